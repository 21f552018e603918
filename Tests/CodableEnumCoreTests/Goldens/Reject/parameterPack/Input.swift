// @CodableEnum(style: .external)
enum Message<each Value> {
  case ping
}
