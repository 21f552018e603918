// @CodableEnum(style: .external)
enum Message {
  case ping  // @CodableValue(key: "x")
}
