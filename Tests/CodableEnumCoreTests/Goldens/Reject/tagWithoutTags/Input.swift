// @CodableEnum(style: .untagged)
enum Message {
  // @CodableCase("txt")
  case text(String)
}
