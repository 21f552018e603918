// @CodableEnum(style: .external)
enum Message {
  case move(to: Int)
  case move(by: Int)
}
