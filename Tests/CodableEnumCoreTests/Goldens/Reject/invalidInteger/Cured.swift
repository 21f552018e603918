// @CodableEnum(style: .rawValue)
enum Message {
  // @CodableCase("1.5")
  case half
  // @CodableCase("99999999999999999999")
  case huge
}
