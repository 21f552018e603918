// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase("text", aliases: [3])
  case text(body: String)
}
