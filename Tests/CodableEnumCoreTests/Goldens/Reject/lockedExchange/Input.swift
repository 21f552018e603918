// @CodableEnum(style: .array)
enum Move {
  case to(y: Int, x: Int)
}
