/// Suggested by `codable-enum suggest` from 4 samples in server-messages.jsonl.
// There was only one sample of `event`, `authRequired`.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum ServerMessage: Hashable, Sendable {
  case result(ServerMessageResult)
  case event(id: Int, event: Event)
  case authRequired(haVersion: String)
}

// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "success")
enum ServerMessageResult: Hashable, Sendable {
  // `result`: always null.
  // @CodableCase(true)
  case success(
    id: Int,
    result: CodableEnumAnyValue?  // @CodableValue(nil: .null)
  )

  // @CodableCase(false)
  case failure(id: Int, error: ServerMessageResultError)
}

struct ServerMessageResultError: Codable, Hashable, Sendable {
  var code: String
  var message: String
}

struct Event: Codable, Hashable, Sendable {
  var eventType: String
  var data: EventData

  enum CodingKeys: String, CodingKey {
    case eventType = "event_type"
    case data
  }
}

struct EventData: Codable, Hashable, Sendable {
  var a: Int
}

// Note: another form fits, too: @CodableEnum(style: .internal, tag: "success"); '--style internal --tag success' prints it
