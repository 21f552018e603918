// @CodableEnum(style: .external, empty: .name)
enum Message {
  case ping
  case none
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}
