import Testing

@testable import RealShapes

struct ModelContextProtocolTests {
  @Test func contentBlock() throws {
    try expect(
      """
      [{"type":"text","text":"Tool result text"},
       {"type":"image","data":"iVBORw==","mimeType":"image/png"},
       {"type":"audio","data":"UklGRg==","mimeType":"audio/wav"},
       {"type":"resource_link","uri":"file:///main.rs","name":"main.rs"},
       {"type":"resource","resource":{"uri":"file:///a.txt","mimeType":"text/plain","text":"a"}},
       {"type":"resource","resource":{"uri":"file:///a.bin","blob":"AA=="}}]
      """,
      is: [
        .text("Tool result text"),
        .image(data: "iVBORw==", mimeType: "image/png"),
        .audio(data: "UklGRg==", mimeType: "audio/wav"),
        .resourceLink(uri: "file:///main.rs", name: "main.rs"),
        .resource(.text(uri: "file:///a.txt", mimeType: "text/plain", text: "a")),
        .resource(.blob(uri: "file:///a.bin", mimeType: nil, blob: "AA==")),
      ] as [ModelContextProtocol.ContentBlock])
    expectRefused(
      #"{"type":"resource","resource":{"uri":"file:///a"}}"#,
      as: ModelContextProtocol.ContentBlock.self, at: "resource")
  }

  @Test func primitiveSchema() throws {
    try expect(
      """
      [{"type":"string","format":"email","title":"Your address"},
       {"type":"string","title":"Name","minLength":3},
       {"type":"boolean","default":false}]
      """,
      is: [
        .email(title: "Your address"), .text(title: "Name", minLength: 3),
        .boolean(title: nil, initial: false),
      ] as [ModelContextProtocol.PrimitiveSchema])
    expectRefused(
      #"{"type":"null"}"#, as: ModelContextProtocol.PrimitiveSchema.self, at: "type")
  }

  @Test func toolSchema() throws {
    try expect(
      #"{"type":"object","properties":{"a":{"type":"number"}},"additionalProperties":false}"#,
      is: ModelContextProtocol.ToolSchema.object(
        properties: ["a": ["type": "number"]], required: nil))
    expectRefused(
      #"{"type":"object","properties":{},"additionalProperties":true}"#,
      as: ModelContextProtocol.ToolSchema.self, at: "additionalProperties")
  }

  @Test func server() throws {
    try expect(
      """
      [{"type":"stdio","command":"npx","args":["-y","server"]},
       {"type":"http","url":"https://example.com/mcp"}]
      """,
      is: [
        .stdio(command: "npx", args: ["-y", "server"]), .http(url: "https://example.com/mcp"),
      ] as [ModelContextProtocol.Server])
    try expect(
      #"{"command":"npx"}"#, reads: ModelContextProtocol.Server.stdio(command: "npx", args: nil))
    expectRefused(
      #"{"url":"https://example.com"}"#, as: ModelContextProtocol.Server.self, at: "command")
  }
}
