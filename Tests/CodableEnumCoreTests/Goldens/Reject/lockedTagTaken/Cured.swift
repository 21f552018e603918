// @CodableEnum(style: .rawValue)
enum Level: Int {
  case low, high
}
