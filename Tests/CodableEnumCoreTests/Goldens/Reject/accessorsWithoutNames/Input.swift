// @CodableEnum(style: .external, accessors: true)
enum Message {
  case text(String)
}
