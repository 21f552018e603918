// @CodableEnum(style: .internal, tag: "my_type")
enum Message {
  case ping
}
