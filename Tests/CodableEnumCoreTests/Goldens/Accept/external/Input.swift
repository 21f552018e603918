// @CodableEnum(style: .external)
enum ExternalMessage {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .external, payload: .compact, empty: .true)
enum ExternalCompact {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
  case note(String?)
}

// @CodableEnum(style: .external, payload: .natural, empty: .name, nilValues: .null)
enum ExternalNatural {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .external, payload: .unkeyed, empty: .array)
enum ExternalUnkeyed {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .external, empty: .null)
enum ExternalMixed {
  case ping
  // @CodableCase("pong", empty: .object)
  case reply
  // @CodableCase(payload: .compact)
  case text(String)
  case move(Int, Int)
}
