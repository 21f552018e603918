// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case move(Int, Int)
}
