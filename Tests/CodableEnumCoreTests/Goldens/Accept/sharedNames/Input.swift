// @CodableEnum(style: .external, conformance: .decodable)
enum SharedNames {
  case move(to: Int)
  // @CodableCase("moveBy")
  case move(by: Int)
  // @CodableCase("moveAt")
  case move(at: Int, speed: Int = 3)
}

// @CodableEnum(style: .internal, tag: "type")
enum SharedNamesOfBranches {
  #if GOLDENS_NEVER
    case move(to: Missing)
  #else
    case move(by: Int)
  #endif
}
