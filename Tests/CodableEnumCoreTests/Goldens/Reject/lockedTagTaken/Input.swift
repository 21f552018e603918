// @CodableEnum(style: .rawValue)
enum Level: Int {
  case high, low
}
