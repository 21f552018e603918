// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(constants: ["format": "plain"])
  case text(body: String)
}
