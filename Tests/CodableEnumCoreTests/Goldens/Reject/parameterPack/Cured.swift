// @CodableEnum(style: .external)
enum Message<Value> {
  case ping
}
