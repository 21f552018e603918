// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case ping
}
