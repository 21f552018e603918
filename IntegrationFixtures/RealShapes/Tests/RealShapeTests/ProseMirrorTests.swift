import Testing

@testable import RealShapes

struct ProseMirrorTests {
  @Test func node() throws {
    try expect(
      """
      {"type":"doc","content":[
        {"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Title"}]},
        {"type":"paragraph","content":[
          {"type":"text","text":"Hello","marks":[{"type":"em"},
            {"type":"link","attrs":{"href":"https://example.com"}}]}]},
        {"type":"paragraph"}]}
      """,
      is: ProseMirror.Node.doc(content: [
        .heading(level: 2, content: [.text("Title")]),
        .paragraph(content: [.text("Hello", marks: [.em, .link(href: "https://example.com")])]),
        .paragraph(content: nil),
      ]))
    expectRefused(
      #"{"type":"doc","content":[{"type":"heading"}]}"#, as: ProseMirror.Node.self,
      at: "content.0.attrs")
    expectRefused(#"{"type":"underline"}"#, as: ProseMirror.Mark.self, at: "type")
  }
}
