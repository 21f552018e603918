typealias Code = Int

// @CodableEnum(style: .rawValue)
enum Status: Code {
  case sent
  case received
}
