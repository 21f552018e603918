// @CodableEnum(style: .external)
enum Message {
  case move(to: Int)
  // @CodableCase("moveBy")
  case move(by: Int)
}
