// @CodableEnum(style: .rawValue, rawRepresentable: true)
enum Level {
  // @CodableCase(1)
  case low
  // @CodableCase(3)
  case high
}
