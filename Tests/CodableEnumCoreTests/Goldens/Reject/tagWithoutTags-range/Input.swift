// @CodableEnum(style: .untagged)
enum Message {
  // @CodableCase("a"..."m")
  case text(String)
}
