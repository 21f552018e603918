import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// Sources that take a parser's stack or its time if anything in it recurses or looks ahead again and
/// again. The time limits are far beyond what linear time needs; quadratic time exceeds them.
@Suite(.timeLimit(.minutes(5)))
struct PathologicalTests {
  private func parse(_ parts: String...) -> ParsedFile {
    Parser.parse(
      SourceFile(path: "Test.swift", label: "Test.swift", bytes: Array(parts.joined().utf8)))
  }

  private func many(_ text: String) -> String { String(repeating: text, count: Sizes.many) }

  @Test func bracketsNestToAnyDepth() {
    let file = parse(many("(["), many("])"), "\nenum E {}")
    #expect(file.declarations.map(\.name) == ["E"])
    #expect(file.diagnostics.isEmpty)
  }

  @Test func declarationsNestAsDeepAsTheCompilerAllows() {
    let file = parse(many("enum E { "), many("case a } "))
    #expect(file.declarations.filter { $0.kind == .enum && $0.cases.count == 1 }.count == 256)
    #expect(file.diagnostics.map(\.message.id) == [.nestedTooDeep])
    #expect(file.diagnostics.first?.position.column == 2312)
  }

  @Test func closuresInDefaultValuesNestToAnyDepth() {
    let file = parse(many("enum E { case a(b: F = { "), many(" })}"))
    #expect(file.diagnostics.map(\.message.id) == [.nestedTooDeep])
  }

  @Test func conditionsNestToAnyDepth() {
    let file = parse(many("#if A\n"), "enum E {}\n", many("#endif\n"))
    #expect(file.conditionalChains.count == Sizes.many)
    #expect(file.declarations.first?.condition?.chain == Sizes.many - 1)
  }

  @Test func interpolationsNestToAnyDepth() {
    let file = parse("x = ", many("\"\\("), many(")\""), " enum E {}")
    #expect(file.tokens.map(\.kind).starts(with: [.identifier, .operator, .string, .identifier]))
    #expect(file.diagnostics.isEmpty)
  }

  @Test func anEnumHasAnyNumberOfCases() {
    let file = parse("enum E {\n", many("case a(x: Int = 1)\n"), "case b", many(", c(Int)"), "\n}")
    #expect(file.declarations.first?.cases.count == Sizes.many + 1)
    #expect(file.declarations.first?.cases.last?.elements.count == Sizes.many + 1)
  }

  @Test func aCaseHasAnyNumberOfValues() {
    let file = parse("enum E { case a(b: Int = c", many("<d, e: F<G> = h"), ") }")
    #expect(file.declarations.first?.cases.first?.elements.first?.values?.count == Sizes.many + 1)
  }

