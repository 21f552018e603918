// @CodableEnum(style: .external)
// @CodableEnum(style: .array)
enum Message {
  // @CodableCase("a")
  case ping  // @CodableCase(aliases: ["b"])
}
