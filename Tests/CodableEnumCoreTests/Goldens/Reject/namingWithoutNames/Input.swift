// @CodableEnum(style: .external)
enum Message {
  // @CodableCase(keyNaming: .snakeCase)
  case ping
  // @CodableCase(keyPrefix: .caseName)
  case text(String)
  // @CodableCase(keyNaming: .snakeCase)
  case image(url: String)  // @CodableValue(key: "theURL")
}
