import CodableEnumFormats
import Testing

@testable import CodableEnumSuggest

struct RelatedSourcesTests {
  @Test func onlyWhatAnEnumMentionsIsRead() {
    let files = [
      ("Other", "struct Other { var text: Text }"),
      ("Extension", "extension Chat.Message: Hashable {}"),
      ("Enum", "extension Chat { enum Message { case text(Text), `default`(Kind) } }"),
      ("Value", "struct Text: Codable { var at: Stamp }"),
      ("Alias", "typealias Stamp = Box<Int>"),
      ("Generic", "struct Box<T: Codable>: Codable { var value: T }"),
      ("Backticks", "enum `Kind`: String, Codable { case a }"),
      ("Marked", "// @CodableEnum(style: .rawValue)\nenum Unrelated: String { case a }"),
      ("Inner", "struct View { struct Text {} }"),
    ]
    let sources = files.map { SourceText(path: $0.0, bytes: Array($0.1.utf8)) }
    #expect(
      sources.related(to: 2).map(\.path)
        == ["Enum", "Extension", "Value", "Alias", "Generic", "Backticks"])
  }

  @Test func aCoderIsNamedInAComment() {
    let files = [
      "enum Message { case at(Int) }  // @CodableValue(coder: Seconds.self)",
      "enum Seconds { static func decode(from decoder: any Decoder) throws -> Int { 0 } }",
    ]
    let sources = files.map { SourceText(path: $0, bytes: Array($0.utf8)) }
    #expect(sources.related(to: 0).count == 2)
  }
}
