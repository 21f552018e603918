// @CodableEnum(style: .rawValue)
enum Message {
  // @CodableCase(299...200)
  case text
}
