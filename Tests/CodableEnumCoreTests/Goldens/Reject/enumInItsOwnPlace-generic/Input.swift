// @CodableEnum(style: .untagged)
indirect enum Tree<T: Codable> {
  case more(Tree<[T]>)
  case value(x: T)
}

// @CodableEnum(style: .untagged)
enum Plant {
  case a(Tree<Int>)
  case b(String)
}
