// @CodableEnum(style: .external)
enum Message {
  case move(
    from: Int,
    to: Int  // @CodableValue(key: "to")
  )
}
