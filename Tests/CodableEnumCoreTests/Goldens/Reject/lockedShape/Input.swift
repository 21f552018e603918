// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum Message {
  case size(width: Int, height: Int)
}
