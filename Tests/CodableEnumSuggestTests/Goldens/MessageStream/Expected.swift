/// Suggested by `codable-enum suggest` from 9 samples in message-events.jsonl.
// There was only one sample of `messageStart`, `ping`, `contentBlockStop`, `messageDelta`,
// `messageStop`.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum MessageEvent: Hashable, Sendable {
  case messageStart(message: Message)
  case contentBlockStart(index: Int, contentBlock: ContentBlock)
  case ping
  case contentBlockDelta(index: Int, delta: ContentBlockDelta)
  case contentBlockStop(index: Int)
  case messageDelta(delta: MessageDelta, usage: MessageDeltaUsage)
  case messageStop
}

struct Message: Codable, Hashable, Sendable {
  var id: String
  var type: String
  var role: String
  var content: [CodableEnumAnyValue]  // always empty
  var model: String
  var stopReason: CodableEnumAnyValue?  // always null
  var usage: MessageUsage

  enum CodingKeys: String, CodingKey {
    case id, type, role, content, model
    case stopReason = "stop_reason"
    case usage
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.id, forKey: .id)
    try container.encode(self.type, forKey: .type)
    try container.encode(self.role, forKey: .role)
    try container.encode(self.content, forKey: .content)
    try container.encode(self.model, forKey: .model)
    try container.encode(self.stopReason, forKey: .stopReason)
    try container.encode(self.usage, forKey: .usage)
  }
}

struct MessageUsage: Codable, Hashable, Sendable {
  var inputTokens: Int
  var outputTokens: Int

  enum CodingKeys: String, CodingKey {
    case inputTokens = "input_tokens"
    case outputTokens = "output_tokens"
  }
}

// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
enum ContentBlock: Hashable, Sendable {
  case text(_ text: String)

  // `input`: always without keys.
  case toolUse(id: String, name: String, input: [String: CodableEnumAnyValue])
}

// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum ContentBlockDelta: Hashable, Sendable {
  case textDelta(text: String)
  case inputJSONDelta(partialJSON: String)
}

struct MessageDelta: Codable, Hashable, Sendable {
  var stopReason: String
  var stopSequence: CodableEnumAnyValue?  // always null

  enum CodingKeys: String, CodingKey {
    case stopReason = "stop_reason"
    case stopSequence = "stop_sequence"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.stopReason, forKey: .stopReason)
    try container.encode(self.stopSequence, forKey: .stopSequence)
  }
}

struct MessageDeltaUsage: Codable, Hashable, Sendable {
  var outputTokens: Int

  enum CodingKeys: String, CodingKey {
    case outputTokens = "output_tokens"
  }
}
