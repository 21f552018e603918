import Testing

@testable import RealShapes

struct OpenAITests {
  @Test func message() throws {
    try expect(
      """
      [{"role":"developer","content":"You are a helpful assistant."},
       {"role":"user","content":[{"type":"text","text":"What is in this image?"}],"name":"ann"},
       {"role":"assistant","content":null,"tool_calls":[{"id":"call_1","type":"function",
         "function":{"name":"get_weather","arguments":"{}"}}]},
       {"role":"assistant","content":"Sunny."},
       {"role":"tool","content":"22 C","tool_call_id":"call_1"}]
      """,
      is: [
        .instructions(role: "developer", content: .text("You are a helpful assistant.")),
        .user(content: .parts([.text("What is in this image?")]), name: "ann"),
        .assistant(
          content: nil,
          toolCalls: [.function(id: "call_1", name: "get_weather", arguments: "{}")]),
        .assistant(content: .text("Sunny."), toolCalls: []),
        .tool(content: .text("22 C"), toolCallId: "call_1"),
      ] as [OpenAI.Message])
    expectRefused(#"{"role":"critic","content":"No."}"#, as: OpenAI.Message.self, at: "role")
    expectRefused(#"{"role":"user","content":7}"#, as: OpenAI.Message.self, at: "content")
  }

  @Test func contentPart() throws {
    try expect(
      """
      [{"type":"text","text":"Hi"},
       {"type":"image_url","image_url":{"url":"https://example.com/a.png","detail":"high"}},
       {"type":"image_url","image_url":{"url":"https://example.com/b.png"}},
       {"type":"input_audio","input_audio":{"data":"UklGRg==","format":"wav"}}]
      """,
      is: [
        .text("Hi"),
        .imageUrl(url: "https://example.com/a.png", detail: .high),
        .imageUrl(url: "https://example.com/b.png", detail: nil),
        .inputAudio(data: "UklGRg==", format: "wav"),
      ] as [OpenAI.ContentPart])
    expectRefused(
      #"{"type":"image_url","image_url":{"detail":"low"}}"#, as: OpenAI.ContentPart.self,
      at: "image_url.url")
  }

  @Test func toolChoice() throws {
    try expect(
      #"["none","auto","required",{"type":"function","function":{"name":"my_function"}}]"#,
      is: [.none, .auto, .required, .function(name: "my_function")] as [OpenAI.ToolChoice])
    expectRefused(#""always""#, as: OpenAI.ToolChoice.self, at: "")
    expectRefused(
      #"{"type":"custom","function":{"name":"f"}}"#, as: OpenAI.ToolChoice.self, at: "type")
  }

  @Test func responseFormat() throws {
    try expect(
      """
      [{"type":"text"},{"type":"json_object"},
       {"type":"json_schema","json_schema":{"name":"reply","schema":{"type":"object"},
         "strict":true}}]
      """,
      is: [
        .text, .jsonObject,
        .jsonSchema(name: "reply", schema: ["type": "object"], strict: true),
      ] as [OpenAI.ResponseFormat])
    expectRefused(#"{"type":"json_schema"}"#, as: OpenAI.ResponseFormat.self, at: "json_schema")
  }

  @Test func finishReason() throws {
    try expect(
      #"["stop","tool_calls","content_filter","refusal"]"#,
      is: [.stop, .toolCalls, .contentFilter, .other("refusal")] as [OpenAI.FinishReason])
    #expect(OpenAI.FinishReason(rawValue: "length") == .length)
    #expect(OpenAI.FinishReason.other("refusal").rawValue == "refusal")
    expectRefused("1", as: OpenAI.FinishReason.self, at: "")
  }

  @Test func stop() throws {
    try expect(
      #"[null,"\n",["a","b"]]"#, is: [.never, .at("\n"), .atAny(["a", "b"])] as [OpenAI.Stop])
    expectRefused("3", as: OpenAI.Stop.self, at: "")
  }
}
