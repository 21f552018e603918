// @CodableEnum(style: .internal, tag: "version", missingTag: .first)
enum MissingTagInternal {
  case first(name: String)
  // @CodableCase(2)
  case second(names: [String])
}

// @CodableEnum(style: .internal, tag: ["meta", "type"], missingTag: .text)
enum MissingTagPath {
  case text(body: String)
  case nothing
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", missingTag: .none)
enum MissingTagAdjacent {
  case none
  case some(Int)
}

// @CodableEnum(style: .adjacent, tag: "t", content: .tag, missingTag: .none)
enum MissingTagUntagged {
  case none
  case text(String)
  // @CodableCase(.untagged)
  case list([String])
}
