// @CodableEnum(style: .internal, tag: "depth")
enum Level {
  // @CodableCase(-9...)
  case below(Int)  // @CodableValue(tag: true)
  case surface
}
