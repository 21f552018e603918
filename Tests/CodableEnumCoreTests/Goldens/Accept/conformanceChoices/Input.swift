struct ChoiceRequest: Encodable {
  var id: Int
}

struct ChoiceResponse: Decodable {
  var id: Int
}

// @CodableEnum(style: .internal, tag: "type", conformance: .encodable)
enum ChoiceOutgoing {
  case request(ChoiceRequest)
  case ping
}

// @CodableEnum(style: .internal, tag: "type", reads: [.external], conformance: .decodable)
enum ChoiceIncoming {
  case response(ChoiceResponse)
  case pong
}
