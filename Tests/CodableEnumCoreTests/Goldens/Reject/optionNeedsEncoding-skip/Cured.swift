// @CodableEnum(style: .external, conformance: .decodable)
enum Request {
  case move(from: Int?)
}

// @CodableEnum(style: .external, conformance: .encodable)
enum Reply {
  case move(from: Int?)
}
