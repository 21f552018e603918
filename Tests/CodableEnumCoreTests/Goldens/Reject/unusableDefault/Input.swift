// @CodableEnum(style: .external)
enum Message {
  case move(
    Int = 0,  // @CodableValue(skip: true)
    Int
  )
}
