import Testing

@testable import RealShapes

struct NotionTests {
  @Test func parent() throws {
    try expect(
      """
      [{"type":"database_id","database_id":"d9824bdc"},{"type":"page_id","page_id":"59833787"},
       {"type":"block_id","block_id":"7d50a184"},{"type":"workspace","workspace":true}]
      """,
      is: [.databaseId("d9824bdc"), .pageId("59833787"), .blockId("7d50a184"), .workspace]
        as [Notion.Parent])
    expectRefused(#"{"type":"page_id","block_id":"7"}"#, as: Notion.Parent.self, at: "page_id")
  }

  @Test func block() throws {
    try expect(
      """
      [{"type":"paragraph","paragraph":{"rich_text":[{"type":"text","text":{"content":"Lacinato"}},
         {"type":"equation","equation":{"expression":"E = mc^2"}}]}},
       {"type":"to_do","to_do":{"rich_text":[],"checked":true}},
       {"type":"divider","divider":{}}]
      """,
      is: [
        .paragraph(richText: [.text(content: "Lacinato"), .equation(expression: "E = mc^2")]),
        .toDo(richText: [], isChecked: true), .divider,
      ] as [Notion.Block])
    try expect(
      """
      [{"type":"paragraph","has_children":true,"paragraph":{"rich_text":[]}},
       {"type":"unsupported","unsupported":{}}]
      """,
      reads: [.paragraph(richText: [], hasChildren: true), .unsupported] as [Notion.Block])
    expectRefused(
      #"{"type":"paragraph","paragraph":{}}"#, as: Notion.Block.self, at: "paragraph.rich_text")
    #expect(throws: EncodingError.self) {
      try expect("", isWrittenFrom: Notion.Block.unsupported)
    }
  }

  @Test func icon() throws {
    try expect(
      """
      [{"type":"emoji","emoji":"😻"},{"type":"external","external":{"url":"https://example.com"}},
       {"type":"file","file":{"url":"https://example.com","expiry_time":"2020-03-17"}}]
      """,
      is: [
        .emoji("😻"), .external(url: "https://example.com"),
        .file(url: "https://example.com", expiryTime: "2020-03-17"),
      ] as [Notion.Icon])
    expectRefused(#"{"type":"emoji"}"#, as: Notion.Icon.self, at: "emoji")
  }
}
