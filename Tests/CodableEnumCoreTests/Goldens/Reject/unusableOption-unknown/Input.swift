// @CodableEnum(style: .rawValue, unknownTag: .plain)
enum Kind {
  case plain, fancy
  // @CodableCase(.unknown)
  case other
}
