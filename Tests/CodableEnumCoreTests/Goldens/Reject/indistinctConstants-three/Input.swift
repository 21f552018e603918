// @CodableEnum(style: .internal, tag: "t")
enum Event {
  // @CodableCase("a", constants: ["k": [0, 1]])
  case first
  // @CodableCase("a", constants: ["k": [0, 2]])
  case second
  // @CodableCase("a")
  case third(x: Int)
  // @CodableCase("a")
  case fourth(y: Int)
}
