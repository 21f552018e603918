import Testing

@testable import CodableEnumCore

struct LexerTests {
  /// Sources with a bar at the end of each token.
  static let cutSources = ###"""
    `class`| `raw name`| $0| $x| ünïcode| 名前| 🧑‍🚀|
    #if| #selector|(|x|)| #file|
    <#T##a b#>| <|#x|
    Swift|::|Int| a|:| b|
    1_000.5e-3| 0x1.8p3| 0b1| 0o7| 1|...|2|
    x|.|0|.|1| 0xff|.|description| 1|.|description|
    a|<|b|>|?|!|&|=|c|
    a|->|b| a|==|b| a|...|b| a|..|<|b| a|&|&|b| -|1| x|&|.|y|
    Foo|<|Bar|<|Int|>|>|(|)| x|>|=|y| ?|?|?|
    a| ⊕| b| •|
    a| +|/* x */| b|
    "a\"b"| ""| "a\\"|
    #"a"b\"#| ##"a"#b"##|
    #"""#| x| #"a"""#|
    "\(f(")", "\(x)")))"| y|
    "\(a /* ) " */ + (b))"| y|
    #"\(x" \#(y)"#| z|
    a| /| b| /| c|
    x| =| /a b/| +| /c/|
    f|(|/a/|,| /|)| [|/b/|]|
    f|(|/|E|.|a|,| /|E|.|b|)|
    (|a|)| /| b| /|c|
    return| /| b|
    try| ?| /^ x/|
    try|?| x| /^| y|/|
    !|/a/| x|/|a|/|
    func| /|(|a|)| operator| /^/|
    =| /[(]\)\/[^)"]/|
    =| /|a|)| /|
    =| /|a| /* b */
    #/a/b/#| ##/c/#/##| y|
    """###

  @Test(arguments: cutSources.split(separator: "\n").map(String.init))
  func tokensAreCutWhereTheCompilerCutsThem(line: String) {
    let expected = line.split(separator: "|").map { $0.drop { $0 == " " } }
    let texts = tokenTexts(line.filter { $0 != "|" })
    #expect(texts == expected.map(String.init).filter { !$0.hasPrefix("/*") })
  }

  @Test func literalsMayRunOverLines() {
    let literals = [
      "\"\"\"\na \"\"b \\(\nc // )\n) \\\"\"\"\n\"\"\"", "#\"\"\"\n\"\"\" \\(\n\"\"\"#",
      "#/\na # \"\n/#",
    ]
    #expect(tokenTexts(literals.joined(separator: " ")) == literals)
  }

  @Test func tokensKnowTheirPlace() {
    #expect(
      dumpTokens("a.b (c)\n  d/* \n */e") == """
        ^identifier:a +period:. +identifier:b leftParenthesis:( +identifier:c +rightParenthesis:) \
        ^identifier:d [block:/* 
         */] ^identifier:e
        """)
  }

  @Test func everyKindOfCommentIsKeptWithTheTokenBehindIt() {
    let source = "// a\n/// b\nx //// c\n/* /* d */ */ /** e */ /**/ y // f"
    #expect(
      dumpTokens(source) == """
        [line:// a] [documentationLine:/// b] ^identifier:x [line://// c] [block:/* /* d */ */] \
        [documentationBlock:/** e */] [block:/**/] ^identifier:y [line:// f]
        """)
  }

  @Test(arguments: [
    ("a\r\nb", "^identifier:a ^identifier:b"),
    ("a\rb // c\rd", "^identifier:a ^identifier:b [line:// c] ^identifier:d"),
    ("\u{FEFF}#!/usr/bin/swift enum\na", "^identifier:a"),
    ("#!x\na", "^identifier:a"),
    ("", ""),
    (" \n", ""),
  ])
  func filesMayBeginAndEndTheirLinesAsTheyLike(source: String, expected: String) {
    #expect(dumpTokens(source) == expected)
  }

  @Test(
    arguments: [
      ("/* a /* b */ c", "[block:/* a /* b */ c]", .unterminatedComment),
      ("x = \"a\ny", "^identifier:x operator:= string:\"a ^identifier:y", .unterminatedString),
      ("\"\"\"\na", "^string:\"\"\"\na", .unterminatedString),
      ("\"\\(a\nb", "^string:\"\\(a ^identifier:b", .unterminatedString),
      ("`a\nb", "^invalid:`a ^identifier:b", .unterminatedIdentifier),
      ("#/a\nb", "^regex:#/a ^identifier:b", .unterminatedRegex),
      ("#/\na\nb", "^regex:#/ ^identifier:a ^identifier:b", .unterminatedRegex),
      ("a \u{201C}b", "^identifier:a invalid:\u{201C} +identifier:b", .invalidCharacter),
      ("a\0b\0c", "^identifier:a identifier:b identifier:c", .nulByte),
    ] as [(String, String, Message.ID)])
  func whatHasNoEndOrNoMeaningIsReported(source: String, tokens: String, id: Message.ID) {
    #expect(dumpTokens(source) == tokens)
    let file = SourceFile(path: "", label: "", bytes: Array(source.utf8))
    #expect(Lexer.lex(file).findings.map(\.message.id) == [id])
  }

  @Test func bothSidesOfAMergeConflictAreSkipped() {
    let source = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\nd\n<<<<<<< e"
    let file = SourceFile(path: "", label: "", bytes: Array(source.utf8))
    let lexed = Lexer.lex(file)
    #expect(
      lexed.tokens.filter { $0.kind == .identifier }.map { file.text($0.range) } == ["a", "d", "e"])
    #expect(lexed.findings.map(\.offset) == [2])
  }

  @Test(
    arguments: [
      [0x61, 0xFF, 0x62], [0x22, 0xC0, 0x80, 0x22], [0x2F, 0x2F, 0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0x61, 0xE2, 0x82], [0xA0, 0x2F],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8AreReportedWhereverTheyStand(bytes: [UInt8]) {
    let lexed = Lexer.lex(SourceFile(path: "", label: "", bytes: bytes))
    #expect(lexed.findings.first?.message.id == .invalidUTF8)
    #expect(lexed.findings.first?.offset == bytes.firstIndex { $0 >= 0x80 })
  }
}

/// The tokens of a source in one line: `identifier:let number:1`, for tables of expectations.
///
/// `^` marks a token that starts a line, `+` one that is joined to the one before it. Comments stand
/// before the token that follows them, in brackets.
func dumpTokens(_ source: String) -> String {
  let file = SourceFile(path: "Test.swift", label: "Test.swift", bytes: Array(source.utf8))
  let lexed = Lexer.lex(file)
  var comments = lexed.comments[...]
  var parts: [String] = []
  for (index, token) in lexed.tokens.enumerated() {
    while let comment = comments.first, comment.nextToken == index {
      parts.append("[\(comment.kind):\(file.text(comment.start..<comment.end))]")
      comments.removeFirst()
    }
    if token.kind == .endOfFile { break }
    let marks = (token.startsLine ? "^" : "") + (token.isJoinedToPrevious ? "+" : "")
    parts.append(marks + "\(token.kind):" + file.text(token.range))
  }
  return parts.joined(separator: " ")
}

/// The texts of the tokens alone.
func tokenTexts(_ source: String) -> [String] {
  let file = SourceFile(path: "Test.swift", label: "Test.swift", bytes: Array(source.utf8))
  return Lexer.lex(file).tokens.dropLast().map { file.text($0.range) }
}
