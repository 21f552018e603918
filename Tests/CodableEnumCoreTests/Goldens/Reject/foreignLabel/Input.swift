// @CodableEnum(
//   style: .internal, discriminator: "type", rename_all: "snake_case",
//   deny_unknown_fields: true, reads: [.adjacent(discriminatorKey: "t", content: "c")]
// )
enum Message {
  // @CodableCase(name: "txt")
  case text(
    body: String,  // @CodableValue(rename: "content")
    draft: Bool = false,  // @CodableValue(transient: true)
    sent: Int = 0,  // @CodableValue(skip_serializing: true)
    size: Int = 0  // @CodableValue(skip_deserializing: true)
  )
  // @CodableCase(key: 3, skip_serializing: true)
  case image(
    link: Link  // @CodableValue(flatten: true, with: "URLCoder")
  )
  // @CodableCase(other: true)
  case later
}

// @CodableEnum(style: .untagged, default: .none, untagged: true, renameAllFields: "camelCase")
enum Choice {
  // @CodableCase(flatten: true, ignored: true)
  case some(Int)
  // @CodableCase(rename_all: "snake_case", skipDeserializing: true)
  case none
}

// @CodableEnum(style: .external)
enum Selection {
  // @CodableCase(with: RangeCoder)
  case from(Int, to: Int)
}

enum RangeCoder {
  static func encode(_ bounds: (Int, Int), to encoder: any Encoder) throws {
    try [bounds.0, bounds.1].encode(to: encoder)
  }
  static func decode(from decoder: any Decoder) throws -> (Int, Int) {
    let bounds = try [Int](from: decoder)
    return (bounds[0], bounds[1])
  }
}

// @CodableEnum(style: .rawValue, unknown: .other, bound: "T: Codable")
enum Role {
  case admin, other
}

struct Link: Codable {}
