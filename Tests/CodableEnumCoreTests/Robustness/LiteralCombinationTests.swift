import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// Every option with every kind of literal: each is accepted or an error at its place, and none ends
/// the generator.
///
/// Options are named by text: those of a version to come must be refused as well as those of this one
/// are read.
struct LiteralCombinationTests {
  /// By default every other one, of which each kind has some.
  private static let literals = allLiterals.enumerated().filter {
    TestScope.isAll || $0.offset % 2 == 0
  }.map(\.element)

  private static let allLiterals = [
    // Strings
    #""""#, #""a""#, #""type""#, #""a\nb""#, #""\0\"\\""#, #""\\(x)""#, #""é🎉""#, #""`a`""#,
    #""Foo(); evil()""#, ##"#"T: Codable"#"##,
    // Numbers, ranges, words
    "0", "-9223372036854775808", "1.5", "200...299", "0..<9223372036854775807", "true", "false",
    "nil",
    // Members
    ".a", ".text", ".ping", ".unknown", ".untagged", ".tag", ".external", ".omit", ".null",
    ".keyed", ".snakeCase", ".both", ".a()", #".adjacent(tag: [], content: "")"#,
    ".a(.b(c: [.d(1)]), 2)",
    // Arrays
    "[]", #"[""]"#, #"["a"]"#, #"["a", "a"]"#, "[[]]", #"[["a"]]"#, "[nil]", "[3]", "[1...2]",
    "[.type]", "[.ping, .text]", "[.external, .external]", #"[.internal(tag: ["a", ""])]"#,
    "[meta, type]", #"["a", 1, nil, [.b]]"#,
    // Dictionaries and types
    "[:]", #"["": ""]"#, #"["a": 1, "a": 2]"#, #"["a": ["b": [1, ["c": 1.5, "d": nil]]]]"#, "Foo",
    "Foo.Bar<Int, [T]>", "`default`",
  ]

  private static let representationOptions = [
    "tag", "content", "payload", "empty", "caseNaming", "keyNaming", "keyPrefix", "style", "",
  ]

  private static let enumOptions =
    representationOptions + [
      "nilValues", "nilProperty", "unknownKeys", "missingTag", "coercing", "ignoringCase", "reads",
      "conformance", "where", "order", "fallback", "defaultValues", "codingKeys",
      "rawRepresentable", "invalidProperty", "invalidElements", "accessors",
    ]

  private static let caseOptions = [
    "", "tag", "aliases", "content", "constants", "coder", "keyNaming", "keyPrefix", "keys", "skip",
    "payload", "empty",
  ]

  private static let valueOptions = [
    "", "key", "aliases", "skip", "default", "tag", "flatten", "coder", "nil",
  ]

  struct Style: CustomTestStringConvertible {
    var name: String
    var required: [String] = []

    var testDescription: String { name }

    /// `style: .internal, tag: "tagKey"`, but for the option that is tried, and then that option.
    func arguments(_ option: String, _ literal: String) -> String {
      let required =
        ["style: .\(name)"]
        + required.map { "\($0): \"\($0)Key\"" }
        .filter { !$0.hasPrefix("\(option):") }
      return (required + [option.labelling(literal)]).joined(separator: ", ")
    }

    /// An enum that is right but for what is put in, which must be `//` elsewhere.
    func source(
      enumArguments: String, beforeCase: String = "//", beforeValue: String = "//"
    ) -> String {
      let values =
        name == "rawValue"
        ? ""
        : """
        (
          a: String?,
          \(beforeValue)
          b: Int = 1
        )
        """
      return """
        // @CodableEnum(\(enumArguments))
        enum Message {
          \(beforeCase)
          case ping

          \(beforeCase)
          case text\(values)
        }
        """
    }
  }

  static let styles = [
    Style(name: "external"), Style(name: "internal", required: ["tag"]),
    Style(name: "adjacent", required: ["tag", "content"]), Style(name: "untagged"),
    Style(name: "rawValue"), Style(name: "array"),
  ]

  /// By default, the one with the most options.
  private static let stylesInScope = TestScope.all(styles, byDefault: [styles[1]])

  /// Runs the generator over every option with every literal, where `source` puts them.
  private func expectAnswers(_ options: [String], _ source: (String, String) -> String) throws {
    for option in options {
      for literal in Self.literals { try expectAnswer(to: source(option, literal)) }
    }
  }

  private func expectAnswer(to source: String) throws {
    let generation = try Generator.run([("Input.swift", Data(source.utf8))])
    if !generation.hasErrors {
      let output = try #require(generation.outputs.first, "\(source)")
      let parsed = Parser.parse(SourceFile(path: "", label: "", bytes: Array(output.utf8)))
      #expect(parsed.diagnostics.map(\.rendered) == [], "\(source)")
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for diagnostic in generation.diagnostics {
      let place = diagnostic.position
      let line = lines.indices.contains(place.line - 1) ? lines[place.line - 1].utf8.count : -1
      #expect((1...line + 1).contains(place.column), "\(source)\n\(diagnostic.rendered)")
    }
  }

  @Test(arguments: styles) func whatIsTriedIsTheOnlyArgumentThatCanBeWrong(style: Style) throws {
    let source = style.source(enumArguments: style.arguments("conformance", ".codable"))
    let generation = try Generator.run([("Input.swift", Data(source.utf8))])
    #expect(generation.diagnostics.map(\.rendered) == [])
  }

  @Test(arguments: stylesInScope) func anEnumTakesAnyLiteral(style: Style) throws {
    try expectAnswers(Self.enumOptions) { option, literal in
      style.source(enumArguments: style.arguments(option, literal))
    }
  }

  @Test(arguments: stylesInScope) func aFurtherRepresentationTakesAnyLiteral(style: Style) throws {
    try expectAnswers(Self.representationOptions) { option, literal in
      let further = style.arguments(option, literal).drop { $0 != "," }.dropFirst(2)
      return style.source(enumArguments: "style: .array, reads: [.\(style.name)(\(further))]")
    }
  }

  @Test(arguments: stylesInScope) func aCaseTakesAnyLiteral(style: Style) throws {
    try expectAnswers(Self.caseOptions) { option, literal in
      style.source(
        enumArguments: style.arguments("conformance", ".codable"),
        beforeCase: "// @CodableCase(\(option.labelling(literal)))")
    }
  }

  @Test(arguments: stylesInScope) func aValueTakesAnyLiteral(style: Style) throws {
    try expectAnswers(Self.valueOptions) { option, literal in
      style.source(
        enumArguments: style.arguments("conformance", ".codable"),
        beforeValue: "// @CodableValue(\(option.labelling(literal)))")
    }
  }
}

extension String {
  /// `label: literal`, or without a label the literal alone.
  fileprivate func labelling(_ literal: String) -> String {
    isEmpty ? literal : "\(self): \(literal)"
  }
}
