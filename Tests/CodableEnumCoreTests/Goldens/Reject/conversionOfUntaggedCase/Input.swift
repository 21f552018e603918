// @CodableEnum(style: .rawValue, codingKeys: true)
enum Level {
  case low
  // @CodableCase(.untagged)
  case custom(height: Int)
}

// @CodableEnum(style: .rawValue, rawRepresentable: true)
enum Width {
  case narrow
  // @CodableCase(.untagged)
  case custom(width: Int)
}
