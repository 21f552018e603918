// @CodableEnum(style: .external, accessors: true)
enum Message {
  case move(to: Int)
  // @CodableCase("moveBy")
  case move(by: Int)
}
