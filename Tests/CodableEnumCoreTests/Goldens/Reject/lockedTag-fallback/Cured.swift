// @CodableEnum(style: .internal, tag: "type", fallback: .broken)
enum Message {
  // @CodableCase("message", aliases: ["text"])
  case text(body: String)
  case broken
}
