// @CodableEnum(style: .external)
enum Message {
  case text(size: Int)  // @CodableValue(default: .omit)
}
