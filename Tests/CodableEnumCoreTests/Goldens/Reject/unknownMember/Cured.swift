// @CodableEnum(style: .external, payload: .compact)
enum Message {
  // @CodableCase(.unknown)
  case text(String)
}

// @CodableEnum(style: .rawValue)
enum Kind {
  // @CodableCase(.unknown)
  case other(String)
}
