// @CodableEnum(style: .untagged)
enum Move {
  case go(x: Int, y: Int)
  case go(x: Int?)
}
