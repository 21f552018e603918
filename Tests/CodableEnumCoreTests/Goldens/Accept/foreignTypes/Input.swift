// @CodableEnum(style: .external, accessors: true)
enum ForeignTypesExternal {
  case link(ForeignURL, home: ForeignMaybeURL)
  // @CodableCase(.unknown)
  case other(ForeignPlaces)
}

// @CodableEnum(style: .internal, tag: "type")
enum ForeignTypesInternal {
  case link(url: ForeignURL, home: ForeignMaybeURL)
  case merged(
    ForeignParts?,  // @CodableValue(flatten: true)
    count: Int
  )
  // @CodableCase(.unknown)
  case other(tag: String, content: ForeignParts)
}

// @CodableEnum(style: .untagged)
enum ForeignTypesUntagged {
  case link(ForeignURL)
  case none
}

// @CodableEnum(style: .rawValue)
enum ForeignTypesRaw {
  case home
  // @CodableCase(.unknown)
  case other(ForeignURL)
}
