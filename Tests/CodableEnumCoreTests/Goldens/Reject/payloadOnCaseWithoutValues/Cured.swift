// @CodableEnum(style: .external)
enum Message {
  // @CodableCase(empty: .true)
  case ping
}
