// @CodableEnum(style: .internal, tag: "kind")
indirect enum Shape {
  case circle(radius: Int)
  // @CodableCase(.unknown)
  case other(content: Figure)
}

// @CodableEnum(style: .internal, tag: "kind")
indirect enum Figure {
  case square(side: Int)
  // @CodableCase(.unknown)
  case other(content: Shape)
}

// @CodableEnum(style: .external, conformance: .decodable)
indirect enum Step {
  case go(Int)
  // @CodableCase(.untagged)
  case twice(Pair<Step>)
}

// @CodableEnum(style: .array, conformance: .decodable)
indirect enum Pair<Element> {
  case both(Int)
  // @CodableCase(.untagged)
  case one(Element)
}
