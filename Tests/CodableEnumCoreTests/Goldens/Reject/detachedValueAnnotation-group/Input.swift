// @CodableEnum(style: .external)
enum Message {
  case text(String)
  // @CodableValue(key: "body")
  // @CodableCase("txt")
  static let greeting = Message.text("hi")
}
