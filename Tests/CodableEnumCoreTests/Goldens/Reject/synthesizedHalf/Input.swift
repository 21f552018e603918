// @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
enum Message: Codable {
  case text(body: String)
}

// @CodableEnum(style: .internal, tag: "type", conformance: .encodable)
enum Event: Decodable {
  case opened
}

// @CodableEnum(style: .external, payload: .natural, conformance: .decodable)
enum Naturally: Encodable {
  case text(String)
}

// @CodableEnum(style: .external, conformance: .decodable)
enum Renamed: Codable {
  // @CodableCase("z")
  case text
}

// @CodableEnum(style: .rawValue, conformance: .decodable)
enum Level: String, Codable {
  // @CodableCase("z")
  case low
}

// @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
enum Tagged: String, Codable {
  case low
}

// @CodableEnum(style: .rawValue, coercing: true, conformance: .decodable)
enum Lenient: Int, Codable {
  // @CodableCase(aliases: [10])
  case low = 1
}
