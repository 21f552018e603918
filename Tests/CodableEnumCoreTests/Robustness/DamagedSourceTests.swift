import CodableEnumLocks
import CodingChecks
import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// Whatever becomes of a source on its way, the generator ends and says where it is wrong.
struct DamagedSourceTests {
  private static let source = ##"""
    import A
    // @CodableEnum(style: .internal, tag: ["m", "type"], caseNaming: .snakeCase,
    //   reads: [.external, .adjacent(tag: "t", content: "c")], unknownKeys: .reject)
    @available(*, deprecated) public indirect enum E<T, each U, let n: Int>: P, ~Q where T: P {
      case a(T, x y: [Int: F<G>]? = nil, _ z: () -> Int = { 1 < 2 ? 3 : 4 }), b
      // @CodableCase("c\u{e9}", aliases: [-1, true], keys: ["k", "l"], skip: .both)
      case c(
        Int,  // @CodableValue(key: "a", aliases: ["b"], nil: .null)
        String?  // @CodableValue(skip: true)
      )
      #if A && (B
        || C)
      case `default`(s: String = "\(f(")", "\(g)")) \"", r: R = /[)]/, t: U = #"\#(u)"#)
      #elseif D  // why
      case d /* /* nested */ */
      #else
      static var e, f: Int { switch self { case .a: 1; default: nil ?? 2 } }
      #endif
      // @CodableCase(.unknown)
      case unknown(tag: String, content: CodableEnumAnyValue)
    }
    extension E.F<Int> { func g() { enum H: Int { case i = 1, j = -2 } } } // 🎉 é
    """##

  /// Runs the parser and the generator, which must not crash, over a source.
  private func expectPlacesInside(_ bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes)
    var generator = LockedGenerator(Generator(outputCount: 1))
    let file = Parser.parse(SourceFile(path: "Test.swift", label: "Test.swift", bytes: bytes))
    #expect(
      file.declarations.allSatisfy {
        $0.nameRange.upperBound <= bytes.count && $0.body.upperBound <= file.tokens.count
      })
    bytes.withUnsafeBytes {
      generator.scan($0, path: "Test.swift", label: "Test.swift")
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for diagnostic in generator.finish().diagnostics {
      for position in [diagnostic.position] + diagnostic.notes.map(\.position) {
        let (line, column) = (position.line, position.column)
        #expect(line >= 1 && line <= lines.count)
        #expect(column >= 1 && column <= lines[line - 1].count + 1)
      }
    }
  }

  /// By default every fourth length, of which one ends in the middle of most that is longer.
  private static let step = TestScope.all(1, byDefault: 4)

  @Test func everyPrefixIsSurvived() {
    let bytes = Array(Self.source.utf8)
    for count in stride(from: 0, through: bytes.count, by: Self.step) {
      expectPlacesInside(bytes.prefix(count))
    }
  }

  @Test func everySuffixIsSurvived() {
    let bytes = Array(Self.source.utf8)
    for count in stride(from: 0, through: bytes.count, by: Self.step) {
      expectPlacesInside(bytes.suffix(count))
    }
  }

  @Test(arguments: TestScope.all(1...8, byDefault: 1...1)) func randomSplicesAreSurvived(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let original = Array(Self.source.utf8)
    for _ in 0..<100 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) { bytes.splice(from: original, &random) }
      expectPlacesInside(bytes[...])
    }
  }

  @Test(arguments: GoldenInput.all) func goldenInputsAreSurvivedInPieces(input: GoldenInput) {
    var random = SeededGenerator(seed: 0)
    for _ in 0..<TestScope.all(5, byDefault: 1) {
      var bytes = input.bytes
      bytes.splice(from: input.bytes, &random)
      expectPlacesInside(bytes[...])
      expectPlacesInside(input.bytes.prefix(Int.random(in: 0...input.bytes.count, using: &random)))
    }
  }
}

/// A source that other tests compare with what is expected of it.
struct GoldenInput: CustomTestStringConvertible {
  let path: String
  let bytes: [UInt8]
  var testDescription: String { path }

  static let all =
    inputs(in: "Tests/CodableEnumCoreTests/Goldens", named: "/Input.swift")
    + inputs(in: "IntegrationFixtures/Oracle/Samples", named: ".swift")

  /// Ends the process if there are none, since a test of no inputs would pass.
  private static func inputs(in folder: String, named suffix: String) -> [GoldenInput] {
    let folder = GoldenCase.goldens.appending(path: "../../../\(folder)").standardizedFileURL
    let paths = try! FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }.sorted()
    precondition(!paths.isEmpty, "\(folder.path) holds no '\(suffix)'")
    return paths.map { path in
      GoldenInput(path: path, bytes: Array(try! Data(contentsOf: folder.appending(path: path))))
    }
  }
}

extension [UInt8] {
  /// Replaces a short random piece by another one of the source.
  fileprivate mutating func splice(from source: [UInt8], _ random: inout SeededGenerator) {
    let start = Int.random(in: 0...count, using: &random)
    let end = Swift.min(count, start + Int.random(in: 0...20, using: &random))
    let pieceStart = Int.random(in: 0...source.count, using: &random)
    let pieceEnd = Swift.min(source.count, pieceStart + Int.random(in: 0...40, using: &random))
    replaceSubrange(start..<end, with: source[pieceStart..<pieceEnd])
  }
}
