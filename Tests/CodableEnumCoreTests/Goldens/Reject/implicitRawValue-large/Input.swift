// @CodableEnum(style: .rawValue)
enum Mask: UInt64 {
  case low = 0x7fff_ffff_ffff_ffff
  case high
}
