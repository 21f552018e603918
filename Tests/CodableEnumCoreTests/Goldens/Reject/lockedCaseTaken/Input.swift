// @CodableEnum(style: .untagged)
enum Shape {
  case square(width: Int)
  case rectangle(
    w: Int,  // @CodableValue(aliases: ["width"])
    height: Int
  )
}
