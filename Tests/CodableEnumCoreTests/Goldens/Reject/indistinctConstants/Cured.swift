// @CodableEnum(style: .internal, tag: "error")
enum Failure {
  // @CodableCase("denied", constants: ["code": 1])
  case expired
  // @CodableCase("denied")
  case other(reason: Int)
  // @CodableCase("lost", aliases: ["gone"], constants: ["code": 1])
  case lost
  // @CodableCase("lost", aliases: ["gone"], constants: ["code": 2])
  case gone
}
