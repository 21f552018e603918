// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase("note")
  case note(body: String)
  case text(body: String)
}
