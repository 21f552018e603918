// @CodableEnum(style: .untagged)
enum UnknownUntaggedDropped {
  case text(String)
  case point(x: Int, y: Int)
  // @CodableCase(.unknown)
  case unknown
}

// @CodableEnum(style: .untagged, empty: .name)
enum UnknownUntaggedNamed {
  case auto
  case size(Int)
  // @CodableCase(.unknown, tag: "other", aliases: ["n/a"])
  case unknown
}

// @CodableEnum(style: .untagged)
indirect enum UnknownUntaggedKept {
  case text(String)
  case both(left: UnknownUntaggedKept, right: UnknownUntaggedKept)
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

// A value that cannot be anything may not fit either.
// @CodableEnum(style: .untagged)
enum UnknownUntaggedTyped {
  case text(body: String)
  // @CodableCase(.unknown)
  case unknown(Int)
}

// @CodableEnum(style: .untagged, reads: [.internal(tag: "type")])
enum UnknownUntaggedReads {
  case text(body: String)
  // @CodableCase(.unknown, empty: .object)
  case unknown
}

// @CodableEnum(style: .untagged)
enum UnknownUntaggedAlone {
  // @CodableCase(.unknown)
  case unknown
}

// Null is all that is tried before the tag.
// @CodableEnum(style: .external)
enum UnknownBesideNull: Equatable {
  // @CodableCase(.untagged)
  case none
  // @CodableCase(.unknown)
  case other(
    code: String,  // @CodableValue(tag: true)
    message: String?
  )
}
