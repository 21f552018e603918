// @CodableEnum(style: .external, accessors: true)
enum Message {
  case move(to: Int)
  case moveBy(by: Int)
}
