// @CodableEnum(style: .array)
enum Message {
  // @CodableCase("ok", aliases: ["okay"])
  case ok(String)  // @CodableValue(tag: true)
}
