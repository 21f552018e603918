// @CodableEnum(
//   style: .internal, discriminator: "type", rename_all: "snake_case",
//   deny_unknown_fields: true, reads: [.adjacent(discriminatorKey: "t", content: "c")]
// )
enum Message {
  // @CodableCase(name: "txt")
  case text(
    body: String,  // @CodableValue(rename: "content")
    draft: Bool = false  // @CodableValue(transient: true)
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

// @CodableEnum(style: .rawValue, unknown: .other, bound: "T: Codable")
enum Role {
  case admin, other
}

struct Link: Codable {}
