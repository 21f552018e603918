// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(content: "type")
  case text(body: String)
}
