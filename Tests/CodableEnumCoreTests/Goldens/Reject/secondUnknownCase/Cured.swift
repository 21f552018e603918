// @CodableEnum(style: .rawValue)
enum Priority {
  case low
  // @CodableCase(.unknown)
  case unknown(String)
}
