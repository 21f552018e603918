// @CodableEnum(style: .adjacent, tag: "t", content: "c", reads: [.internal(tag: "v")])
indirect enum Tree {
  case leaf(age: Int)
  case wrap(
    // @CodableValue(key: "forest")
    Forest
  )
}

// @CodableEnum(style: .adjacent, tag: "k", content: "c", reads: [.internal(tag: "u")])
indirect enum Forest {
  case empty
  case trees(
    // @CodableValue(key: "tree")
    Tree
  )
}
