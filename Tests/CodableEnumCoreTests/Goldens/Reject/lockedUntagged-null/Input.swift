// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum Move {
  case walk
  case rest(seconds: Int)
}
