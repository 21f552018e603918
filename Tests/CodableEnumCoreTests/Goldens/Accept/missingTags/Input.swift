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

// An unknown tag is none that is missing.
// @CodableEnum(style: .internal, tag: "type", missingTag: .ping)
enum MissingTagUnknown {
  case ping
  // @CodableCase(.untagged)
  case list(items: [String])
  // @CodableCase(.unknown)
  case unknown(String)
}

// @CodableEnum(
//   style: .internal, tag: "type", missingTag: .text,
//   reads: [.external, .adjacent(tag: "t", content: "c")]
// )
enum MissingTagOfForms {
  case text(body: String?)
  case ping
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "op", missingTag: .move)
enum MissingTagBesideLiteral {
  case move(x: Int)
  // @CodableCase(.untagged)
  case name(name: String)
  // @CodableCase(.untagged, empty: ["home": 1])
  case home
}

// Constants don't choose among cases where there is no tag: that is always the case named here.
// @CodableEnum(style: .internal, tag: "type", missingTag: .last)
enum MissingTagShared {
  // @CodableCase("shared", constants: ["kind": "a"])
  case first(x: Int)
  // @CodableCase("shared", constants: ["kind": "b"])
  case last(y: Int)
}

// @CodableEnum(style: .external, missingTag: .link)
enum MissingKeyInSomeBuilds {
  case file(path: String)
  #if NEVER
    case link(url: String)
  #endif
}

// @CodableEnum(style: .adjacent, tag: "t", content: .tag, missingTag: .last, unknownKeys: .reject)
enum MissingTagSharedUnderTag {
  // @CodableCase("shared", constants: ["kind": "a"])
  case first(x: Int)
  // @CodableCase("shared", constants: ["kind": "b"])
  case last(y: Int)
}
