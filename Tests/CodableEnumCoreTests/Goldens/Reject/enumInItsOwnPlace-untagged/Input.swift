// @CodableEnum(style: .untagged)
indirect enum Left {
  case number(Int)
  case right(Right?)
}

// @CodableEnum(style: .untagged)
indirect enum Right {
  case text(String)
  case left(Left)
}
