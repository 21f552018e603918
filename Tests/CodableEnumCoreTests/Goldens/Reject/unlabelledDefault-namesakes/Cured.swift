// @CodableEnum(style: .external)
enum Step {
  // @CodableCase("move")
  case go(by: Int = 1, Int? = 5)
  case go(to: Int)
}
