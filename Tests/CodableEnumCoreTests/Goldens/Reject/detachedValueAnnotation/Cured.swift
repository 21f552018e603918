// @CodableEnum(style: .external)
enum Message {
  case move(
    Int,  // @CodableValue(key: "x")
    Int
  )
}
