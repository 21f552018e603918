// @CodableEnum(style: .external)
enum Message {
  case text(size: Int)  // @CodableValue(default: .omit)
  case image(width: Int)  // @CodableValue(nil: .default)
}
