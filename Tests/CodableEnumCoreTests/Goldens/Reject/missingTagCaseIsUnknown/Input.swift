// @CodableEnum(style: .internal, tag: "version", missingTag: .other)
enum Stored {
  case first(name: String)
  // @CodableCase(.unknown)
  case other(tag: String)
}
