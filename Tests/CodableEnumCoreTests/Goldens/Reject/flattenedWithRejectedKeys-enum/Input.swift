// @CodableEnum(style: .external, unknownKeys: .reject)
enum Shape {
  case circle(radius: Int)
  case square(side: Int)
}

// It would never read what it writes: 'Shape' rejects "kind".
// @CodableEnum(style: .internal, tag: "kind")
enum Element {
  case text(body: String)
  case shape(Shape)
}

// It would read everything as 'none'.
// @CodableEnum(style: .external, unknownKeys: .reject, fallback: .none)
enum Figure {
  case none
  case circle(radius: Int)
}

// @CodableEnum(style: .internal, tag: "kind")
enum Drawing {
  case figure(Figure)
}
