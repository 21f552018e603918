// @CodableEnum(style: .internal, tag: "level")
enum LevelRange: Equatable {
  // @CodableCase(..<0.5)
  case low(value: Double)  // @CodableValue(tag: true)
  // @CodableCase(0.5..<60, aliases: [-1, "mid"], tag: 50)
  case middle(note: String?)
  // @CodableCase(60.0...)
  case high(
    value: Double,  // @CodableValue(tag: true)
    note: String?
  )
}

// @CodableEnum(style: .rawValue)
enum LetterRange: Equatable {
  // @CodableCase("a"..."m")
  case first(String)  // @CodableValue(tag: true)
  // @CodableCase("n"..., tag: "z")
  case second
  // @CodableCase("k")
  case exact
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", ignoringCase: true)
enum FoldedRange: Equatable {
  // @CodableCase("A"..<"C", tag: "B")
  case letters(Int)
  // @CodableCase(200...299, tag: 200)
  case numbers
  // @CodableCase(0.25...0.75)
  case parts(Double)  // @CodableValue(tag: true)
}

// @CodableEnum(style: .array, coercing: true)
enum CoercedRange: Equatable {
  // @CodableCase(500..., tag: 500)
  case large
  // @CodableCase(0.0..<1.0, aliases: ["none"], tag: "none")
  case small
}

// @CodableEnum(style: .internal, tag: "code")
enum RangeBesideTag: Equatable {
  // @CodableCase(1, aliases: [10...19, "one"])
  case one(note: String?)
  // @CodableCase(15)
  case fifteen
  // @CodableCase(nil, aliases: [20...])
  case none
  // @CodableCase(aliases: ["p"..."r"])
  case name
}

// @CodableEnum(style: .rawValue, codingKeys: true)
enum RangeBesideRawValue: Int {
  // @CodableCase(aliases: [10...19])
  case one = 1
  case two
}

// @CodableEnum(style: .rawValue)
enum RangeOfUnknown: Equatable {
  // @CodableCase("a"..."m", tag: "a")
  case early
  case late
  // @CodableCase(.unknown, tag: "auto", aliases: ["any"])
  case other
}

// @CodableEnum(style: .rawValue)
enum RangeOfKept: Equatable {
  // @CodableCase("a"..."m")
  case early(String)  // @CodableValue(tag: true)
  // @CodableCase(.unknown)
  case later(String)
}
