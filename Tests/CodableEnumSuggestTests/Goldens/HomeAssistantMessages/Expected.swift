/// Suggested by `codable-enum suggest` from 4 samples in server-messages.jsonl.
// There was one sample only of `event`, `authRequired`.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum ServerMessage: Hashable, Sendable {
  case result(ServerMessageResult)
  case event(id: Int, event: Event)
  case authRequired(haVersion: String)
}

struct ServerMessageResult: Codable, Hashable, Sendable {
  var id: Int
  var success: Bool
  var error: ServerMessageResultError?
  var result: CodableEnumAnyValue??  // nil if missing, .some(nil) for null; always null

  enum CodingKeys: String, CodingKey {
    case id, success, error, result
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try container.decode(Int.self, forKey: .id)
    self.success = try container.decode(Bool.self, forKey: .success)
    self.error = try container.decodeIfPresent(ServerMessageResultError.self, forKey: .error)
    self.result =
      container.contains(.result)
      ? .some(try container.decode(CodableEnumAnyValue?.self, forKey: .result)) : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.id, forKey: .id)
    try container.encode(self.success, forKey: .success)
    try container.encodeIfPresent(self.error, forKey: .error)
    try container.encodeIfPresent(self.result, forKey: .result)
  }
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

/// Has `CodableEnumAnyValue` generated, which structs above hold: only a marked enum that names it
/// does. Needless once another one does.
// @CodableEnum(style: .untagged)
enum ServerMessageAnyValue: Hashable, Sendable {
  case value(CodableEnumAnyValue)
}

// Note: it could also be @CodableEnum(style: .internal, tag: "success"): '--style internal --tag success' prints that
