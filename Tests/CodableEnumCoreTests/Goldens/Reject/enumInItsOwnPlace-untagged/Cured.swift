// @CodableEnum(style: .untagged)
indirect enum Left {
  case number(Int)
  case right(Right?)  // @CodableValue(key: "right")
}

// @CodableEnum(style: .untagged)
indirect enum Right {
  case text(String)
  case left(left: Left)
}
