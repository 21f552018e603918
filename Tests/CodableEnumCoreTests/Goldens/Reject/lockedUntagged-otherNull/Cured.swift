// @CodableEnum(style: .internal, tag: "level")
enum Level {
  // @CodableCase(nil)
  case none
  case high
}
