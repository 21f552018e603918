// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("txt")
  case ping
  static let standard = Message.ping
}
