// @CodableEnum(style: .rawValue)
enum Kind {
  case plain
  // @CodableCase(.unknown)
  case other
}

