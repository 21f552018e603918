// @CodableEnum(style: .externally, payload: .flat)
enum Message {
  // @CodableCase(.unknwon)
  case text(String)
}

// @CodableEnum(style: .rawValue)
enum Kind {
  // @CodableCase(.default)
  case other(String)
}
