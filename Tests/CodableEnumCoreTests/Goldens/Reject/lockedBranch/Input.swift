// @CodableEnum(style: .internal, tag: "type")
enum Event {
  case opened
  #if DEBUG
    case traced(line: Int)
  #endif
}
