// @CodableEnum(style: .adjacent, tag: "level", content: .tag)
enum Level: Double {
  // @CodableCase(empty: .object)
  case half = 0.5
  case whole = 1.0
}
