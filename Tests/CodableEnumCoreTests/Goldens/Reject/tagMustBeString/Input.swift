// @CodableEnum(style: .external)
enum Message {
  // @CodableCase(1, aliases: [true])
  case ping
}
