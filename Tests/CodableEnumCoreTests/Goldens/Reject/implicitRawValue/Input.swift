// @CodableEnum(style: .rawValue)
enum Priority: Int {
  case low
  #if DEBUG
    case debug
  #endif
  case high
}
