// @CodableEnum(style: .external)
enum Message {
  case move(to: Int)
  case moveBy(by: Int)
}
