import Foundation
import Testing

@testable import CodableEnumCore

/// Nearly an annotation is never nothing, and prose is left alone.
struct AnnotationSlipTests {
  private static let slips = [
    (#"//\#u{A0}§@CodableCase("q")"#, "'@CodableCase' after a no-break space"),
    (#"// §CodableCase("q")"#, "'CodableCase' without an '@'"),
    (#"// §CodableCase"#, "'CodableCase' without an '@'"),
    (#"// §codableCase("q")"#, "'codableCase' without an '@'"),
    (#"// §@ CodableCase("q")"#, "'CodableCase' with a space after the '@'"),
    (#"// TODO: §@CodableCase("q")"#, "'@CodableCase' after other text"),
    (#"// see §CodableCase ("q")"#, "'CodableCase' without an '@'"),
    (#"// // §@CodableCase("q")"#, "'@CodableCase' after other text"),
    (#"// `a` and don`t §@CodableCase("q")"#, "'@CodableCase' after other text"),
    (#"//// §@CodableCase("q")"#, "'@CodableCase' in a '////' comment"),
    (#"/// §@CodableCase("q")"#, "'@CodableCase' in a '///' comment"),
    (#"/// §@codableCase("q")"#, "'@codableCase' in a '///' comment"),
    (#"/// Written as §CodableCase("q")."#, "'CodableCase' in a '///' comment"),
    ("/// ```\n/// x\n/// ```\n/// §@CodableCase(\"q\")", "'@CodableCase' in a '///' comment"),
    (#"/* §@CodableCase("q") */"#, "'@CodableCase' in a '/* */' comment"),
    (#"/** §@CodableCase("q") */"#, "'@CodableCase' in a '/* */' comment"),
    ("/*\n * §@CodableCase\n */", "'@CodableCase' in a '/* */' comment"),
    ("/*\n Text\n §@CodableCase(\"q\")\n */", "'@CodableCase' in a '/* */' comment"),
    ("// §\u{FF20}CodableCase(1)", "'@CodableCase' spelled with U+FF20"),
    ("/// §\u{FF20}CodableCase(1)", "'@CodableCase' spelled with U+FF20"),
    ("/* see §\u{FF20}CodableCase(1) */", "'@CodableCase' spelled with U+FF20"),
    ("// §\u{FE6B}CodableCase(1)", "'@CodableCase' spelled with U+FE6B"),
    ("// §@CodableCase\u{FF08}1\u{FF09}", "'@CodableCase' spelled with U+FF08"),
    ("// §@CodableCase\u{FE59}1\u{FE5A}", "'@CodableCase' spelled with U+FE59"),
    ("// \u{200B}§@CodableCase(1)", "'@CodableCase' spelled with U+200B"),
    ("//\u{3000}§@CodableCase(1)", "'@CodableCase' spelled with U+3000"),
    ("// §@\u{200B}CodableCase(1)", "'@CodableCase' spelled with U+200B"),
    ("// §@Codable\u{200B}Case(1)", "'@CodableCase' spelled with U+200B"),
    ("// §@CodableCase\u{FEFF}(1)", "'@CodableCase' spelled with U+FEFF"),
    ("// §@\u{421}odableCase(1)", "'@CodableCase' spelled with U+0421"),
    ("// §@C\u{43E}dableValue(1)", "'@CodableValue' spelled with U+043E"),
    ("// §@CodableCas\u{435}", "'@CodableCase' spelled with U+0435"),
    ("// TODO: §@CodableC\u{430}se(1)", "'@CodableCase' spelled with U+0430"),
  ]

  private static let prose = [
    "// about CodableCase and the like", "// MyCodableCase(x)", "// CodableCases(x)",
    "// Module.CodableCase(x)", "// CodableEnumAnyValue(1)", #"// `@CodableCase("q")`"#,
    #"/// Marked `@CodableCase("q")`, or ``CodableCase``."#, "// @codec(x)",
    "/// ```swift\n/// // @CodableCase(\"q\")\n/// ```", "/*\n ```\n @CodableCase(\"q\")\n ```\n*/",
    "/// see @CodableCase", "/* */", "//", "///", "// @", "//@ ",
    "// \u{201C}CodableCase\u{201D}", "// \u{AB}CodableCase\u{BB}(x)", "// \u{421}\u{43E}(x)",
    "// @\u{442}\u{435}\u{433}(x)", "// \u{FF20}codec(x)", "// `\u{FF20}CodableCase(1)`",
    "// codableCase", "// see codableCase(x)",
    "// @Case is a word", "// @JSON(1)", "// @Value, or so", "// Key(1)",
    "// @SerialName is Kotlin's", #"// what @SerialName("q") is there"#, #"/// @SerialName("q")"#,
  ]

  /// The diagnostics of a comment in a marked enum and before an unmarked one, without hints. `§`
  /// stands for the place.
  private func findings(_ comment: String, inEnum: Bool) throws -> [String] {
    let head = inEnum ? "// @CodableEnum(style: .external)\nenum E {\n" : ""
    let source = head + comment + (inEnum ? "\ncase a\n}" : "\nenum E { case a }")
    let generation = try Generator.run(
      [("E.swift", Data(source.filter { $0 != "§" }.utf8))])
    let lines = source.prefix { $0 != "§" }.split(separator: "\n", omittingEmptySubsequences: false)
    let place = "E.swift:\(lines.count):\(lines.last!.utf8.count + 1): "
    return generation.diagnostics.map {
      "\($0.position): \($0.message.severity): \($0.message.text)"
        .replacing(place, with: "§")
    }
  }

  @Test(arguments: slips) func aSlipIsAnError(comment: String, what: String) throws {
    let expected = ["§error: \(what) is not read as an annotation"]
    #expect(try findings(comment, inEnum: true) == expected)
    #expect(try findings(comment, inEnum: false) == expected)
  }

  @Test func everyPlaceInAMarkedEnumCountsAndNoOther() throws {
    let source = """
      // @CodableEnum(style: .external)
      enum A {  // CodableCase(1)
        // @CodableEnum(style: .external)
        enum B { case b }  // CodableCase(2)
        case a
        func f() { /* CodableCase(3) */ }
        // CodableCase(4)
      }  // CodableCase(-)
      struct S { /* CodableCase(-) */ }  // CodableCase(-)
      // @CodableEnum(style: .external)
      enum C { case c /* CodableCase(5) */ }
      @frozen  // CodableEnum(6)
      enum D { /* CodableCase(-) */ }
      // CodableCase(-)
      """
    let diagnostics = try Generator.run([("E.swift", Data(source.utf8))]).diagnostics
    #expect(diagnostics.allSatisfy { $0.message.id == .annotationInProse })
    #expect(diagnostics.map(\.position.line) == [2, 4, 6, 7, 11, 12])
  }

  private static let foreign = [
    #"// §@CodedAs("q")"#, #"//§@SerialName("q")"#, "// §@Transient", #"// §@CodableKey("q")"#,
    #"// §@EnumCase("q")"#, #"// §@CaseCodable("q")"#, "// §@Case(1)", "// §@Case", "// §@Value(1)",
    "// §@Key(1)", #"// §@JSONKey("q")"#, "// §@EnumValue(1)",
  ]

  @Test(arguments: foreign) func whatAnotherLibraryWritesIsAnErrorInMarkedEnumsAlone(
    comment: String
  ) throws {
    let inside = try findings(comment, inEnum: true)
    #expect(inside.count == 1 && inside[0].hasPrefix("§error: there is no annotation '@"))
    #expect(try findings(comment, inEnum: false) == [])
  }

  @Test func theNameTheOtherWayRoundIsAnErrorBeforeAnyEnum() throws {
    let comment = "// §@EnumCodable(style: .external)"
    let expected = ["§error: there is no annotation '@EnumCodable'"]
    #expect(try findings(comment, inEnum: true) == expected)
    #expect(try findings(comment, inEnum: false) == expected)
    #expect(try findings("// §@\u{421}odableEnum(style: .external)", inEnum: false).count == 1)
  }

  @Test(arguments: ["@CodableEnumeration(style: .external)", "@CodableEnums2024Format(1)"])
  func aNameWithMoreBehindItIsAnErrorBeforeAnyEnum(annotation: String) throws {
    let name = annotation.prefix { $0 != "(" }
    let expected = ["§error: there is no annotation '\(name)'"]
    #expect(try findings("// §\(annotation)", inEnum: true) == expected)
    #expect(try findings("// §\(annotation)", inEnum: false) == expected)
  }

  @Test func theHintForANameOfSeveralWordsIsWhatTheyMean() throws {
    let source = "// @CodableEnum(style: .external)\nenum E {\n// @CodableEnumCase(1)\ncase a\n}"
    let generation = try Generator.run([("E.swift", Data(source.utf8))])
    #expect(generation.diagnostics.map(\.message.hint) == ["write '@CodableCase'"])
  }

  /// Advice can be copied.
  @Test(arguments: slips) func adviceIsInPlainCharacters(comment: String, what: String) throws {
    let source = "// @CodableEnum(style: .external)\nenum E {\n\(comment)\ncase a\n}"
    let generation = try Generator.run([("E.swift", Data(source.filter { $0 != "§" }.utf8))])
    let texts = generation.diagnostics.flatMap { [$0.message.text, $0.message.hint ?? ""] }
    #expect(texts.allSatisfy { $0.unicodeScalars.allSatisfy { $0.isASCII || $0 == "…" } })
  }

  @Test(arguments: ["meta.type", "a.b.c", "_a.b1", "größe.typ"])
  func whatLooksLikeAPathIsOne(key: String) { #expect(Spelling.isDottedPath(key)) }

  @Test(arguments: ["type", "@odata.type", "v1.0", "a..b", ".a", "a.", ".", "a-b.c", "$a.b c"])
  func aKeyWithDotsIsNoPath(key: String) { #expect(!Spelling.isDottedPath(key)) }

  @Test(arguments: prose) func proseIsLeftAlone(comment: String) throws {
    #expect(try findings(comment, inEnum: true) == [])
    #expect(try findings(comment, inEnum: false) == [])
  }
}
