// @CodableEnum(style: .external)
enum Shape {
  case circle(radius: Double)
}
