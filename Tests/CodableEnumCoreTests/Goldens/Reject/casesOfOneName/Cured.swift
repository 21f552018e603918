// @CodableEnum(style: .external, conformance: .decodable)
enum Message {
  // @CodableCase("moveTo")
  case move(to: Int)
  // @CodableCase("moveBy")
  case move(by: Int)
}
