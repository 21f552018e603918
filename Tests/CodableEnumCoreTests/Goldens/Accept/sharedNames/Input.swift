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

// Patterns do not tell these apart; encoding goes by reflection.
// @CodableEnum(style: .internal, tag: "type")
enum SharedNamesEncoded<Place: Equatable>: Equatable {
  case stop
  case move(to: Place)
  // @CodableCase("moveBy")
  case move(by: Int?)
  // @CodableCase("moveAt")
  case move(at: Place, speed: Int)
}

// @CodableEnum(style: .external, payload: .natural, empty: .name)
enum SharedNamesNatural: Equatable {
  case stop
  case move(Int, Int)
  // @CodableCase("text")
  case move(String)
  // @CodableCase("keyed")
  case move(by: Int?)
}
