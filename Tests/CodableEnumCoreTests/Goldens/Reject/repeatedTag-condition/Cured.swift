// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase("text", constants: ["level": "debug"])
  case trace(body: String)
  // @CodableCase("text", constants: ["level": "info"])
  case text(body: String)
}
