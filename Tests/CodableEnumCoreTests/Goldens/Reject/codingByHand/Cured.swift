// @CodableEnum(style: .rawValue, conformance: .encodable)
enum Message {
  case ping, pong

  /// Not the one of Decodable.
  init(from name: String) {
    self = name == "ping" ? .ping : .pong
  }
}

extension Message: Decodable {
  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = name.lowercased() == "ping" ? .ping : .pong
  }
}
