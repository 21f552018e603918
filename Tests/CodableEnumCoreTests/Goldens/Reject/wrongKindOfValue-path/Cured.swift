// @CodableEnum(style: .internal, tag: ["menu", "type"])
enum Message {
  case text(body: String)
}
