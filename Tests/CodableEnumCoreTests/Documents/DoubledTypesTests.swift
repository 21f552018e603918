import Foundation
import Testing

@testable import CodableEnumCore

/// Types of which each holds the next one twice: the shortest document of the first one would never end.
@Suite struct DoubledTypesTests {
  private static let types =
    (0..<60).flatMap { number in
      ["S", "T"].map { name in
        """
        struct \(name)\(number): Codable {
          var first: \(name)\(number + 1)
          var second: \(name)\(number + 1)
        }
        """
      }
    }.joined(separator: "\n") + """

      struct S60: Codable { var x: Double }
      struct T60: Codable { var x: Int }
      """

  @Test(arguments: ["S0", "CodableEnumAnyValue"])
  func theDocumentOfAMessageIsCut(first: String) throws {
    let source = """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(\(first))
        case b(T0)
      }
      \(Self.types)
      """
    let diagnostics = try Generator.run([("Input.swift", Data(source.utf8))]).diagnostics
    #expect(diagnostics.map(\.message.id) == [.unreachableCase])
    let text = try #require(diagnostics.first).message.text
    let start = #"'a' is tried first and also accepts what 'b' writes: {"first":{"first":"#
    #expect(text.hasPrefix(start))
    #expect(text.contains(#""second":…}"#))
    #expect(text.utf8.count < 4_000)
  }
}
