// @CodableEnum(style: .rawValue, codingKeys: true)
enum Share {
  // @CodableCase(1.5, aliases: [2])
  case some(Double)  // @CodableValue(tag: true)
}

// @CodableEnum(style: .rawValue, rawRepresentable: true)
enum Word {
  // @CodableCase("yes", aliases: ["aye"])
  case yes(CodableEnumAnyValue)  // @CodableValue(tag: true)
}
