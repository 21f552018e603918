// @CodableEnum(style: .rawValue)
enum Color {
  case red
  case other
  // @CodableCase(.unknown, tag: "misc")
  case custom
}
