// @CodableEnum(style: .rawValue, rawRepresentable: true)
enum Status {
  // @CodableCase(1)
  case active
  // @CodableCase(.unknown)
  case other(Int)
}

// @CodableEnum(style: .rawValue, ignoringCase: true)
enum Level: String {
  // @CodableCase(aliases: ["small"])
  case low
  case high
}
