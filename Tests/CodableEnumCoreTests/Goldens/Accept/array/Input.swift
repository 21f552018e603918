// @CodableEnum(style: .array)
enum ArrayMessage {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
  // @CodableCase(payload: .keyed)
  case user(name: String)
}

// @CodableEnum(style: .array, payload: .natural)
enum ArrayNatural {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .array, payload: .compact, empty: .null)
enum ArrayCompact {
  // @CodableCase(0)
  case open
  // @CodableCase(1, empty: .object)
  case close
  // @CodableCase(2)
  case data(id: Int, bytes: [UInt8])
  // @CodableCase(3)
  case text(body: String)
}
