// @CodableEnum(style: .external)
enum Message {
  case text(String)
}

// @CodableEnum(style: .external)
enum Span {
  case text(String)
}
