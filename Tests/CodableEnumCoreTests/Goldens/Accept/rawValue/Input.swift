// @CodableEnum(style: .rawValue)
enum RawString: String {
  case one
  case two = "zwei"
  case tab = "a\tb"
  case raw = #"a"b"#
}

// @CodableEnum(style: .rawValue)
enum RawInt: Int {
  case zero, one
  case ten = 10, eleven
  case minus = -1
  case hex = 0xF_F
}

// @CodableEnum(style: .rawValue)
enum RawByte: UInt8 {
  case low
  case high = 255
}

// @CodableEnum(style: .rawValue)
enum RawMask: UInt64 {
  case top = 0x8000_0000_0000_0000
  case all = 18446744073709551615
}

// @CodableEnum(style: .rawValue)
enum RawDouble: Double {
  case half = 0.5
  case one = 1
  case hexadecimal = 0x1p4
  case negative = -0b11
}

// @CodableEnum(style: .rawValue)
enum RawCharacter: Character {
  case a = "a"
  case flag = "\u{1F1E9}\u{1F1EA}"
}

// @CodableEnum(style: .rawValue, caseNaming: .kebabCase)
enum RawTags {
  case firstClass
  case second
  // @CodableCase("3rd", aliases: ["third"])
  case thirdClass
}

// @CodableEnum(style: .rawValue)
enum RawMixed {
  // @CodableCase(true)
  case on
  // @CodableCase(false)
  case off
  // @CodableCase("auto", aliases: [2])
  case automatic
}
