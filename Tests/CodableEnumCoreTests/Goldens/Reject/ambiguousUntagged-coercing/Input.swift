// @CodableEnum(style: .array, coercing: true)
enum Item {
  // @CodableCase(..<"a", tag: "!")
  case early(size: Int)
  // @CodableCase(.untagged)
  case stored(Int, String)
}
