// @CodableEnum(style: .untagged, payload: .unkeyed)
indirect enum Tree {
  case node(of: Tree)
  case root(of: Tree)
  case forest([Tree])
}
