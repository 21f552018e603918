// @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
enum Message: Codable {
  case text(body: String)
}

// @CodableEnum(style: .internal, tag: "type", conformance: .encodable)
enum Event: Decodable {
  case opened
}
