// @CodableEnum(style: .external, unknownKeys: .reject)
enum Shape {
  case circle(radius: Int)
  case square(side: Int)
}

// @CodableEnum(style: .internal, tag: "kind")
enum Element {
  case text(body: String)
  case shape(Shape)  // @CodableValue(key: "shape")
}

// @CodableEnum(style: .external, unknownKeys: .reject, fallback: .none)
enum Figure {
  case none
  case circle(radius: Int)
}

// @CodableEnum(style: .internal, tag: "kind")
enum Drawing {
  case figure(Figure)  // @CodableValue(key: "figure")
}
