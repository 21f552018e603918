// @CodableEnum(style: .rawValue, rawRepresentable: true)
enum Level: String {
  case low, high
}
