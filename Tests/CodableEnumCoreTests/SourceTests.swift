import Foundation
import Testing

@testable import CodableEnumCore

struct FilePlacesTests {
  @Test func columnsCountBytesAndLinesEndAsInDiagnosticsOfTheCompiler() {
    let places = FilePlaces(path: "A.swift", Array("aé\r\nb\rc\n".utf8))
    #expect("\(places.position(0))" == "A.swift:1:1")
    #expect("\(places.position(3))" == "A.swift:1:4")
    #expect("\(places.position(7))" == "A.swift:3:1")
    #expect("\(places.position(9))" == "A.swift:4:1")
  }

  @Test(arguments: ["\r", "\r\n"])
  func linesMayEndInAnyWay(end: String) throws {
    let source = """
      // @CodableEnum(style: .external,
      //   payload: .natural)
      enum E {
        case a(Int)  // @CodableValue(key: "x")
        // @CodableCase("z")
        case b(
          x: Int,  // @CodableValue(key: "first")
          y: Int
        )
      }
      """
    let outputs = try ["\n", end].map { end in
      let text = source.replacingOccurrences(of: "\n", with: end)
      return try Generator.run([("A.swift", Data(text.utf8))]).outputs
    }
    #expect(outputs[0] == outputs[1] && outputs[0].count == 1)
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
