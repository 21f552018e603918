// @CodableEnum(style: .array, empty: .name)
enum Message {
  case ping
}
