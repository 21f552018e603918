// @CodableEnum(style: .rawValue)
enum Status {
  case success
  // @CodableCase(.unknown)
  case unknown(tag: String)
}
