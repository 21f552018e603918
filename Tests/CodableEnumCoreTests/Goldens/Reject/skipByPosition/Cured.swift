// @CodableEnum(style: .array, payload: .keyed)
enum Message {
  case move(
    Int,
    from: Int?,  // @CodableValue(skip: .encoding)
    to: Int
  )
}
