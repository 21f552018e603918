// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case ping
  // @CodableCase(.unknown, aliases: ["other"])
  case unknown(String)
}
