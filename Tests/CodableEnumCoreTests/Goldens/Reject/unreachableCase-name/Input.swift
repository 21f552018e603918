// @CodableEnum(style: .untagged, empty: .name)
enum Setting {
  // @CodableCase(false)
  case off
  case flag(Bool)
}
