// @CodableEnum(style: .rawValue)
enum Message {
  // @CodableCase(0b11)
  case half
  // @CodableCase("99999999999999999999")
  case huge
}
