// @CodableEnum(style: .external, unknownKeys: .reject, severalKeys: .first)
enum Message {
  case text(body: String)
  case image(url: String)
}
