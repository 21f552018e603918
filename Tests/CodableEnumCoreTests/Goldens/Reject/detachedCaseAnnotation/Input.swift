// @CodableEnum(style: .external)
enum Message {
  case ping
  // @CodableCase("txt")
  static let standard = Message.ping
}
