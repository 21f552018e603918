// @CodableEnum(style: .external)
enum Message {
  // @CodableCase(keys: ["x", "y"])
  case move(
    Int,
    Int  // @CodableValue(key: "z")
  )
}
