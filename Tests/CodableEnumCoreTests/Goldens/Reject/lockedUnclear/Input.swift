// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case price(amount: Money)
}
