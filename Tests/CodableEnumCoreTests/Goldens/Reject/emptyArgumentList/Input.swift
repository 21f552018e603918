// @CodableEnum(style: .external)
enum Message {
  // @CodableCase()
  case text(String)  // @CodableValue()
}
