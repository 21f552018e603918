// @CodableEnum(style: .internal, tag: "type")
enum Note {
  // @CodableCase("note", extras: ["v": 1])
  case first
  // @CodableCase("note", extras: ["v": 2])
  case second
}
