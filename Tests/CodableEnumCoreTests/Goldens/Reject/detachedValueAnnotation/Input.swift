// @CodableEnum(style: .external)
enum Message {
  case move(Int, Int)  // @CodableValue(key: "x")
}
