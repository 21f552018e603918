// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case ping
  // @CodableCase(.unknown)
  case unknown(String)  // @CodableValue(key: "type")
}
