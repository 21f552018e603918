// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("failed", aliases: ["error"])
  case failed(word: CodableEnumAnyValue)  // @CodableValue(tag: true)
}
