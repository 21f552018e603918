// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(keys: ["x", "y"])
  case move(Int, Int)
}
