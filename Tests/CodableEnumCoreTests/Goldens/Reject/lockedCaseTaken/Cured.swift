// @CodableEnum(style: .untagged, order: [.rectangle, .square])
enum Shape {
  case square(width: Int)
  case rectangle(
    w: Int,  // @CodableValue(aliases: ["width"])
    height: Int
  )
}
