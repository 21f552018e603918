// @CodableEnum(style: .internal, tag: "type")
enum Shape {
  case circle(radius: Int)
  case square(side: Int)
}

// @CodableEnum(style: .internal, tag: "type")
enum Element {
  case text(body: String)
  // @CodableCase(.untagged)
  case shape(Shape)
}
