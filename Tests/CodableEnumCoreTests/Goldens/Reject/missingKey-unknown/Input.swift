// @CodableEnum(style: .external, missingTag: .ping)
enum Message {
  case ping
  // @CodableCase(.unknown)
  case other(String)
}
