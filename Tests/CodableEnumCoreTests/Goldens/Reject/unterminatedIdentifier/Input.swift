// @CodableEnum(style: .external)
enum Message {
  case `two words
}
