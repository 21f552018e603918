// @CodableEnum(style: .internal, tag: "type", fallback: .broken)
enum Message {
  // @CodableCase("message")
  case text(body: String)
  case broken
}
