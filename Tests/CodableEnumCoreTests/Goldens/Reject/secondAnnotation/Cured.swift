// @CodableEnum(style: .external)
enum Message {
  case ping  // @CodableCase("a", aliases: ["b"])
}
