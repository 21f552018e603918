// @CodableEnum(style: .external)
enum Message {
  case move([Int])
}
