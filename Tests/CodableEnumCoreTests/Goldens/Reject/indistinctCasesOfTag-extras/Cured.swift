// @CodableEnum(style: .internal, tag: "type")
enum Note {
  // @CodableCase("note", constants: ["v": 1])
  case first
  // @CodableCase("note", constants: ["v": 2])
  case second
}
