// @CodableEnum(style: .external)
private enum Message {
  case ping
}
