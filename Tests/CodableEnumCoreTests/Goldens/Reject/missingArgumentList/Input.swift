// @CodableEnum
enum Message {
  case text(String)
}
