// @CodableEnum(style: .external)
enum Message {
  // @CodingCase("txt")
  case text(String)
}
