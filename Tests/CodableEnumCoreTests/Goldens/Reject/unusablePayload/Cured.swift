// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case move(x: Int, y: Int)
}
