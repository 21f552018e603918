// @CodableEnum(style: .internal, tag: "version")
enum Document {
  // @CodableCase(1.0)
  case first(name: String)
  // @CodableCase(1)
  case second(name: String)
}

// @CodableEnum(style: .rawValue)
enum Level {
  // @CodableCase("none", aliases: [0])
  case none
  // @CodableCase(0.0)
  case low
}
