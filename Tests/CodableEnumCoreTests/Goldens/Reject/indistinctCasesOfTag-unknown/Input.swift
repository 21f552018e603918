// @CodableEnum(style: .internal, tag: "kind")
enum Part {
  case low(x: Int)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

enum Level: String, Codable { case low, high }

// The unknown case reads no tag that another case has.
// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum Message {
  // @CodableCase("m")
  case part(Part)
  // @CodableCase("m")
  case level(text: String, kind: Level)
}
