// @CodableEnum(style: .internal, tag: "type")
enum Shape {
  case circle(Circle?)  // @CodableValue(key: "circle", aliases: ["round"], coder: CircleCoder, nil: .null)
}
