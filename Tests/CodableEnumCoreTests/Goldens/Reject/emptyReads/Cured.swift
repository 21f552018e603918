// @CodableEnum(style: .internal, tag: "type", reads: [.external])
enum Message {
  case ping
}
