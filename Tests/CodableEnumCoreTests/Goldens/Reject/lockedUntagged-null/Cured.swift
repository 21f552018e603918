// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum Move {
  case walk
  // @CodableCase(nil)
  case rest(seconds: Int)
}
