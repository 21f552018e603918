// @CodableEnum(style: .untagged, empty: .name, unknownTag: .plain)
enum Kind {
  case plain, fancy
  // @CodableCase(.unknown)
  case other
}

// @CodableEnum(style: .rawValue, missingTag: .other, order: [.other])
enum Tone {
  case low
  // @CodableCase(.unknown)
  case other(String)
}
