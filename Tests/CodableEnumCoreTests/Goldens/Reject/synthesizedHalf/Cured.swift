// @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
enum Message: Decodable {
  case text(body: String)
}

// @CodableEnum(style: .internal, tag: "type")
enum Event: Decodable {
  case opened
}

// @CodableEnum(style: .external, payload: .natural)
enum Naturally: Encodable {
  case text(String)
}

// @CodableEnum(style: .external, conformance: .decodable)
enum Renamed: Decodable {
  // @CodableCase("z")
  case text
}

// @CodableEnum(style: .rawValue, conformance: .decodable)
enum Level: String, Decodable {
  // @CodableCase("z")
  case low
}

// @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
enum Tagged: String, Decodable {
  case low
}
