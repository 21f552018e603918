// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(content: "data")
  case text(body: String)
}
