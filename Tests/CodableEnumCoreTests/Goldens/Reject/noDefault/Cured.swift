// @CodableEnum(style: .external)
enum Message {
  case text(size: Int = 12)  // @CodableValue(default: .omit)
  case image(width: Int = 100)  // @CodableValue(nil: .default)
}
