// @CodableEnum(style: .untagged)
indirect enum Tree {
  case node(of: Tree)
  case root(to: Tree)
  case forest([Tree])
}
