// @CodableEnum(style: .adjacent, tag: "type", content: "c", reads: [.external])
enum A {
  case x(content: Int)
  // @CodableCase("a"..."m")
  case type(String)  // @CodableValue(tag: true)
  // @CodableCase("n"..."z")
  case other(String)  // @CodableValue(tag: true)
}
