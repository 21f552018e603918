// @CodableEnum(style: .rawValue)
enum Level: String {
  case low, high
}
