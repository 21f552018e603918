// @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
enum Message {
  case text(body: String)
  case note(body: String)
}
