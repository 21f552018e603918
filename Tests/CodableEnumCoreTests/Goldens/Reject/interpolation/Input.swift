// @CodableEnum(style: .internal, tag: "\(prefix)type")
enum Message {
  case ping
}
