// @CodableEnum(style: .rawValue)
enum Status {
  // @CodableCase(true...false)
  case first
  // @CodableCase("a"...3)
  case second
  // @CodableCase(1..<)
  case third
}
