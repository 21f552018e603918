/// Suggested by `codable-enum suggest` from 8 samples in messages.json.
// There was only one sample of `system`.
// @CodableEnum(style: .internal, tag: "role", keyNaming: .snakeCase)
enum Message: Hashable, Sendable {
  case system(content: Content)
  case user(content: Content, name: String?)

  case assistant(
    content: Content?,  // @CodableValue(nil: .null)
    toolCalls: [ToolCall]?
  )

  case tool(toolCallID: String, content: Content)
}

// @CodableEnum(style: .untagged)
enum Content: Hashable, Sendable {
  case text(String)
  case contentParts([ContentPart])
}

// There was only one sample of `text`, `inputAudio`.
// @CodableEnum(style: .adjacent, tag: "type", content: .tag, caseNaming: .snakeCase)
enum ContentPart: Hashable, Sendable {
  case text(String)

  // `url`: could be a URL.
  case imageURL(url: String, detail: String?)

  case inputAudio(data: String, format: String)
}

struct ToolCall: Codable, Hashable, Sendable {
  var id: String
  var type: String  // always "function"
  var function: Function
}

struct Function: Codable, Hashable, Sendable {
  var name: String
  var arguments: String
}
