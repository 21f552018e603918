// @CodableEnum(style: .untagged)
enum Shape {
  case line(Int, Int)
  case longLine(Int, Int, Int?)
  case name(String)
}
