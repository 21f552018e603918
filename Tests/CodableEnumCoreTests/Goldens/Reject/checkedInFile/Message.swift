// @CodableEnum(style: .external)
enum Message {
  case ping
}
