// @CodableEnum(style: .internal, tag: "type", coercing: true)
enum Message {
  // @CodableCase("0"..."9")
  case text(String)  // @CodableValue(tag: true)
  // @CodableCase(0...9)
  case number(Int)  // @CodableValue(tag: true)
}
