/// Suggested by `codable-enum suggest` from 36 samples in ProtocolMessage.jsonl.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum ProtocolMessage: Hashable, Sendable {
  // `command`: "continue", "next" or "stackTrace"; an enum if these are all.
  case request(seq: Int, command: String, arguments: [String: CodableEnumAnyValue]?)

  // `command`: "next" or "continue"; an enum if these are all.
  case response(
    seq: Int,
    requestSeq: Int,
    success: Bool,
    command: String,
    body: ResponseBody?,
    message: String?
  )

  // `event`: "output" or "stopped"; an enum if these are all.
  case event(seq: Int, event: String, body: EventBody?)
}

struct ResponseBody: Codable, Hashable, Sendable {
  var allThreadsContinued: Bool  // always true
}

struct EventBody: Codable, Hashable, Sendable {
  var reason: String  // always "step"
  var threadId: Int?
}

// Note: another form fits, too: @CodableEnum(style: .internal, tag: "success"); '--style internal --tag success' prints it
