// @CodableEnum(style: .external)
enum Message {
  // @CodableCase(keys: ["x"])
  case move(Int, Int)
}
