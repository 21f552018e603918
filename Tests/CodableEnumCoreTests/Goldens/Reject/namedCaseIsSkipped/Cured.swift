// @CodableEnum(style: .internal, tag: "version", missingTag: .first)
enum Stored {
  case first(name: String)
  case second(names: [String])
}
