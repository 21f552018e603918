// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("on")
  case ping, pong
}
