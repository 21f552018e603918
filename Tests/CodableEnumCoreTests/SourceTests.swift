import Testing

@testable import CodableEnumCore

struct LineTableTests {
  @Test func columnsCountBytesAndLinesEndAtNewlineAlone() {
    let table = LineTable(Array("aé\r\nb\rc\n".utf8))
    #expect(table.location(at: 0) == SourceLocation(line: 1, column: 1))
    #expect(table.location(at: 3) == SourceLocation(line: 1, column: 4))
    #expect(table.location(at: 7) == SourceLocation(line: 2, column: 3))
    #expect(table.location(at: 9) == SourceLocation(line: 3, column: 1))
  }
}

struct QuotingTests {
  @Test(arguments: [
    ("", #""""#), ("a/b c.swift", #""a/b c.swift""#), ("é🎉", #""é🎉""#), (#"""#, #""\"""#),
    (#"C:\new"#, #""C:\\new""#), (#"\(f())"#, #""\\(f())""#), ("a\nb\rc\td", #""a\nb\rc\td""#),
    ("\0\u{1B}\u{7F}\u{85}\u{2028}", #""\u{0}\u{1b}\u{7f}\u{85}\u{2028}""#), ("\r\n", #""\r\n""#),
  ])
  func nothingLeavesALiteral(text: String, literal: String) {
    #expect(text.quoted == literal)
  }

  @Test(arguments: [
    ("a/b é.swift", "a/b é.swift"), (#"a"\(b)\n.swift"#, #"a"\(b)\n.swift"#),
    ("a\nstruct B {}.swift", #""a\nstruct B {}.swift""#), ("a\r\"b", #""a\r\"b""#),
    ("a\u{2028}", #""a\u{2028}""#),
  ])
  func nothingLeavesAComment(text: String, comment: String) {
    #expect(text.inLineComment == comment)
  }
}
