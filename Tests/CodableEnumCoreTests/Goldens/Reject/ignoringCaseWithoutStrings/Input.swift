// @CodableEnum(style: .rawValue, ignoringCase: true)
enum Priority: Int {
  case low
  case high
}
