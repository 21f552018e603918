// @CodableEnum(style: .rawValue, rawRepresentable: true)
enum Level {
  case low
  // @CodableCase(3)
  case high
}
