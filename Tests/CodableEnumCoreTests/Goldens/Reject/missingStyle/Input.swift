// @CodableEnum(payload: .natural)
enum Message {
  case text(String)
}
