// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase("ok", aliases: ["okay"])
  case ok(
    String,  // @CodableValue(tag: true)
    text: String
  )
}
