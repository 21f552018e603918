// @CodableEnum(style: .external)
enum Message {
  // @CodableCase(constants: ["ping": true])
  case ping
}
