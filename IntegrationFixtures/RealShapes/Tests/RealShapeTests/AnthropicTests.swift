import Testing

@testable import RealShapes

struct AnthropicTests {
  @Test func contentBlock() throws {
    try expect(
      """
      [{"type":"text","text":"What is this?"},
       {"type":"image","source":{"type":"base64","media_type":"image/png","data":"iVBORw=="}},
       {"type":"image","source":{"type":"url","url":"https://example.com/a.png"}},
       {"type":"tool_use","id":"toolu_1","name":"get_weather","input":{"location":"Paris"}},
       {"type":"tool_result","tool_use_id":"toolu_1","content":"15 degrees"},
       {"type":"tool_result","tool_use_id":"toolu_1","is_error":true,
         "content":[{"type":"text","text":"no network"}]}]
      """,
      is: [
        .text("What is this?"),
        .image(source: .base64(mediaType: "image/png", data: "iVBORw==")),
        .image(source: .url("https://example.com/a.png")),
        .toolUse(id: "toolu_1", name: "get_weather", input: ["location": "Paris"]),
        .toolResult(toolUseId: "toolu_1", content: .text("15 degrees")),
        .toolResult(
          toolUseId: "toolu_1", content: .blocks([.text("no network")]), isError: true),
      ] as [Anthropic.ContentBlock])
    expectRefused(
      #"{"type":"image","source":{"type":"file"}}"#, as: Anthropic.ContentBlock.self,
      at: "source.type")
  }

  @Test func toolChoice() throws {
    try expect(
      """
      [{"type":"auto"},{"type":"any","disable_parallel_tool_use":true},
       {"type":"tool","name":"get_weather"},{"type":"none"}]
      """,
      is: [
        .auto(disableParallelToolUse: nil), .any(disableParallelToolUse: true),
        .tool(name: "get_weather", disableParallelToolUse: nil), .none,
      ] as [Anthropic.ToolChoice])
    expectRefused(
      #"{"type":"any","name":"get_weather"}"#, as: Anthropic.ToolChoice.self, at: "name")
  }

  @Test func streamEvent() throws {
    try expect(
      """
      [{"type":"message_start","message":{"id":"msg_1","usage":{"input_tokens":25}}},
       {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}},
       {"type":"ping"},
       {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hello"}},
       {"type":"content_block_delta","index":1,
         "delta":{"type":"input_json_delta","partial_json":"{\\"location\\": \\"San Fra"}},
       {"type":"content_block_stop","index":0},
       {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}},
       {"type":"message_stop"}]
      """,
      is: [
        .unknown([
          "type": "message_start", "message": ["id": "msg_1", "usage": ["input_tokens": 25]],
        ]),
        .contentBlockStart(index: 0, block: .text("")),
        .ping,
        .contentBlockDelta(index: 0, delta: .text("Hello")),
        .contentBlockDelta(index: 1, delta: .inputJSON(#"{"location": "San Fra"#)),
        .contentBlockStop(index: 0),
        .error(type: "overloaded_error", message: "Overloaded"),
        .messageStop,
      ] as [Anthropic.StreamEvent])
    expectRefused(
      #"{"type":"content_block_stop"}"#, as: Anthropic.StreamEvent.self, at: "index")
  }
}
