// @CodableEnum(style: .rawValue)
enum Message {
  case ping, pong

  /// Not the one of Decodable.
  init(from name: String) {
    self = name == "ping" ? .ping : .pong
  }
}

extension Message {
  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = name.lowercased() == "ping" ? .ping : .pong
  }
}
