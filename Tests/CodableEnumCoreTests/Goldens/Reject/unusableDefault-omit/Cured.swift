// @CodableEnum(style: .external)
enum Message {
  case move(
    from: Int = 0,  // @CodableValue(default: .omit)
    Int
  )
}
