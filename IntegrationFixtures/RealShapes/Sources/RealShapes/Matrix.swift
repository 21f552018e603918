/// Matrix: https://spec.matrix.org/latest/client-server-api/
enum Matrix {
  /// "Room events", of types that anyone may add.
  // @CodableEnum(style: .internal, tag: "type")
  enum Event: Hashable {
    // @CodableCase("m.room.message")
    case message(sender: String, content: MessageContent)
    // @CodableCase("m.room.topic")
    case topic(
      sender: String,
      topic: String  // @CodableValue(key: ["content", "topic"])
    )
    // @CodableCase(.unknown)
    case other(CodableEnumAnyValue)
  }

  /// "m.room.message", whose content anyone may have written: what is malformed is kept as it came.
  // @CodableEnum(style: .internal, tag: "msgtype", keyNaming: .snakeCase, fallback: .other)
  enum MessageContent: Hashable {
    // @CodableCase("m.text")
    case text(body: String, formattedBody: String?)
    // @CodableCase("m.location")
    case location(body: String, geoUri: String)
    // @CodableCase(.unknown)
    case other(CodableEnumAnyValue)
  }

  /// "Standard error response"
  // @CodableEnum(
  //   style: .internal, tag: "errcode", caseNaming: .screamingSnakeCase, keyNaming: .snakeCase
  // )
  enum Failure: Hashable {
    case mForbidden(error: String)
    case mLimitExceeded(error: String, retryAfterMs: Int?)
    // @CodableCase(.unknown)
    case other(
      code: String,  // @CodableValue(tag: true)
      error: String
    )
  }
}
