import CodableEnumSuggest
import Foundation
import TestSupport
import Testing

/// A folder below Goldens: JSON as the documentation of a format has it, in a file named as the enum
/// is to be, and `Expected.swift`, what is suggested for it. An array in a `.json` file stands for
/// its elements.
struct SuggestionGolden: CustomTestStringConvertible, Sendable {
  let folder: URL

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }
  var expected: URL { folder.appending(path: "Expected.swift") }

  static let all: [SuggestionGolden] = {
    let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    let names = try! FileManager.default.contentsOfDirectory(atPath: goldens.path)
    // A test of no goldens would pass.
    precondition(names.count > 12)
    let all = names.sorted().map { SuggestionGolden(folder: goldens.appending(path: $0)) }
    let isRecording = TestScope.variable("RECORD_GOLDENS") != nil
    let some = stride(from: 0, to: all.count, by: 3).map { all[$0] }
    return TestScope.all(all, byDefault: isRecording ? all : some)
  }()

  /// Made once for all tests, since that takes seconds.
  func suggestion() throws -> Suggestion { try Self.suggestions[name]!.get() }

  private static let suggestions = all.reduce(into: [:]) { suggestions, golden in
    suggestions[golden.name] = Result { try Suggestion(golden.samples()) }
  }

  func samples() throws -> Samples {
    var samples = Samples()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names.sorted() where name.contains(".json") {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      let isEach = name.hasSuffix(".json") && bytes.first == UInt8(ascii: "[")
      try samples.add(bytes, file: name, each: isEach)
    }
    return samples
  }
}
