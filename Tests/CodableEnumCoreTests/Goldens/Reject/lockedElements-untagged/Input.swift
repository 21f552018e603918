// @CodableEnum(style: .untagged)
enum Shape {
  case line(Int, Int, Int?)
  case name(String)
}
