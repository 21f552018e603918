// @CodableEnum(style: .rawValue)
enum Mask: UInt64 {
  case first = 0x8000_0000_0000_0000
  // @CodableCase("second")
  case second = 0x8000_0000_0000_0001
}
