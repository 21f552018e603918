// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("text", aliases: ["t"])
  case text(String)  // @CodableValue(key: "text")
  case list(size: Int = 0)
}
