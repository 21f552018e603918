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
