// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("txt")
  case text(String)
}
