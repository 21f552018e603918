// @CodableEnum(style: .external, empty: .name)
enum Message {
  case ping
}
