// @CodableEnum(style: .external, empty: .name, empty: .true)
enum Message {
  case ping
}
