// @CodableEnum(style: .external, payload: .compact)
enum Message {
  // @CodableCase(.unknown)
  case text(String)
}
