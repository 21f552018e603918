// @CodableEnum(style: .external, payload: .natural, missingTag: .wrap)
indirect enum Tree {
  case leaf
  case wrap(
    // @CodableValue(key: "tree")
    Tree
  )
}
