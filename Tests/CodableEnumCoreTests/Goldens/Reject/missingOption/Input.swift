// @CodableEnum(style: .adjacent)
enum Message {
  case ping
}
