// @CodableEnum(style: .internal, tag: "t")
enum Event {
  // @CodableCase("a", constants: ["k": [0, 1]])
  case first
  // @CodableCase("a", constants: ["k": [0, 2]])
  case second
  // @CodableCase("a", constants: ["k": [0, 3]])
  case third(x: Int)
  // @CodableCase("a", constants: ["k": [0, 4]])
  case fourth(y: Int)
}
