// @CodableEnum(style: .rawValue)
enum Message {
  // @CodableCase(200)
  case text
}
