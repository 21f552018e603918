// @CodableEnum(style: .untagged, empty: .name)
enum Kind {
  case plain, fancy
  // @CodableCase(.unknown)
  case other
}

// @CodableEnum(style: .rawValue)
enum Tone {
  case low
  // @CodableCase(.unknown)
  case other(String)
}
