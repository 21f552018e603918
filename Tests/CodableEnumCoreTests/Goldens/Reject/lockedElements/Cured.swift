// @CodableEnum(style: .array)
enum Shape {
  case line(Int, Int, Int = 1)
}
