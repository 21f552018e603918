// @CodableEnum(style: .external)
enum Message {
  // @CodableCase(payload: .compact)
  case text(String)
}
