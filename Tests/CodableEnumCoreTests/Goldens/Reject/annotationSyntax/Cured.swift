// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case ping  // @CodableCase(aliases: ["a", "b"])
  case text(String)  // @CodableValue(key: "text")
}
