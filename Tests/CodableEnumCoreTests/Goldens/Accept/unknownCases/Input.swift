/// A value of a user's own that can hold what came.
struct UnknownContent: Codable {
  var type: String?
  var t: String?
  var size: Int?
}

// @CodableEnum(style: .external, payload: .natural, empty: .name)
enum UnknownExternalTag {
  case known
  case size(Int)
  // @CodableCase(.unknown)
  case unknown(String)
}

// @CodableEnum(style: .external)
enum UnknownExternalBoth {
  case known
  // @CodableCase(.unknown)
  case unknown(tag: String, content: CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "type")
enum UnknownInternalPlain {
  case known(size: Int)
  // @CodableCase(.unknown)
  case unknown
}

// @CodableEnum(style: .internal, tag: "type")
enum UnknownInternalTag {
  case known(size: Int)
  // @CodableCase(.unknown)
  case unknown(tag: String)
}

// @CodableEnum(style: .internal, tag: "type")
enum UnknownInternalContent {
  case known(size: Int)
  // @CodableCase(.unknown)
  case unknown(UnknownContent)
}

// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum UnknownInternalBoth {
  case known(size: Int)
  // @CodableCase(.unknown)
  case unknown(_ content: CodableEnumAnyValue, _ tag: String)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum UnknownAdjacentTag {
  // @CodableCase(1)
  case known(Int)
  // @CodableCase(.unknown)
  case unknown(Int)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum UnknownAdjacentContent {
  case known(Int)
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

// @CodableEnum(style: .array)
enum UnknownArrayTag {
  case known(Int)
  // @CodableCase(.unknown)
  case unknown(String)
}

// @CodableEnum(style: .array)
enum UnknownArrayContent {
  case known(Int)
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

// @CodableEnum(style: .rawValue)
enum UnknownRawPlain: Int {
  case zero, one
  // @CodableCase(.unknown)
  case unknown = -1
}

// @CodableEnum(style: .rawValue)
enum UnknownRawTag {
  // @CodableCase(0)
  case zero
  // @CodableCase(.unknown)
  case unknown(Int)
}

// @CodableEnum(style: .rawValue)
enum UnknownRawContent {
  case zero
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "type")
enum UnknownOnlyRead {
  case known
  // @CodableCase(.unknown, skip: .encoding)
  case unknown(CodableEnumAnyValue)
}
