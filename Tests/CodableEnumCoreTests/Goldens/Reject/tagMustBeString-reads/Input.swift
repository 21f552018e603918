// @CodableEnum(style: .internal, tag: "name", reads: [.external])
enum Volume {
  // @CodableCase("a"..."m", tag: "a")
  case first(pages: Int)
  // @CodableCase("n", aliases: ["o"..."z"])
  case second(
    letter: String,  // @CodableValue(tag: true)
    pages: Int
  )
}
