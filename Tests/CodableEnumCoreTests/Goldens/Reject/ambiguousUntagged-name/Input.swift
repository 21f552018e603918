// @CodableEnum(style: .external, empty: .name)
enum Message {
  case ping
  // @CodableCase(.untagged, empty: .name)
  case none
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}
