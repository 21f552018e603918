// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum Message {
  case ping
}
