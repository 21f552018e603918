// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase("txt")
  case text(String)  // @CodableValue(key: "body")
}
