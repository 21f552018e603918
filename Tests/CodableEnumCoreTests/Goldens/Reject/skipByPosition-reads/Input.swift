// @CodableEnum(style: .external, reads: [.array])
enum Message {
  case move(
    from: Int?,  // @CodableValue(skip: .encoding)
    to: Int
  )
}
