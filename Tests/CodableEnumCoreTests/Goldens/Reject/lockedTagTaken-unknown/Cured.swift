// @CodableEnum(style: .rawValue)
enum Color {
  case red
  // @CodableCase("another")
  case other
  // @CodableCase(.unknown, tag: "other")
  case custom
}
