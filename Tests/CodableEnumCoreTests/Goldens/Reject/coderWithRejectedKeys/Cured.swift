enum PlaceCoder {
  static func encode(_ values: (String, Int), to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(values.0)
    try container.encode(values.1)
  }

  static func decode(from decoder: any Decoder) throws -> (String, Int) {
    var container = try decoder.unkeyedContainer()
    return try (container.decode(String.self), container.decode(Int.self))
  }
}

// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum Message {
  // @CodableCase(content: "place", coder: PlaceCoder)
  case place(String, Int)
}
