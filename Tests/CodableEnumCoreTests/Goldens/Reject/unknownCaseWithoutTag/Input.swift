// @CodableEnum(style: .rawValue, codingKeys: true)
enum Level {
  case low
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .rawValue, rawRepresentable: true)
enum Code {
  // @CodableCase(1)
  case low
  // @CodableCase(.unknown)
  case other(String)
}
