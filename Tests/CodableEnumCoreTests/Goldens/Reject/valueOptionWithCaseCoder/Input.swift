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

// @CodableEnum(style: .external)
enum Message {
  // @CodableCase(coder: PlaceCoder)
  case place(
    String,  // @CodableValue(key: "name")
    Int
  )
}
