// @CodableEnum(style: .external, severalKeys: .first)
enum SeveralKeysPart: Equatable {
  case text(body: String)
  case image(url: String)
  case gap
}

// A key that is alone names its case, also with null under it.
// @CodableEnum(style: .external, empty: .null, severalKeys: .first)
enum SeveralNulls: Equatable {
  case gap
  case text(body: String)
}

// Both forms know the key.
// @CodableEnum(style: .external, severalKeys: .first, reads: [.external])
enum SeveralForms: Equatable {
  // @CodableCase("note")
  case text(body: String)
  case image(url: String)
  // @CodableCase(.unknown)
  case other(String)
}

// A case without a tag isn't for an object with the keys of several cases.
// @CodableEnum(style: .external, payload: .natural)
enum SeveralOrNone: Equatable {
  case number(Int)
  case text(String)
  // @CodableCase(.untagged, empty: .object)
  case nothing
}
