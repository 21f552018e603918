// @CodableEnum(style: .external)
enum Message: ~Copyable {
  case text(String)
}

// @CodableEnum(style: .external)
enum Span: ~Escapable {
  case text(String)
}
