// @CodableEnum(style: .internal, tag: "depth")
enum Level {
  // @CodableCase(-5...)
  case below(Int)  // @CodableValue(tag: true)
  case surface
}
