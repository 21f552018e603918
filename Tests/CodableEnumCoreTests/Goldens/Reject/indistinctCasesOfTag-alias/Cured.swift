// @CodableEnum(style: .internal, tag: "type")
enum Move {
  case go(to: String)
  // @CodableCase("jump", aliases: ["leap"])
  case jump(to: String, height: Int?)
}

// @CodableEnum(style: .rawValue)
enum Level {
  // @CodableCase(aliases: [1])
  case low
  // @CodableCase(aliases: [2])
  case high
}
