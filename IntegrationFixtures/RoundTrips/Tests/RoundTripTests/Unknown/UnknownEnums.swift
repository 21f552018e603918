/// One enum in every style that has tags, whose unknown case keeps what it does not know.
protocol KeepingUnknown: Codable, Equatable, Sendable {
  static func other(_ content: CodableEnumAnyValue) -> Self
}

// @CodableEnum(style: .external)
enum UnknownExternal: KeepingUnknown {
  case text(String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .external, payload: .natural, empty: .name)
enum UnknownNatural: KeepingUnknown {
  case ping
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "type")
enum UnknownInternal: KeepingUnknown {
  case text(value: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum UnknownDeep: KeepingUnknown {
  case text(value: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .adjacent, tag: "type", content: "content")
enum UnknownAdjacent: KeepingUnknown {
  case text(String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .array)
enum UnknownArray: KeepingUnknown {
  case text(String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .rawValue)
enum UnknownRaw: KeepingUnknown {
  case text
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "type")
enum TagAndContent: Equatable {
  case text(value: String)
  // @CodableCase(.unknown)
  case other(tag: String, content: CodableEnumAnyValue)
}

// @CodableEnum(style: .adjacent, tag: "type", content: "c")
enum IntegerTags: Equatable {
  // @CodableCase(1)
  case one
  // @CodableCase(.unknown)
  case other(Int)
}

// @CodableEnum(style: .external, empty: .name)
enum DroppingUnknown: Equatable {
  case ping
  // @CodableCase(.unknown)
  case other
}

// @CodableEnum(style: .array)
enum NamedUnknown: Equatable {
  case text(String)
  // @CodableCase(.unknown)
  case other(_ tag: String)
}

// @CodableEnum(style: .array)
enum MixedUnknown: Equatable {
  // @CodableCase(1)
  case one
  case two
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .array)
enum UnknownVersion: Equatable {
  // @CodableCase(1)
  case one
  // @CodableCase(.unknown)
  case other(tag: UInt8)
}

// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum DeepUnknown: Equatable {
  case text(value: String)
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .rawValue)
enum RawUnknown: Equatable {
  case text
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .rawValue)
enum DroppingInteger: Equatable {
  // @CodableCase(1)
  case one
  // @CodableCase(.unknown)
  case other
}

// @CodableEnum(style: .rawValue, coercing: true)
enum DroppingCoerced: Equatable {
  // @CodableCase(1)
  case one
  // @CodableCase(.unknown)
  case other
}

// @CodableEnum(style: .external, reads: [.array, .internal(tag: "type")])
enum ReadingUnknown: KeepingUnknown {
  case text(value: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}
