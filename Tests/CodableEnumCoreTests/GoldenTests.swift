import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

struct GoldenTests {
  @Test(arguments: GoldenCase.accepted + GoldenCase.modules)
  func theGeneratedCodeIsAsExpected(_ golden: GoldenCase) throws {
    let generation = try golden.generation()
    #expect(generation.diagnostics.map(\.rendered) == [])
    let output = try #require(generation.outputs.first)
    try GoldenFile.expect(abridged(output), equals: golden.file("Expected.swift"))
  }

  @Test(arguments: GoldenCase.rejected)
  func theDiagnosticsAreAsExpected(_ golden: GoldenCase) throws {
    let generation = try golden.generation()
    let rendered = generation.diagnostics.map { $0.rendered + "\n" }.joined()
    try #require(rendered != "")
    // A longer one would have to be read twice. Split it into an error and a note.
    #expect(generation.diagnostics.allSatisfy { $0.message.text.count <= 120 })
    try GoldenFile.expect(rendered, equals: golden.file("Expected.txt"))
  }

  @Test(arguments: GoldenCase.rejected)
  func theCureIsAccepted(_ golden: GoldenCase) throws {
    let cured = try Data(contentsOf: golden.file("Cured.swift"))
    let others = try golden.inputs.filter { $0.lastPathComponent != "Input.swift" }.map {
      ($0.lastPathComponent, try Data(contentsOf: $0))
    }
    let generation = try Generator.run([("Input.swift", cured)] + others)
    #expect(generation.diagnostics.map(\.rendered) == [])
  }

  @Test func aDifferenceNamesTheLinesThatChanged() {
    #expect(GoldenFile.difference(from: "a\nb\nc", to: "a\nx\nc\nd") == "-2: b\n+2: x\n+4: d")
  }

  /// The output with the names of shared pieces in place of their texts, which would only repeat the
  /// sources of the generator.
  private func abridged(_ output: String) -> String {
    guard let heading = output.firstRange(of: SupportPiece.heading + "\n") else { return output }
    let shared = String(output[heading.upperBound...])
    let pieces = Self.pieces.filter { $0.texts.contains(where: shared.holds) }
    return output[..<heading.upperBound] + pieces.map { "// \($0.name)\n" }.joined()
  }

  /// What pieces are in outputs, with each access that they can have.
  private static let pieces = SupportPiece.allCases.map { piece in
    let texts = [Access.internal, .package, .public].map {
      "\n" + piece.text.replacing("%access%", with: $0.modifier) + "\n"
    }
    return (name: "\(piece)", texts: texts)
  }
}

extension String {
  /// By bytes, since so many texts are looked for in so many others.
  fileprivate func holds(_ part: String) -> Bool { strstr(self, part) != nil }
}
