// @CodableEnum(style: .array, reads: [.untagged])
enum Message {
  // @CodableCase("ok", aliases: ["okay"])
  case ok(String)  // @CodableValue(tag: true)
}
