// @CodableEnum(style: .external)
enum Message {
  case move(
    Int = 0,  // @CodableValue(default: .omit)
    Int
  )
}
