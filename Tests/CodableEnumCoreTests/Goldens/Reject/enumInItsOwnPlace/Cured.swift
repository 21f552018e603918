// @CodableEnum(style: .internal, tag: "type")
indirect enum Tree {
  case leaf(value: Int)
  case wrap(Tree)  // @CodableValue(key: "tree")
  case branch(
    Tree,  // @CodableValue(key: "tree")
    depth: Int)
}
