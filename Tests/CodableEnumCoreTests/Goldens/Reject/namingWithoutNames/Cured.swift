// @CodableEnum(style: .external)
enum Message {
  case ping
  case text(String)
  // @CodableCase(keyNaming: .snakeCase)
  case image(url: String)
}
