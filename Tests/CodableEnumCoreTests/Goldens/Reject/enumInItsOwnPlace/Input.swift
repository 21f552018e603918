// @CodableEnum(style: .internal, tag: "type")
indirect enum Tree {
  case leaf(value: Int)
  case wrap(Tree)
  case branch(Tree, depth: Int)
}
