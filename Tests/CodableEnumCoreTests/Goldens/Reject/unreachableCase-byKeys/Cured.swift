// @CodableEnum(style: .untagged, choice: .byKeys)
enum Shape {
  case circle(text: String, radius: Int)
  case label(text: Int?)
}
