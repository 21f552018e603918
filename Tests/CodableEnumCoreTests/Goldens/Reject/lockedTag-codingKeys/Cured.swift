// @CodableEnum(style: .rawValue, codingKeys: true)
enum Side {
  case left
  case right
}
