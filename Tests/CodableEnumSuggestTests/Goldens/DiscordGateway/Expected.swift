/// Suggested by `codable-enum suggest` from 12 samples in gateway-events.jsonl.
// There was only one sample of `op7`.
// @CodableEnum(style: .internal, tag: "op", nilValues: .null)
enum GatewayEvent: Hashable, Sendable {
  // Some tags are numbers: give their cases better names.
  // `s`, `t`: always null.
  // @CodableCase(10)
  case op10(d: GatewayEvent10D, s: CodableEnumAnyValue?, t: CodableEnumAnyValue?)

  // `d`, `s`, `t`: always null.
  // @CodableCase(11)
  case op11(d: CodableEnumAnyValue?, s: CodableEnumAnyValue?, t: CodableEnumAnyValue?)

  // @CodableCase(0)
  case op0(s: Int, t: String, d: GatewayEvent0D)

  // `d`, `s`, `t`: always null.
  // @CodableCase(7)
  case op7(d: CodableEnumAnyValue?, s: CodableEnumAnyValue?, t: CodableEnumAnyValue?)

  // `s`, `t`: always null.
  // @CodableCase(9)
  case op9(d: Bool, s: CodableEnumAnyValue?, t: CodableEnumAnyValue?)

  // `s`, `t`: always null.
  // @CodableCase(1)
  case op1(d: Int, s: CodableEnumAnyValue?, t: CodableEnumAnyValue?)
}

struct GatewayEvent10D: Codable, Hashable, Sendable {
  var heartbeatInterval: Int

  enum CodingKeys: String, CodingKey {
    case heartbeatInterval = "heartbeat_interval"
  }
}

// There was only one sample of `userID`.
// @CodableEnum(style: .untagged, keyNaming: .snakeCase)
enum GatewayEvent0D: Hashable, Sendable {
  case id(id: String, channelID: String, content: String)
  case userID(channelID: String, userID: String, timestamp: Int)
}
