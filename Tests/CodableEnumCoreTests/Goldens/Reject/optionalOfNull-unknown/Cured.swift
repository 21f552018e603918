struct Conditional: Codable {
  var size: Int
  #if DEBUG
    var trace: String?
  #endif
}

// What else the enum writes is not known.
// @CodableEnum(style: .untagged)
indirect enum Tree {
  case node(left: Tree, size: Int)
  case leaf(Conditional?)
}
