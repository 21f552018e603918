// @CodableEnum(style: .external)
enum Message {
  // @CodableValue(key: "body")
  // @CodableCase("txt")
  case text(String)
  static let greeting = Message.text("hi")
}
