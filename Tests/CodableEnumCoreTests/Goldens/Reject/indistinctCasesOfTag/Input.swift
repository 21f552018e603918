// @CodableEnum(style: .internal, tag: "verb")
enum Instruction {
  // @CodableCase("await")
  case awaitReply(from: String?)
  // @CodableCase("await")
  case awaitEvent
  case dial(number: String)
  // @CodableCase("dial")
  case call(number: String, name: String?)
}
