// @CodableEnum(style: .external)
enum Message {
  case text(String)
}

/* /* once opened, never closed */
