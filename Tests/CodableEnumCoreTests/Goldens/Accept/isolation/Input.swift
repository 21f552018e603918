struct IsolationPayload: Codable {
  var size: Int
}

// @CodableEnum(style: .internal, tag: "type", accessors: true, nilProperty: .null)
nonisolated enum IsolationNone: Sendable {
  case text(name: String)
  case nothing
}

// @CodableEnum(style: .external, accessors: true)
@MainActor enum IsolationMain {
  case payload(payload: IsolationPayload)
  case nothing
}

// @CodableEnum(style: .array)
enum IsolationDefault {
  case payload(IsolationPayload)
}

@MainActor struct IsolationParent {
  // @CodableEnum(style: .adjacent, tag: "t", content: "c")
  enum State {
    case payload(IsolationPayload)
  }
}

nonisolated func isolationRead(_ decoder: any Decoder) throws -> IsolationNone {
  try IsolationNone(from: decoder)
}
