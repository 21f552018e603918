/// Messages: https://docs.anthropic.com/en/api/messages
enum Anthropic {
  // @CodableEnum(
  //   style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase,
  //   defaultValues: .omit
  // )
  enum ContentBlock: Hashable {
    case text(_ text: String)
    case image(source: ImageSource)
    case toolUse(id: String, name: String, input: [String: CodableEnumAnyValue])
    case toolResult(toolUseId: String, content: Content, isError: Bool = false)
  }

  // @CodableEnum(style: .untagged)
  indirect enum Content: Hashable {
    case text(String)
    case blocks([ContentBlock])
  }

  // @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
  enum ImageSource: Hashable {
    case base64(mediaType: String, data: String)
    case url(_ url: String)
  }

  /// "tool_choice"
  // @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase, unknownKeys: .reject)
  enum ToolChoice: Hashable {
    case auto(disableParallelToolUse: Bool?)
    case any(disableParallelToolUse: Bool?)
    case tool(name: String, disableParallelToolUse: Bool?)
    case none
  }

  /// Events of a stream, to which "new event types" may be added:
  /// https://docs.anthropic.com/en/docs/build-with-claude/streaming
  // @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
  enum StreamEvent: Hashable {
    case ping
    case contentBlockStart(
      index: Int,
      block: ContentBlock  // @CodableValue(key: "content_block")
    )
    case contentBlockDelta(index: Int, delta: Delta)
    case contentBlockStop(index: Int)
    case messageStop
    case error(
      type: String,  // @CodableValue(key: ["error", "type"])
      message: String  // @CodableValue(key: ["error", "message"])
    )
    // @CodableCase(.unknown)
    case unknown(CodableEnumAnyValue)
  }

  /// Deltas, each of which has one value.
  // @CodableEnum(style: .internal, tag: "type")
  enum Delta: Hashable {
    // @CodableCase("text_delta")
    case text(_ text: String)
    // @CodableCase("input_json_delta", keys: ["partial_json"])
    case inputJSON(String)
  }
}
