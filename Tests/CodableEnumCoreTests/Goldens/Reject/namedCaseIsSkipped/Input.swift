// @CodableEnum(style: .internal, tag: "version", missingTag: .first)
enum Stored {
  // @CodableCase(skip: .decoding)
  case first(name: String)
  case second(names: [String])
}
