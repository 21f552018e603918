// @CodableEnum(style: .external, tag: "type")
enum Message {
  case ping
}
