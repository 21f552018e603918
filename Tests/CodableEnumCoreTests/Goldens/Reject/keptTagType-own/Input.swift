struct OwnTag: RawRepresentable, Codable { var rawValue: String }
typealias OwnAlias = OwnTag
struct LiteralTag: RawRepresentable, ExpressibleByStringLiteral, Codable, Equatable {
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }
}

// @CodableEnum(style: .internal, tag: "type")
enum KeptOwn {
  // @CodableCase("a"..."m")
  case early(OwnTag)  // @CodableValue(tag: true)
  // @CodableCase("n", aliases: ["o"])
  case late(OwnAlias)  // @CodableValue(tag: true)
  case plain(OwnTag)  // @CodableValue(tag: true)
  // @CodableCase("p", aliases: ["q"])
  case literal(LiteralTag)  // @CodableValue(tag: true)
  // @CodableCase(.unknown)
  case other(tag: OwnTag)
}

// @CodableEnum(style: .external)
enum KeptOwnKey {
  case text(String)
  // @CodableCase(.unknown)
  case other(tag: OwnTag)
}

// @CodableEnum(style: .adjacent, tag: "type", content: .tag)
enum KeptOwnContent {
  case text(String)
  // @CodableCase(.unknown)
  case other(tag: OwnTag, size: Int?)
}
