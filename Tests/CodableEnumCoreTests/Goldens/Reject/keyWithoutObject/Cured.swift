// @CodableEnum(style: .external, payload: .keyed)
enum Message {
  case text(String)  // @CodableValue(key: "text")
  // @CodableCase(keys: ["x", "y"])
  case move(Int, Int)
}
