// @CodableEnum(style: .untagged)
enum Move {
  case go(x: Int?)
  case go(x: Int, y: Int)
}
