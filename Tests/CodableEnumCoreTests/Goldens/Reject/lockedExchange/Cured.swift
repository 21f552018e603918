// @CodableEnum(style: .array)
enum Move {
  case to(x: Int, y: Int)
}
