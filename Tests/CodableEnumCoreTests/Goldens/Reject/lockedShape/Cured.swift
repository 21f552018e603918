// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum Message {
  // @CodableCase(payload: .unkeyed)
  case size(width: Int, height: Int)
}
