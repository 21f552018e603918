// @CodableEnum(style: .rawValue, codingKeys: true)
enum Level {
  // @CodableCase(1)
  case low
  // @CodableCase("1")
  case lowest
}
