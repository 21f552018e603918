// @CodableEnum(style: .internal, tag: "type")
enum Shape {
  case circle(Circle?)  // @CodableValue(aliases: ["round"], coder: CircleCoder, nil: .null)
}
