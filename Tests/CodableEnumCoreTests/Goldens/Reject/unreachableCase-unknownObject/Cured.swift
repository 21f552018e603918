// @CodableEnum(style: .external, reads: [.untagged])
enum Message {
  case move(to: [Int])
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .external)
enum Reply {
  case text(body: String)
  // @CodableCase(.untagged)
  case old(note: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .external, unknownKeys: .reject, reads: [.untagged])
enum Event {
  case moved(to: Int)
  // @CodableCase(.unknown)
  case other(String)
}
