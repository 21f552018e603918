// @CodableEnum(style: .internal, tag: "level")
enum Level {
  case none
  // @CodableCase(nil, aliases: ["high"])
  case high
}
