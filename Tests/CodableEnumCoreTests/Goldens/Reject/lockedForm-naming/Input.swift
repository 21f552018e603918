// @CodableEnum(style: .external, keyNaming: .snakeCase)
enum Message {
  case image(url: String)
}
