// @CodableEnum(style: .untagged, choice: .byKeys)
enum Shape {
  case label(text: Int?)
  case circle(text: String, radius: Int)
}
