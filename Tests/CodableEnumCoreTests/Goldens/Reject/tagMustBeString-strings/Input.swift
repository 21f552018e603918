// @CodableEnum(style: .external)
enum Shelf {
  // @CodableCase("a"..."m")
  case early(
    letter: String,  // @CodableValue(tag: true)
    size: Int
  )
}
