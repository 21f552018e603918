// @codableEnum(style: .external)
enum Message {
  case text(String)
}

// @CodableEnums(style: .external)
enum Other {
  case text(String)
}
