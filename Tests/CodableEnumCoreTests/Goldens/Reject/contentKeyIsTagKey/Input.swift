// @CodableEnum(style: .adjacent, tag: "type", content: "type")
enum Message {
  case text(String)
}
