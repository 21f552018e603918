import Testing

@testable import RealShapes

struct LanguageServerProtocolTests {
  @Test func progressToken() throws {
    try expect(#"[1,"a"]"#, is: [.number(1), .text("a")] as [LanguageServerProtocol.ProgressToken])
    expectRefused("1.5", as: LanguageServerProtocol.ProgressToken.self, at: "")
  }

  @Test func progress() throws {
    try expect(
      """
      [{"kind":"begin","title":"Finding references for A#foo","percentage":0},
       {"kind":"report","message":"Processing file X.ts","percentage":1},
       {"kind":"end"}]
      """,
      is: [
        .begin(title: "Finding references for A#foo", message: nil, percentage: 0),
        .report(message: "Processing file X.ts", percentage: 1),
        .end(message: nil),
      ] as [LanguageServerProtocol.Progress])
    expectRefused(#"{"kind":"begin"}"#, as: LanguageServerProtocol.Progress.self, at: "title")
  }

  @Test func documentChange() throws {
    let start = LanguageServerProtocol.Position(line: 0, character: 0)
    try expect(
      """
      [{"kind":"create","uri":"file:///b"},
       {"kind":"rename","oldUri":"file:///b","newUri":"file:///c"},
       {"kind":"delete","uri":"file:///c"},
       {"textDocument":{"uri":"file:///a","version":2},
        "edits":[{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},
          "newText":"A"}]}]
      """,
      is: [
        .create(uri: "file:///b"),
        .rename(oldUri: "file:///b", newUri: "file:///c"),
        .delete(uri: "file:///c"),
        .edit(
          textDocument: .init(uri: "file:///a", version: 2),
          edits: [.init(range: ["start": start, "end": start], newText: "A")]),
      ] as [LanguageServerProtocol.DocumentChange])
    expectRefused(
      #"{"kind":"move","uri":"file:///a"}"#, as: LanguageServerProtocol.DocumentChange.self,
      at: "kind")
  }

  @Test func hoverProvider() throws {
    try expect(
      #"[true,false,{"workDoneProgress":true}]"#,
      is: [.available, .unavailable, .options(workDoneProgress: true)]
        as [LanguageServerProtocol.HoverProvider])
    expectRefused("1", as: LanguageServerProtocol.HoverProvider.self, at: "")
  }

  @Test func hoverContents() throws {
    try expect(
      """
      [{"kind":"markdown","value":"# Header"},{"language":"swift","value":"let a = 1"},"text",
       ["text",{"language":"c","value":"int a;"}]]
      """,
      is: [
        .markup(kind: "markdown", value: "# Header"),
        .code(language: "swift", value: "let a = 1"),
        .text("text"),
        .several([.text("text"), .code(language: "c", value: "int a;")]),
      ] as [LanguageServerProtocol.HoverContents])
    expectRefused(#"{"value":"a"}"#, as: LanguageServerProtocol.HoverContents.self, at: "")
  }

  @Test func syncKind() throws {
    try expect("[0,1,2]", is: [.none, .full, .incremental] as [LanguageServerProtocol.SyncKind])
    expectRefused("3", as: LanguageServerProtocol.SyncKind.self, at: "")
  }
}
