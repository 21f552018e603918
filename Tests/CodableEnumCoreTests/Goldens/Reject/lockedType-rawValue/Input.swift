// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case note(level: Level)
}

enum Level: String, Codable {
  case low
}
