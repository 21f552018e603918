import Testing

@testable import CodableEnumCore

/// Sources that take a parser's stack or its time if anything in it recurses or looks ahead again and
/// again. The time limits are far beyond what linear time needs; quadratic time exceeds them.
@Suite(.timeLimit(.minutes(5)))
struct PathologicalTests {
  private static let many = 100_000

  private func parse(_ parts: String...) -> ParsedFile {
    Parser.parse(
      SourceFile(path: "Test.swift", label: "Test.swift", bytes: Array(parts.joined().utf8)))
  }

  private func many(_ text: String) -> String { String(repeating: text, count: Self.many) }

  @Test func bracketsNestToAnyDepth() {
    let file = parse(many("(["), many("])"), "\nenum E {}")
    #expect(file.declarations.map(\.name) == ["E"])
    #expect(file.diagnostics.isEmpty)
  }

  @Test func declarationsNestToAnyDepth() {
    let file = parse(many("enum E { "), many("case a } "))
    #expect(file.declarations.count == Self.many)
    #expect(file.declarations.last?.parent == Self.many - 2)
    #expect(file.declarations.allSatisfy { $0.cases.count == 1 })
  }

  @Test func closuresInDefaultValuesNestToAnyDepth() {
    let file = parse(many("enum E { case a(b: F = { "), many(" })}"))
    #expect(file.declarations.filter { $0.kind == .enum && $0.cases.count == 1 }.count == Self.many)
    #expect(file.diagnostics.isEmpty)
  }

  @Test func conditionsNestToAnyDepth() {
    let file = parse(many("#if A\n"), "enum E {}\n", many("#endif\n"))
    #expect(file.conditionalChains.count == Self.many)
    #expect(file.declarations.first?.condition?.chain == Self.many - 1)
  }

  @Test func interpolationsNestToAnyDepth() {
    let file = parse("x = ", many("\"\\("), many(")\""), " enum E {}")
    #expect(file.tokens.map(\.kind).starts(with: [.identifier, .operator, .string, .identifier]))
    #expect(file.diagnostics.isEmpty)
  }

  @Test func anEnumHasAnyNumberOfCases() {
    let file = parse("enum E {\n", many("case a(x: Int = 1)\n"), "case b", many(", c(Int)"), "\n}")
    #expect(file.declarations.first?.cases.count == Self.many + 1)
    #expect(file.declarations.first?.cases.last?.elements.count == Self.many + 1)
  }

  @Test func aCaseHasAnyNumberOfValues() {
    let file = parse("enum E { case a(b: Int = c", many("<d, e: F<G> = h"), ") }")
    #expect(file.declarations.first?.cases.first?.elements.first?.values?.count == Self.many + 1)
  }

  @Test func annotationsFollowOneAnotherInAnyNumber() {
    let file = parse("// ", many("@CodableCase(\n// 1) "), "\nenum E {}")
    let reader = AnnotationReader(file)
    #expect(reader.annotations.count == Self.many)
    #expect(reader.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("", "@CodableCase(\n// ", .annotationSyntax, 50_000),
      ("@CodableCase(", "[", .nestedTooDeep, 1),
      ("@CodableCase(\"", "\\u{61}", .unterminatedStringInAnnotation, 1),
      ("@CodableCase(", "\"a\",\n// ", .unclosedAnnotation, 1),
      ("@CodableEnum", "s", .missingArgumentList, 0),
    ] as [(String, String, Message.ID, Int)])
  func anAnnotationThatNeverEndsIsReadOnce(
    opening: String, rest: String, id: Message.ID, count: Int
  ) {
    let reader = AnnotationReader(parse("// ", opening, many(rest), "\nenum E {}"))
    #expect(reader.diagnostics.filter { $0.message.id == id }.count == count)
  }

  @Test(arguments: [
    ("\n/* CodableCase( */", 100_000), ("CodableCase( ", 1), ("`CodableCase ", 0),
    ("@CodableCase\u{A0}", 0),
  ])
  func slipsStandInAnyNumber(text: String, count: Int) {
    let reader = AnnotationReader(parse("// prose ", many(text), "\nenum E {}"))
    #expect(reader.suspects.count == count)
  }

  @Test func aLineHasAnyLength() {
    let line = "x = \"" + String(repeating: "a", count: 50_000_000) + "\"; enum E {}"
    #expect(parse(line).declarations.first?.nameRange.lowerBound == line.utf8.count - 4)
  }

  @Test func aMillionCommentsOpenWithoutEnd() {
    let file = parse(String(repeating: "/*", count: 1_000_000))
    #expect(file.comments.count == 1)
    #expect(file.diagnostics.map(\.message) == [.unterminatedComment])
  }

  @Test(arguments: [
    "(", "([{", "{ (", "}", "@A ", "@A<", "@A(", "@A (", "public ", "\nopen(", "#", "#\"", "#/\n",
    "#\"\"\" ", "#\"\"\"\\#(", "<<<<<<< \n", ">>>> \n", "<#", "+<#", "\"\\(", "\"\"\"\n\\(", "`",
    "#if A\n", "#if A\n{\n#else\n", "#endif\n", "/(", " /a", "+/**/", "+=", "enum E<T",
    "enum E: A, ",
    "extension A<", "enum E { case ", "enum E { case a = ", "enum E { case a(x: A = b<",
    "\nactor A",
    "0x1.", "\u{201C}", "enum E { case a(b: [", "import a.", "struct S { var a, (",
  ])
  func whatBeginsAndNeverEndsIsReadOnce(opening: String) {
    let file = parse(many(opening))
    #expect(file.tokens.last?.kind == .endOfFile)
    #expect(file.tokens.last?.end == file.file.bytes.count)
  }
}
