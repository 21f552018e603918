// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(text: String)
  case picture(url: String)

  private enum CodingKeys: CodingKey {
    case type, text, url
  }
}
