// @CodableEnum(style: .internal, tag: ["menu", 1], where: 3)
enum Message {
  case text(body: String)
}