  @Test func annotationsFollowOneAnotherInAnyNumber() {
    let file = parse("// ", many("@CodableCase(\n// 1) "), "\nenum E {}")
    let reader = AnnotationReader(file)
    #expect(reader.annotations.count == Sizes.many)
    #expect(reader.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("", "@CodableCase(\n// ", .annotationSyntax, Sizes.many / 2),
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
    ("\n/* CodableCase( */", Sizes.many), ("CodableCase( ", 1), ("`CodableCase ", 0),
    ("@CodableCase\u{A0}", 0),
  ])
  func slipsStandInAnyNumber(text: String, count: Int) {
    let reader = AnnotationReader(parse("// prose ", many(text), "\nenum E {}"))
    #expect(reader.suspects.count == count)
  }

  @Test func aLineHasAnyLength() {
    let line = "x = \"" + String(repeating: "a", count: 500 * Sizes.many) + "\"; enum E {}"
    #expect(parse(line).declarations.first?.nameRange.lowerBound == line.utf8.count - 4)
  }

  @Test func anyNumberOfCommentsOpensWithoutEnd() {
    let file = parse(String(repeating: "/*", count: 10 * Sizes.many))
    #expect(file.comments.count == 1)
    #expect(file.diagnostics.map(\.message.id) == [.unterminatedComment])
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

  // MARK: What is generated

  /// The conformances of a file with one marked enum.
  private func generate(_ options: String, _ body: String) throws -> String {
    try generate("// @CodableEnum(\(options))\nenum E {\n\(body)\n}\n")
  }

  private func generate(_ source: String) throws -> String {
    let generation = try Generator.run([("Input.swift", Data(source.utf8))])
    #expect(generation.diagnostics.map(\.rendered) == [])
    return generation.outputs.joined()
  }

  private func list(_ count: Int, _ separator: String = ", ", _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: separator)
  }

  @Test(arguments: [
    #"style: .internal, tag: "t""#, #"style: .internal, tag: "t", coercing: true"#,
  ])
  func aCaseHasAnyNumberOfAliases(options: String) throws {
    let count = Sizes.scaled(20_000)
    let output = try generate(
      options, "// @CodableCase(aliases: [\(list(count) { "\($0)" })])\ncase a")
    #expect(output.contains("\(count - 1)"))
  }

  @Test(arguments: ["", #"// @CodableCase(constants: ["k": 1])"#])
  func aValueHasAnyNumberOfAliases(annotation: String) throws {
    let count = Sizes.scaled(20_000)
    let output = try generate(
      "style: .external",
      "\(annotation)\ncase a(x: Int)  // @CodableValue(aliases: [\(list(count) { "\"a\($0)\"" })])")
    #expect(output.contains(#""a\#(count - 1)"])"#))
  }

  @Test func aCaseHasAnyNumberOfValuesWithKeys() throws {
    let count = Sizes.scaled(10_000)
    let output = try generate(
      "style: .external",
      """
      // @CodableCase(keys: [\(list(count) { "\"k\($0)\"" })])
      case a(\(list(count) { "v\($0): Int = 1" }))
      """)
    #expect(
      output.contains(
        #"try payload.encode(value\#(count - 1), forKey: .init(stringValue: "k\#(count - 1)"))"#))
  }

  @Test func anyNumberOfValuesHasAnnotations() throws {
    let count = Sizes.scaled(4_000)
    let output = try generate(
      "style: .external",
      """
      case a(
      \(list(count, "\n") { "v\($0): Int,  // @CodableValue(key: \"k\($0)\")" })
      last: Int
      )
      """)
    #expect(output.contains(#"forKey: .init(stringValue: "k\#(count - 1)"))"#))
  }

  @Test func accessorsAreOfAnyNumberOfCases() throws {
    let count = Sizes.scaled(5_000)
    let last = count - 1
    let output = try generate(
      "style: .external, accessors: true",
      list(count, "\n") { "case c\($0)(a\($0): Int, b\($0): Int)" })
    #expect(output.contains("case .c\(last)(a\(last): _, b\(last): let value1): return value1"))
    #expect(output.components(separatedBy: "default: return nil").count == 2 * count + 1)
  }

  @Test func markedEnumsNestDeep() throws {
    let count = 200
    let output = try generate(
      list(count, "\n") { "// @CodableEnum(style: .external)\nenum E\($0) {\ncase a(Int)" }
        + String(repeating: "}", count: count))
    #expect(output.contains("extension \(list(count, ".") { "E\($0)" }): Swift.Encodable"))
  }

  @Test(arguments: ["", "accessors: true, "])
  func casesStandBelowConditionsThatNestDeep(options: String) throws {
    let count = Sizes.scaled(500)
    let output = try generate(
      "\(options)style: .external",
      list(count, "\n") { "#if A\($0)\ncase c\($0)(v\($0): Int)" }
        + String(repeating: "\n#endif", count: count))
    #expect(output.contains("#if A\(count - 1)\n"))
  }

  @Test func casesStandBelowAnyNumberOfBranches() throws {
    let count = Sizes.scaled(2_000)
    let output = try generate(
      "style: .external",
      "#if A\ncase a\n" + list(count, "\n") { "#elseif A\($0)\ncase c\($0)" } + "\n#endif")
    #expect(output.contains("#elseif A\(count - 1)\n"))
  }

  @Test func aNameHasAnyLength() {
    let name = String(repeating: "aB", count: 50_000)
    let converted = Naming.snakeCase.apply(to: name)
    #expect(converted.utf8.count == 150_000)
    #expect(converted.hasSuffix("_ba_b"))
  }

  @Test func anyNumberOfCasesIsReadInSeveralForms() throws {
    let output = try generate(
      #"""
      style: .internal, tag: "type",
      //   reads: [.external, .adjacent(tag: "k", content: "c"), .array, .internal(tag: "y")]
      """#, list(Sizes.scaled(1_000), "\n") { "case c\($0)(v\($0): Int, w: String?)" })
    #expect(output.contains("\"c\(Sizes.scaled(1_000) - 1)\""))
  }

  @Test func anyNumberOfCasesIsUntagged() throws {
    let output = try generate(
      "style: .untagged", list(1_000, "\n") { "case c\($0)(v\($0): Int)" })
    #expect(output.contains(#"errors.append(("c999", error))"#))
  }

  /// Each property is a branch of the search for what a type is on the wire.
  @Test func aTypeHoldsItselfInManyProperties() throws {
    let output = try generate(
      """
      struct Schema: Codable {
      \(list(20, "\n") { "var p\($0): [Schema]?" })
      }
      // @CodableEnum(style: .untagged)
      enum E {
        case schema(Schema)
        case schemas([Schema])
      }
      """)
    #expect(output.contains("extension E: Swift.Encodable"))
  }

  /// `Tree<Int>` contains a `Tree<[Int]>`, which contains a `Tree<[[Int]]>`.
  @Test func aGenericTypeGrowsInsideItself() throws {
    let output = try generate(
      """
      struct Tree<T: Codable>: Codable { var trees: [Tree<[T]>], pairs: [Tree<[String: T]>], value: T }

      // @CodableEnum(style: .untagged)
      indirect enum Growth<T: Codable> {
        case more([Growth<[T]>])
        case value(of: T)
      }

      // @CodableEnum(style: .untagged, reads: [.external], order: [.growth, .tree])
      enum E {
        case growth(Growth<Int>)
        case tree(Tree<Int>)
      }
      """)
    #expect(output.contains("extension E: Swift.Encodable"))
  }
}

/// By default a part, which still exhausts a stack; what grows with the square is felt with all.
private enum Sizes {
  static let many = TestScope.all(50_000, byDefault: 10_000)

  static func scaled(_ count: Int) -> Int { TestScope.all(count, byDefault: count / 10) }
}
