// @CodableEnum(style: .internal, tag: "type")
enum AloneInternal {
  // @CodableCase(.untagged)
  case sse(url: String)
  case stdio(command: String)
  // @CodableCase(.untagged)
  case list([Int])
  #if os(Plan9)
    // @CodableCase(.untagged)
    case flag(Bool)
  #endif
  case none
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
indirect enum AloneAdjacent {
  // @CodableCase(1)
  case known(Int)
  // @CodableCase(.untagged)
  case pair(left: AloneAdjacent, right: AloneAdjacent)
  // @CodableCase(.untagged, empty: .name)
  case autoSize
  // @CodableCase(.unknown)
  case unknown(tag: Int, note: String?)
}

// @CodableEnum(style: .external, empty: .name, caseNaming: .snakeCase)
enum AloneExternal {
  case auto
  case sized(Int)
  // @CodableCase(.untagged)
  case plain(Int)
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

// Two keys that name cases are an error, whatever a case without a tag would read.
// @CodableEnum(style: .external)
enum AloneDefaults {
  case from(x: Int)
  case to(y: Int)
  // @CodableCase(.untagged)
  case link(url: String?)
}

// @CodableEnum(style: .array)
enum AloneArray {
  case ping
  // @CodableCase(.untagged)
  case object(x: Int)
}

// @CodableEnum(style: .rawValue)
enum AloneRaw {
  case low, high
  // @CodableCase(.untagged, payload: .keyed)
  case custom(Int)
  // @CodableCase(.unknown)
  case unknown
}

// @CodableEnum(
//   style: .internal, tag: "type", keyNaming: .snakeCase, missingTag: .stdio,
//   reads: [.external(payload: .natural), .untagged]
// )
enum AloneReads {
  // @CodableCase(.untagged)
  case sse(baseURL: String)
  case stdio(command: String)
}

// What is skipped stands alone in the other direction.
// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum AloneSkipped {
  case text(body: String)
  // @CodableCase(.untagged, skip: .encoding)
  case old(String)
  // @CodableCase(.untagged, skip: .decoding)
  case new(size: Int)
}

// @CodableEnum(style: .array, conformance: .encodable)
enum AloneEncoded {
  case text(String)
  // @CodableCase(.untagged)
  case object(text: String)
}

// @CodableEnum(style: .array)
enum AloneWritten {
  case ping
  // @CodableCase(.untagged, skip: .decoding)
  case old(size: Int)
}
