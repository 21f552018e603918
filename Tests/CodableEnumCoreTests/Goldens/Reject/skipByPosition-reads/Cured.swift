// @CodableEnum(style: .external, reads: [.array(payload: .keyed)])
enum Message {
  case move(
    from: Int?,  // @CodableValue(skip: .encoding)
    to: Int
  )
}
