// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
enum Message {
  case plainText(body: String)
  // @CodableCase("text")
  case plain_text(body: String)
}
