import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

@Suite(.serialized)
struct SupportPieceTests {
  @Test func everyDeclaredPieceIsAmongAll() throws {
    let folder = GoldenCase.goldens.appending(
      path: "../../../Sources/CodableEnumCore/Emission/Support")
    var declared: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for declaration in source.matches(of: /static let (\w+) = SupportPiece\(\s*"(\w+)"/) {
        #expect(declaration.1 == declaration.2)
        declared.append(String(declaration.2))
      }
      // Those of the types that decoders have functions for.
      for declaration in source.matches(of: /static let (\w+) = (?:required|ifPresent)\("/) {
        declared.append(String(declaration.1))
      }
    }
    #expect(declared.sorted() == SupportPiece.all.map(\.name).sorted())
  }

  @Test func everyPieceIsNamedOnce() {
    #expect(Set(SupportPiece.all).count == SupportPiece.all.count)
  }

  @Test func everyRequirementIsAmongAll() {
    let all = Set(SupportPiece.all)
    #expect(SupportPiece.all.filter { !all.isSuperset(of: $0.requirements) } == [])
  }

  @Test func aClosureHasTheOrderOfOutput() {
    #expect(
      SupportPiece.closure(of: [.codedOptionalElement, .anyKey])
        == [.key, .anyKey, .elements, .index, .decoderElement, .codedOptionalElement])
  }

  @Test func membersOfOneTypeStandInOneExtension() {
    let text = SupportPiece.text(of: [.anyKey, .elements, .containsAny])
    #expect(text.matches(of: /extension Swift.KeyedDecodingContainer/).count == 1)
    #expect(text.contains("}\n\n  func contains(anyOf"))
  }

  /// The list of the nearest tags is for enums of many, and then for all.
  @Test func oneErrorForUnknownTagsServesAll() {
    let pieces = SupportPiece.closure(of: [.stringTag, .unknownTagOfMany])
    #expect(pieces.filter { $0.text.contains("func codableEnumUnknownTag<") } == [.unknownTagOfMany])
  }

  /// Two settings that have the least in common.
  private static let settings: [[String]] = [
    [],
    ["-swift-version", "6", "-default-isolation", "MainActor"]
      + ["-enable-upcoming-feature", "ExistentialAny"]
      + ["-enable-upcoming-feature", "InternalImportsByDefault"]
      + ["-enable-upcoming-feature", "MemberImportVisibility"],
  ]

  @Test(arguments: settings)
  func everyPieceCompilesWithWhatItRequiresAlone(_ setting: [String]) throws {
    let texts = SupportPiece.all.map { piece in
      let source = SupportPiece.text(of: [piece]).replacing("%access%", with: "")
      return LoneTexts.Text("\(piece)", files: [("Piece.swift", source)])
    }
    let lone = LoneTexts(texts, arguments: ["-typecheck", "-warnings-as-errors"] + setting)
    #expect(try lone.failures() == [])
  }
}
