// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum Message {
  // @CodableCase("area")
  case size(Double)
  // @CodableCase("size", content: "size", skip: .encoding)
  case oldSize(Int, Int)
}
