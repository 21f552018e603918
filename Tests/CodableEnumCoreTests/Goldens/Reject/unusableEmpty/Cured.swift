// @CodableEnum(style: .array, empty: .omit)
enum Message {
  case ping
}
