// @CodableEnum(style: .external)
enum Message {
  case move(
    from: Int = 0,  // @CodableValue(skip: .encoding)
    by: Int?,  // @CodableValue(skip: .encoding)
    to: Int?,  // @CodableValue(skip: .decoding)
    at: Int = 1  // @CodableValue(skip: .decoding)
  )
}
