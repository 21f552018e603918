// @CodableEnum(style: .internal, tag: "type")
enum Shape {
  // @CodableCase("solid")
  case solid(depth: Int)
  // @CodableCase("shape")
  case box(width: Int)
}
