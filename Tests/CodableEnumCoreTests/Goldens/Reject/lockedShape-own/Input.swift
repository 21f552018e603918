// @CodableEnum(style: .adjacent, tag: "type", content: "c", reads: [.adjacent(tag: "t", content: "c")])
enum Message {
  // @CodableCase(payload: .unkeyed)
  case size(width: Int, height: Int)
}
