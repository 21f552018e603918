import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

struct SupportPieceTests {
  @Test func everyPieceHasAText() {
    #expect(SupportPiece.allCases.filter { $0.text == "" } == [])
  }

  @Test func aClosureHasTheOrderOfOutput() {
    #expect(
      SupportPiece.closure(of: [.codedOptionalElement, .anyKey])
        == [
          .key, .anyKey, .elements, .index, .isNullElement, .decoderElement, .codedOptionalElement,
        ])
  }

  @Test func membersOfOneTypeStandInOneExtension() {
    let text = SupportPiece.text(of: [.anyKey, .elements, .containsAny])
    #expect(text.matches(of: /extension Swift.KeyedDecodingContainer/).count == 1)
    #expect(text.contains("}\n\n  func contains(anyOf"))
  }

  /// `String` is the standard library's unless something else may have the name.
  @Test(arguments: [
    ("", "Text", false), ("import Foundation\n", "Text", false), ("import Words\n", "Text", true),
    ("struct Page { typealias String = Words }\n", "Text", true),
  ])
  func aScalarOfAnotherModuleIsRead(before: String, name: String, isAnyType: Bool) throws {
    let source =
      before + "// @CodableEnum(style: .external)\nenum \(name) { case a(x: String) }\n"
    let output = try Generator.run([("Input.swift", Data(source.utf8))]).outputs.joined()
    #expect(output.contains("func required<T: Swift.Decodable>") == isAnyType)
    #expect(output.contains("func required(for key: Swift.String) throws -> Swift.String"))
  }

  @Test func aGenericParameterIsNoScalar() throws {
    let source =
      "// @CodableEnum(style: .external)\nenum Text<String: Codable> { case a(x: String) }\n"
    let output = try Generator.run([("Input.swift", Data(source.utf8))]).outputs.joined()
    #expect(output.contains(".a(x: payload.value(for: \"x\"))"))
  }

  @Test func anotherModuleAddsNothingThatIsNotCalled() throws {
    let source = "import Words\n// @CodableEnum(style: .rawValue)\nenum Text: String { case a }\n"
    let output = try Generator.run([("Input.swift", Data(source.utf8))]).outputs.joined()
    #expect(!output.contains("func required"))
    #expect(!output.contains("CodableEnumKey"))
  }

  /// Two settings that have the least in common; by default, the one that demands more.
  private static let settings: [[String]] = [
    [],
    ["-swift-version", "6", "-default-isolation", "MainActor"]
      + ["-enable-upcoming-feature", "ExistentialAny"]
      + ["-enable-upcoming-feature", "InternalImportsByDefault"]
      + ["-enable-upcoming-feature", "MemberImportVisibility"],
  ]

  @Test(arguments: TestScope.all(settings, byDefault: [settings[1]]))
  func everyPieceCompilesWithWhatItRequiresAlone(_ setting: [String]) throws {
    let texts = SupportPiece.allCases.map { piece in
      let source = SupportPiece.text(of: [piece]).replacing("%access%", with: "")
      return LoneTexts.Text("\(piece)", files: [("Piece.swift", source)])
    }
    let lone = LoneTexts(texts, arguments: ["-typecheck", "-warnings-as-errors"] + setting)
    let failures = try lone.failures()
    #expect(failures == [])
  }

  /// On Linux, only Foundation links the C library's mathematics, which `Int(exactly:)` of a double
  /// calls.
  @Test func allPiecesLinkWithoutFoundation() throws {
    let pieces = SupportPiece.text(of: Set(SupportPiece.allCases))
      .replacing("%access%", with: "")
    try SwiftCompiler.withTemporaryFolder { folder in
      let source = folder.appending(path: "main.swift")
      try pieces.write(to: source, atomically: true, encoding: .utf8)
      let built = try SwiftCompiler.compile(["-o", "program", "main.swift"], in: folder)
      #expect(built.status == 0, "\(built.output)")
    }
  }
}
