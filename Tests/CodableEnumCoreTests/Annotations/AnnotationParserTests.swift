import Testing

@testable import CodableEnumCore

struct AnnotationParserTests {
  /// The arguments of the annotations before an enum, or what is wrong with them and where.
  private func read(_ comments: String) -> String {
    let source = comments + "\nenum E {}"
    let reader = AnnotationReader(
      Parser.parse(SourceFile(path: "", label: "", bytes: Array(source.utf8))))
    if let error = reader.diagnostics.first {
      return "\(error.position.column): \(error.message.text)"
    }
    return reader.annotations.map { describe($0.arguments) }.joined(separator: "; ")
  }

  private func describe(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { "\($0.value): " } ?? "") + describe($0.value) }
      .joined(separator: ", ")
  }

  /// The value in one spelling, whatever it was written in.
  private func describe(_ literal: Literal) -> String {
    switch literal.kind {
    case .scalar(.string(let text)): text.debugDescription
    case .scalar(.double(let digits)): "double(\(digits))"
    case .scalar(let value): value.json
    case .range(let range): Shape.range(range).text
    case .nil: "nil"
    case .member(let name, let arguments): ".\(name)(\(describe(arguments)))"
    case .array(let elements): "[\(elements.map(describe).joined(separator: ", "))]"
    case .dictionary(let members):
      "[\(members.map { "\(describe($0.key)): \(describe($0.value))" }.joined(separator: ", "))]"
    case .typeName(let name): "type(\(name))"
    }
  }

  @Test(arguments: [
    (#""a\"\u{e9}\n""#, #""a\"é\n""#), (##"#"a"\#tb"#"##, #""a\"\tb""#),
    ("-1_000", "-1000"), ("0xFF", "255"), ("-0b11", "-3"), ("0o17", "15"), ("0x1e5", "485"),
    ("1.5", "double(1.5)"), ("-1_0.2_5e-3", "double(-10.25e-3)"), ("2E+3", "double(2E+3)"),
    ("200...299", "200...299"), ("200..<300", "200...299"), ("-5 ... -0x3", "-5...-3"),
    ("7...7", "7...7"), ("1...2.5", "1.0...2.5"), ("-1.5..<2", "-1.5..<2.0"), ("..<0.5", "..<0.5"),
    (#""a"..."m""#, #""a"..."m""#), (#""n"..."#, #""n"..."#),
    ("500...", "500...9223372036854775807"),
    ("..<0", "-9223372036854775808...-1"), ("true", "true"), ("false", "false"), ("nil", "nil"),
    (".a", ".a()"), (".a(b: .c(1, d: [2]), 3,)", ".a(b: .c(1, d: [2]), 3)"),
    ("[]", "[]"), ("[ 1, [\"a\", nil] , ]", "[1, [\"a\", nil]]"),
    ("[:]", "[]"), ("[ : ]", "[]"),
    (
      #"["detail": "auto", "strict": false, "n": nil, "d": 1.5, "in": [1, ["a": -2]],]"#,
      #"["detail": "auto", "strict": false, "n": nil, "d": double(1.5), "in": [1, ["a": -2]]]"#
    ),
    ("Coders.Date<Int, [A]>.self", "type(Coders.Date<Int, [A]>)"),
  ])
  func literalsAreReadAsSwiftReadsThem(text: String, value: String) {
    #expect(read("// @CodableCase(\(text))") == value)
    #expect(read("// @CodableCase(\(text), key: \(text))") == "\(value), key: \(value)")
    #expect(read("// @CodableCase(\n//   label: \(text)\n// )") == "label: \(value)")
  }

  @Test(arguments: [
    ("9223372036854775808", "17: '9223372036854775808' isn't a 64-bit integer"),
    ("1_2x", "17: '1_2x' isn't a 64-bit integer"),
    ("-", "17: '-' isn't a 64-bit integer"),
    ("1e999", "17: '1e999' isn't a number that fits in a Double"),
    ("1.5x", "17: '1.5x' isn't a number that fits in a Double"),
    ("3...2", "17: the range '3...2' is empty"),
    ("3..<3", "17: the range '3..<3' is empty"),
    ("1..<", "21: expected a number or a string that ends the range"),
    ("1...\"a\"", "21: expected two numbers or two strings around the range"),
    ("true...false", "17: expected numbers or strings as bounds of a range"),
    ("...", "20: expected a number or a string that ends the range"),
    ("[1, \"a\": 2]", "24: expected ',' or ']'"), ("[\"a\": 1, 2]", "26: expected a string as key"),
    ("[a: 1]", "18: expected a string as key"), ("[\"a\": 1, \"b\"]", "29: expected ':'"),
    ("[:1]", "19: expected ']'"), ("[\"a\":]", "22: expected a value"),
  ])
  func whatSwiftDoesNotReadIsAnErrorAtItsPlace(text: String, error: String) {
    #expect(read("// @CodableCase(\(text))") == error)
  }

  @Test(arguments: [
    ("“q”", 17, "\"q\""), ("key: „a\\b“", 22, #""a\\b""#), ("‘q’", 17, "\"q\""),
    ("'q'", 17, "\"q\""), ("[“q\"]", 18, "\"q\""), ("\"q”", 19, "\""), ("“q", 17, "\"q)\""),
  ])
  func stringsInOtherQuotesAreShownInStraightOnes(text: String, column: Int, hint: String) {
    let source = "// @CodableCase(\(text))\nenum E {}"
    let reader = AnnotationReader(
      Parser.parse(SourceFile(path: "", label: "", bytes: Array(source.utf8))))
    #expect(reader.diagnostics.map(\.message.id) == [.otherQuotes])
    #expect(reader.diagnostics.map(\.position.column) == [column])
    #expect(reader.diagnostics.map(\.message.hint) == ["write '\(hint)'"])
  }

  @Test func bracketsNestToALimit() {
    func nested(_ open: String, _ close: String, _ depth: Int) -> String {
      let all = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
      return read("// @CodableCase(\(all))")
    }
    for (open, close, column) in [("[", "]", 81), (".a(", ")", 209), ("[\"k\": ", "]", 396)] {
      #expect(nested(open, close, 63).hasSuffix("1" + String(repeating: close, count: 63)))
      let error = "\(column): an annotation's values can nest 64 levels deep at most"
      #expect(nested(open, close, 64) == error)
      #expect(nested(open, close, 100_000) == error)
    }
  }

  @Test func aBrokenAnnotationHidesNoOther() {
    let source = """
      // @CodableCase(
      //   "a",
      //   ?)
      // @CodableValue(key: !)
      enum E {}
      """
    let reader = AnnotationReader(
      Parser.parse(SourceFile(path: "", label: "", bytes: Array(source.utf8))))
    #expect(reader.annotations.map(\.name) == [.codableCase, .codableValue])
    #expect(reader.diagnostics.map(\.position.line) == [3, 4])
  }

  @Test func annotationsFollowOneAnother() {
    #expect(read("// @CodableCase(1) @CodableValue(\n// 2) @CodableCase(3) // 4") == "1; 2; 3")
  }
}
