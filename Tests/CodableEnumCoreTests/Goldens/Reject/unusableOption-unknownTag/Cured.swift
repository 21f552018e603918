// @CodableEnum(style: .untagged, empty: .name)
enum Kind {
  case plain
  // @CodableCase(.unknown)
  case other
}
