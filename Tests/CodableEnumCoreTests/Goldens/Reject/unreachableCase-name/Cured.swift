// @CodableEnum(style: .untagged, empty: .name)
enum Setting {
  // @CodableCase("off")
  case off
  case flag(Bool)
}
