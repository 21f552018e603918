// @CodableEnum(style: .external)
enum Step {
  // @CodableCase("move")
  case go(Int = 1, Int? = 5)
  case go(to: Int)
}
