// @CodableEnum(
//   style: .internal, tag: "type", caseNaming: .snakeCase, unknownKeys: .reject,
//   reads: [.adjacent(tag: "t", content: "c")]
// )
enum Message {
  // @CodableCase("txt")
  case text(
    body: String,  // @CodableValue(key: "content")
    draft: Bool = false,  // @CodableValue(skip: true)
    sent: Int = 0,  // @CodableValue(skip: .encoding)
    size: Int = 0  // @CodableValue(skip: .decoding)
  )
  // @CodableCase(3, skip: .encoding)
  case image(
    link: Link  // @CodableValue(coder: URLCoder)
  )
  // @CodableCase(.unknown)
  case later
}

// @CodableEnum(style: .untagged)
enum Choice {
  case some(Int)
  // @CodableCase(skip: .decoding)
  case none
}

// @CodableEnum(style: .external)
enum Selection {
  // @CodableCase(coder: RangeCoder)
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

// @CodableEnum(style: .rawValue)
enum Role {
  case admin
  // @CodableCase(.unknown)
  case other
}

struct Link: Codable {}

enum URLCoder {
  static func encode(_ link: Link, to encoder: any Encoder) throws { try link.encode(to: encoder) }
  static func decode(from decoder: any Decoder) throws -> Link { try Link(from: decoder) }
}
