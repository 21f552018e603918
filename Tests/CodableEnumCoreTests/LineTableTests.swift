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
