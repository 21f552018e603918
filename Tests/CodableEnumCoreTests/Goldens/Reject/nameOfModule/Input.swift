enum Swift {}

// @CodableEnum(style: .external)
enum Message {
  case text(body: String)
}
