// @CodableEnum(style: .untagged)
enum Message {
  case text(String)
}
