// @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
enum Message: Decodable {
  case text(body: String)
}

// @CodableEnum(style: .internal, tag: "type")
enum Event: Decodable {
  case opened
}
