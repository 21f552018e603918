/// Chat completions: https://platform.openai.com/docs/api-reference/chat/create
enum OpenAI {
  /// "messages", which are told apart by their role.
  // @CodableEnum(style: .internal, tag: "role", keyNaming: .snakeCase)
  enum Message: Hashable {
    // @CodableCase("system", aliases: ["developer"])
    case instructions(
      role: String,  // @CodableValue(tag: true)
      content: Content
    )
    case user(content: Content, name: String?)
    case assistant(
      content: Content?,  // @CodableValue(nil: .null)
      toolCalls: [ToolCall] = []  // @CodableValue(default: .omit)
    )
    case tool(content: Content, toolCallId: String)
  }

  /// "Text content" or "Array of content parts".
  // @CodableEnum(style: .untagged)
  enum Content: Hashable {
    case text(String)
    case parts([ContentPart])
  }

  /// Each part has an object of its type's name, but for text.
  // @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
  enum ContentPart: Hashable {
    case text(_ text: String)
    case imageUrl(
      url: String,  // @CodableValue(key: ["image_url", "url"])
      detail: Detail?  // @CodableValue(key: ["image_url", "detail"])
    )
    // @CodableCase(content: "input_audio")
    case inputAudio(data: String, format: String)
  }

  // @CodableEnum(style: .rawValue)
  enum Detail: String {
    case auto, low, high
  }

  /// "tool_choice": a mode, or an object that names a function.
  // @CodableEnum(style: .untagged, empty: .name)
  enum ToolChoice: Hashable {
    case none
    case auto
    case required
    // @CodableCase(constants: ["type": "function"])
    case function(name: String)  // @CodableValue(key: ["function", "name"])
  }

  /// "tool_calls", under the key that the type names.
  // @CodableEnum(style: .internal, tag: "type")
  enum ToolCall: Hashable {
    case function(
      id: String,
      name: String,  // @CodableValue(key: ["function", "name"])
      arguments: String  // @CodableValue(key: ["function", "arguments"])
    )
  }

  /// "response_format"
  // @CodableEnum(style: .adjacent, tag: "type", content: .tag, caseNaming: .snakeCase)
  enum ResponseFormat: Hashable {
    case text
    case jsonObject
    case jsonSchema(name: String, schema: CodableEnumAnyValue, strict: Bool?)
  }

  /// "finish_reason", of which there may be more one day.
  // @CodableEnum(style: .rawValue, caseNaming: .snakeCase, rawRepresentable: true)
  enum FinishReason: Hashable {
    case stop
    case length
    case toolCalls
    case contentFilter
    // @CodableCase(.unknown)
    case other(String)
  }

  /// "stop": null, a sequence or several.
  // @CodableEnum(style: .untagged, empty: .null)
  enum Stop: Hashable {
    case never
    case at(String)
    case atAny([String])
  }
}
