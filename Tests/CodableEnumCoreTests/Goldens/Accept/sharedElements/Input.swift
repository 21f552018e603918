// The first element is another literal.
// @CodableEnum(style: .external, empty: nil)
enum SharedElementProduct: Equatable {
  // @CodableCase("library", empty: ["static"])
  case staticLibrary
  // @CodableCase("library", empty: ["dynamic", 1])
  case dynamicLibrary
  case executable
}

// The first element is of another kind.
// @CodableEnum(style: .adjacent, tag: "type", content: "data")
enum SharedElementMove: Equatable {
  // @CodableCase("move")
  case by(Int, Int)
  // @CodableCase("move")
  case to(String, Int)
}
