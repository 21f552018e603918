// @CodableEnum(style: .internal, tag: "type")
enum UnknownTagInternal {
  case known(size: Int)
  // @CodableCase(.unknown, tag: "other", aliases: ["n/a"])
  case unknown
}

// @CodableEnum(style: .external, empty: .name, ignoringCase: true)
enum UnknownTagExternal {
  case known
  // @CodableCase(.unknown, tag: "Other")
  case unknown
}

// Other kinds of tags are the unknown case's where it has them, and else none.
// @CodableEnum(style: .rawValue)
enum UnknownTagRaw: Int {
  case zero, one
  // @CodableCase(.unknown, tag: -1, aliases: ["n/a", false])
  case unknown
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", reads: [.external])
enum UnknownTagAdjacent {
  // @CodableCase(1)
  case known(Int)
  // @CodableCase(.unknown, tag: "other")
  case unknown
}

// What is known is unknown's own tag.
// @CodableEnum(style: .array)
enum UnknownTagKnown {
  case circle(Int)
  // @CodableCase(.unknown, tag: "rectangle")
  case rectangle
}

// @CodableEnum(
//   style: .internal, tag: "type", missingTag: .value, reads: [.adjacent(tag: "t", content: "c")]
// )
enum UnknownTagMissing: Equatable {
  // @CodableCase(.unknown, tag: true)
  case value
}
