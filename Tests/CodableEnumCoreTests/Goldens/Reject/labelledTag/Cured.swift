// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase("message")
  case text(body: String)
}
