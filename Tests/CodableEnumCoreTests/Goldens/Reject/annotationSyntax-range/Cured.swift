// @CodableEnum(style: .rawValue)
enum Status {
  // @CodableCase(true)
  case first
  // @CodableCase("a"..."c", tag: "a")
  case second
  // @CodableCase(1..., tag: 1)
  case third
}
