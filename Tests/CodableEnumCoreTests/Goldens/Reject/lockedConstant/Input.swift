// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(constants: ["format": "rich"])
  case text(body: String)
}
