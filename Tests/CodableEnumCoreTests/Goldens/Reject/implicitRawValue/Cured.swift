// @CodableEnum(style: .rawValue)
enum Priority: Int {
  case low
  #if DEBUG
    case debug = 1
  #endif
  case high = 2
}
