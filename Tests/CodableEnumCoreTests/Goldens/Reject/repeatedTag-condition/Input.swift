// @CodableEnum(style: .internal, tag: "type")
enum Message {
  #if DEBUG
    // @CodableCase("text", constants: ["level": "debug"])
    case trace(body: String)
  #endif
  // @CodableCase("text", constants: ["level": "info"])
  case text(body: String)
}
