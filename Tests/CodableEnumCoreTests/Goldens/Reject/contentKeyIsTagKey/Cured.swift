// @CodableEnum(style: .adjacent, tag: "type", content: "value")
enum Message {
  case text(String)
}
