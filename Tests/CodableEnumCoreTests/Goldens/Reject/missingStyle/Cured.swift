// @CodableEnum(style: .external, payload: .natural)
enum Message {
  case text(String)
}
