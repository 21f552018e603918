// @CodableEnum(style: .external)
enum Message {
  case text(String)

  typealias CodingKeys = MessageKeys
}

enum MessageKeys: String, CodingKey {
  case text = "txt"
}
