// @CodableEnum(style: .internal, tag: "version", missingTag: .first)
enum Stored {
  case first(name: String)
  // @CodableCase(.unknown)
  case other(tag: String)
}
