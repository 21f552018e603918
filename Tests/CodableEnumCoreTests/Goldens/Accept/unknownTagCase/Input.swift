// @CodableEnum(style: .internal, tag: "type", unknownTag: .folder)
enum UnknownTagItem: Equatable {
  case file(size: Int)
  case folder(name: String?)
}

// @CodableEnum(style: .external, unknownTag: .folder)
enum UnknownTagKey: Equatable {
  case file(size: Int)
  case folder(name: String?)
}

// @CodableEnum(style: .external, empty: .name, unknownTag: .folder)
enum UnknownTagName: Equatable {
  case root
  case folder(name: String?)
}

// @CodableEnum(style: .array, unknownTag: .other)
enum UnknownTagBesideLone: Equatable {
  case other
  // @CodableCase(.untagged)
  case size(width: Int)
}

// @CodableEnum(style: .external, empty: .name, unknownTag: .other)
enum UnknownTagOfName: Equatable {
  case other
  case text(body: String)
  // @CodableCase(.untagged)
  case size(width: Int)
}

// @CodableEnum(style: .rawValue, unknownTag: .other, codingKeys: true, rawRepresentable: true)
enum UnknownTagAlone: Equatable {
  case low
  // @CodableCase("any", aliases: ["all"])
  case other
}

// @CodableEnum(style: .rawValue, unknownTag: .other, coercing: true)
enum UnknownTagNumber: Int, Equatable {
  case low, other
}
