// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("txt", aliases: ["t"])
  case text(String)  // @CodableValue(key: "text")
}
