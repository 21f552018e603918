// @CodableEnum(style: .external)
enum Shelf {
  // @CodableCase("a", aliases: ["b", "c"])
  case early(
    letter: String,  // @CodableValue(tag: true)
    size: Int
  )
}
