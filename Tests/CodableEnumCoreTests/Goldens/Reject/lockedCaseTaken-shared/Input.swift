// @CodableEnum(style: .internal, tag: "type")
enum Shape {
  // @CodableCase("shape")
  case solid(depth: Int)
  // @CodableCase("shape")
  case box(width: Int)
}
