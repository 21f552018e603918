// @CodableEnum(style: .rawValue)
enum Priority {
  case low
  // @CodableCase(.unknown)
  case other
  // @CodableCase(.unknown)
  case unknown(String)
}
