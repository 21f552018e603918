// @CodableEnum(style: .untagged, empty: .name, unknownTag: .other)
enum Kind {
  case plain, other
}
