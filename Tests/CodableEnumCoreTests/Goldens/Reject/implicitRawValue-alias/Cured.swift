typealias Code = Int

// @CodableEnum(style: .rawValue)
enum Status: Code {
  case sent = 0
  case received
}
