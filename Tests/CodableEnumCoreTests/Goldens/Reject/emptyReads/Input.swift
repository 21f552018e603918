// @CodableEnum(style: .internal, tag: "type", reads: [])
enum Message {
  case ping
}
