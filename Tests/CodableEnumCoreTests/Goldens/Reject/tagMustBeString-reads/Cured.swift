// @CodableEnum(style: .internal, tag: "name", reads: [.external])
enum Volume {
  // @CodableCase("a", aliases: ["b", "c"])
  case first(pages: Int)
  // @CodableCase("n", aliases: ["o", "p"])
  case second(
    letter: String,  // @CodableValue(tag: true)
    pages: Int
  )
}
