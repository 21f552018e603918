// @CodableEnum(style: .rawValue)
enum Priority: Int {
  case low
  case high
}
