// @CodableEnum(style: .internal, tag: "a\\b")
enum Message {
  case ping
}
