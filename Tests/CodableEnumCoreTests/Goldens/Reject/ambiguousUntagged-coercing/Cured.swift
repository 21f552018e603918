// @CodableEnum(style: .array, coercing: true)
enum Item {
  // @CodableCase("a"..."m", tag: "a")
  case early(size: Int)
  // @CodableCase(.untagged)
  case stored(Int, String)
}
