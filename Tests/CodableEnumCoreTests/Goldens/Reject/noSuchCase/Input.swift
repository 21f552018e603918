// @CodableEnum(style: .internal, tag: "version", missingTag: .frist)
enum Stored {
  case first(name: String)
  case second(names: [String])
}
