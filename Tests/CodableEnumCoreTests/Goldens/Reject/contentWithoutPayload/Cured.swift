// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case ping
  // @CodableCase(content: "data")
  case text(body: String)
}
