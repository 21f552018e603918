// @CodableEnum(style: .rawValue)
enum Kind {
  case plain, fancy
  // @CodableCase(.unknown)
  case other
}
