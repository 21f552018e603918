// @CodableEnum(style: .rawValue)
enum Level {
  // @CodableCase(...50.0, tag: 1)
  case low
  // @CodableCase(50.0..<60.0, tag: 50.5)
  case middle
  // @CodableCase(55...70, tag: 60)
  case high
  // @CodableCase("a"..."m", tag: "a")
  case first
  // @CodableCase("m"..., tag: "z")
  case last
}
