// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase("text")
  case note(body: String)
  case text(body: String)
}
