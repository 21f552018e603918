// @CodableEnum(style: .rawValue)
enum Level {
  // @CodableCase(60.0...60.0, tag: 60)
  case high
}
