// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("moveTo")
  case move(to: Int)
  // @CodableCase("moveBy")
  case move(by: Int)
}
