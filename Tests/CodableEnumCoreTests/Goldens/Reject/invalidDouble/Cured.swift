// @CodableEnum(style: .rawValue)
enum Message {
  // @CodableCase("1e999")
  case text
}
