// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case ping
  // @CodableCase(.unknown, keys: ["tag"])
  case unknown(String)
}
