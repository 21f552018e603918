// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(text: String)

  private enum CodingKeys: CodingKey {
    case type, text
  }
}
