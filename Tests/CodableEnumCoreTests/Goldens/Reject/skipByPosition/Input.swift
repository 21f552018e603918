// @CodableEnum(style: .array)
enum Message {
  case move(
    Int,
    from: Int?,  // @CodableValue(skip: .encoding)
    to: Int
  )
}
