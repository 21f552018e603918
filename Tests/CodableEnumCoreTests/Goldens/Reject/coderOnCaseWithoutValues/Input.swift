// @CodableEnum(style: .external)
enum Message {
  // @CodableCase(coder: PingCoder)
  case ping
}
