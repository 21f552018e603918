// @CodableEnum(style: .rawValue)
enum Level {
  case low
  // @CodableCase(.untagged)
  case custom(height: Int)
}

// @CodableEnum(style: .rawValue)
enum Width {
  case narrow
  // @CodableCase(.untagged)
  case custom(width: Int)
}
