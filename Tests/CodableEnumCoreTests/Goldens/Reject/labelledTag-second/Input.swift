// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase("message", tag: "text")
  case text(body: String)
}
