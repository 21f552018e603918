// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("failed", aliases: ["error"])
  case failed(word: String)  // @CodableValue(tag: true)
}
