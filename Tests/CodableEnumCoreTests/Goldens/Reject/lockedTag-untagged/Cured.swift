// @CodableEnum(style: .external)
enum Shape {
  case circle(radius: Double)
  // @CodableCase(.untagged, skip: .encoding)
  case legacy(sides: Int)
}
