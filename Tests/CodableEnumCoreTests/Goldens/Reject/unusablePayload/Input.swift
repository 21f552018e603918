// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(payload: .unkeyed)
  case move(x: Int, y: Int)
}
