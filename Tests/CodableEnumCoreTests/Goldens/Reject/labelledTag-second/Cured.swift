// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase("message", aliases: ["text"])
  case text(body: String)
}
