// @CodableEnum(
//   style: .adjacent, tag: "type", content: "c",
//   reads: [.adjacent(tag: "t", content: "c"), .adjacent(tag: "t", content: "c", payload: .unkeyed)])
enum Message {
  // @CodableCase(payload: .unkeyed)
  case size(width: Int, height: Int)
}
