// Enums with so few cases that hardly anything is left to look at.

// @CodableEnum(style: .array, reads: [.untagged])
enum OnlyUnknown: Equatable {
  // @CodableCase(.unknown)
  case none(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "kind")
enum OnlyMissingTag: Equatable {
  // @CodableCase(.missingTag)
  case none
}

struct Size: Codable, Equatable { var width: Int }

// @CodableEnum(style: .internal, tag: ["meta", "kind"])
enum OnlyFlattened: Equatable {
  // @CodableCase(.missingTag)
  case size(Size)
}

// @CodableEnum(style: .internal, tag: "kind")
enum MissingTagOrUnknown: Equatable {
  // @CodableCase(.missingTag)
  case none
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "kind", unknownKeys: .reject, missingTag: .other)
enum MissingTagIsUnknown: Equatable {
  // @CodableCase(.unknown)
  case other
  // @CodableCase(.untagged)
  case size(width: Int)
}

// @CodableEnum(style: .untagged, choice: .byKeys)
enum AnyObjectFirst: Equatable {
  // @CodableCase(extras: ["c": nil])
  case value
  // @CodableCase(empty: .true)
  case key
}

// @CodableEnum(style: .untagged, reads: [.internal(tag: "type")])
enum OnlyUnknownOfForms: Equatable {
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .untagged, reads: [.external])
enum UnknownAndWritten: Equatable {
  // @CodableCase(skip: .decoding)
  case a(x: Int)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .external)
enum UnknownAndName: Equatable {
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
  // @CodableCase(.untagged, empty: .name)
  case none
}

// @CodableEnum(style: .untagged)
enum NeverDecoded: Equatable {
  // @CodableCase(skip: .decoding)
  case text(Int)
}

// @CodableEnum(style: .untagged, reads: [.internal(tag: "type")])
enum NeverDecodedInForms: Equatable {
  // @CodableCase(skip: .decoding)
  case text(x: Int)
}

// @CodableEnum(style: .untagged, reads: [.external])
enum OnlyOnPlan9: Equatable {
  #if os(Plan9)
    case text(x: Int)
  #endif
}
