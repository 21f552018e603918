// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(tag: "message")
  case text(body: String)
}
