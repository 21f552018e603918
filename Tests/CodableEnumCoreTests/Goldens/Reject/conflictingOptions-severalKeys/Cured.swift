// @CodableEnum(style: .external, severalKeys: .first)
enum Message {
  case text(body: String)
  case image(url: String)
}
