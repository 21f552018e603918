// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("text", aliases: ["t"])
  case text(String)  // @CodableValue(key: "text")
}
