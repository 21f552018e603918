// @CodableEnum(style: .external)
enum Message {
  // @CodableCase(keys: ["x", "z"])
  case move(
    Int,
    Int
  )
}
