enum Language {}

// @CodableEnum(style: .external)
enum Message {
  case text(body: String)
}
