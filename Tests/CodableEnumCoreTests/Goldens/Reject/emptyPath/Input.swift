// @CodableEnum(style: .internal, tag: [])
enum Message {
  case ping
}
