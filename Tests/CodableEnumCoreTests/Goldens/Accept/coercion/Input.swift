// @CodableEnum(style: .rawValue, coercing: true, nilProperty: .null)
enum CoercionRaw: Int {
  case zero, one
  // @CodableCase(.unknown)
  case unknown = -1
}

// @CodableEnum(style: .rawValue, coercing: true)
enum CoercionString: String {
  case one = "1"
  case yes = "true"
  case text
}

// @CodableEnum(style: .internal, tag: "type", coercing: true)
enum CoercionInternal {
  // @CodableCase(1, aliases: [true])
  case one
  // @CodableCase("2")
  case two
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", coercing: true)
enum CoercionAdjacent {
  // @CodableCase(0)
  case zero(Int)
  // @CodableCase(.unknown)
  case unknown(Int)
}

// @CodableEnum(style: .array, coercing: true)
enum CoercionArray {
  // @CodableCase(0)
  case zero
  // @CodableCase(.unknown)
  case unknown(String)
}

// 1.0 is written as 1, and so it has the spelling of that.
// @CodableEnum(style: .internal, tag: "version", coercing: true, ignoringCase: true)
enum CoercionDouble {
  // @CodableCase(1.0)
  case first
  // @CodableCase("1")
  case named
  // @CodableCase(2.0)
  case second
  // @CodableCase("TRUE")
  case last
}

// @CodableEnum(style: .rawValue, coercing: true, reads: [.array, .adjacent(tag: "t", content: "c")])
enum CoercionReads {
  // @CodableCase(3)
  case three
  // @CodableCase(10...19, tag: 10)
  case ten
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .internal, tag: "type", coercing: true)
enum CoercionRanges {
  // @CodableCase(100.0...)
  case large(size: Double)  // @CodableValue(tag: true)
  // @CodableCase("a"...)
  case word(text: String)  // @CodableValue(tag: true)
  // @CodableCase(.unknown)
  case other(Int)
}
