// @CodableEnum(style: .internal, tag: "type")
enum Event {
  case opened
  case traced(line: Int)
}
