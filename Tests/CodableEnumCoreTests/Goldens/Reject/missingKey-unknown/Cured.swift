// @CodableEnum(style: .external)
enum Message {
  case ping
  // @CodableCase(.unknown)
  case other(String)
}
