// @CodableEnum(style: .internal, tag: "t")
enum Event {
  // @CodableCase("a", constants: ["k": [1]])
  case first
  // @CodableCase("a", constants: ["k": [2]])
  case second
  // @CodableCase("a", constants: ["k": [3]])
  case third(x: Int)
  // @CodableCase("a", constants: ["k": [4]])
  case fourth(y: Int)
}
