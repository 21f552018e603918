import CodableEnumFormats
import CodableEnumLocks
import Foundation
import Testing

@testable import CodableEnumCore

/// A folder below Goldens: what is put in, what must come out, and what must then run.
///
/// ```text
/// Accept/<name>/Input.swift      marked enums; other files of the same target may stand beside it
///               Expected.swift   what is generated for them
///               Run.swift        asserts the JSON of them, both ways
/// Modules/<name>/…               the same, for inputs that need a module of their own
/// Reject/<name>/Input.swift      what a user got wrong
///               Expected.txt     the diagnostics as rendered
///               Cured.swift      the same enum put right
/// ```
struct GoldenCase: CustomTestStringConvertible, Sendable {
  let folder: URL

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }

  static let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Goldens")

  static let accepted = cases(in: "Accept")
  static let modules = cases(in: "Modules")
  static let rejected = cases(in: "Reject")

  private static func cases(in folder: String) -> [GoldenCase] {
    let folder = goldens.appending(path: folder)
    let names = try! FileManager.default.contentsOfDirectory(atPath: folder.path)
    // A test of no goldens would pass.
    precondition(!names.isEmpty, "\(folder.path) is empty")
    return names.sorted().map { GoldenCase(folder: folder.appending(path: $0)) }
  }

  /// The sources of the target: all files but those of the test itself.
  var inputs: [URL] {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return names.filter { $0.hasSuffix(".swift") && !Self.ownFiles.contains($0) }.sorted().map {
        folder.appending(path: $0)
      }
    }
  }

  private static let ownFiles = ["Expected.swift", "Run.swift", "Cured.swift"]

  func file(_ name: String) -> URL { folder.appending(path: name) }

  /// The inputs and what is generated for them, as a module of its own would have them.
  func files() throws -> [(name: String, text: String)] {
    let generation = try generation()
    if generation.hasErrors { throw GoldenModule.Rejection(diagnostics: generation.diagnostics) }
    let inputs = try inputs.map {
      (name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    return inputs
      + generation.outputs.enumerated().map { ("Generated\($0.offset).swift", $0.element) }
  }

  /// What the generator makes of the inputs, each known by its name alone.
  func generation() throws -> Generation {
    try Generator.run(try inputs.map { ($0.lastPathComponent, try Data(contentsOf: $0)) })
  }
}

extension Generator {
  /// Runs the generator over sources that are known by their names.
  static func run(
    _ sources: [(name: String, bytes: Data)], outputCount: Int = 1
  ) throws -> Generation {
    var generator = LockedGenerator(Generator(outputCount: outputCount))
    generator.look(at: sources.map { ($0.name, Array($0.bytes)) })
    return generator.finish()
  }
}
