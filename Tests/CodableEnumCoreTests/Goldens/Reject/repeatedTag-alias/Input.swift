// @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
enum Message {
  // @CodableCase("text", aliases: ["text"])
  case text(body: String)
  // @CodableCase(aliases: ["TEXT"])
  case note(body: String)
}
