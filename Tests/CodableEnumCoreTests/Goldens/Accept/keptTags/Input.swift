typealias KeptCode = Int

// @CodableEnum(style: .rawValue)
enum KeptRaw {
  // @CodableCase(200...299)
  case success(code: Int)  // @CodableValue(tag: true)
  #if os(Plan9)
    // @CodableCase(201)
    case created
  #endif
  // @CodableCase(204, aliases: [-9 ... -1])
  case empty(KeptCode)  // @CodableValue(tag: true)
  // @CodableCase(.unknown)
  case other(Int)
}

// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum KeptInternal {
  // @CodableCase("ok", aliases: ["okay"], keys: ["text"])
  case ok(
    spelling: String,  // @CodableValue(tag: true)
    body: String? = nil
  )
  case plain(x: Int)
}

// @CodableEnum(style: .adjacent, tag: ["meta", "t"], content: "c", coercing: true)
enum KeptAdjacent {
  // @CodableCase(200..<300, aliases: [0])
  case ok(
    Int,  // @CodableValue(tag: true)
    String
  )
  // @CodableCase(500...)
  case error(Int)  // @CodableValue(tag: true)
  // @CodableCase(404)
  case missing
}

// @CodableEnum(style: .external, empty: .name, ignoringCase: true)
enum KeptExternal {
  // @CodableCase("yes", aliases: ["aye"], empty: .true)
  case yes(String)  // @CodableValue(tag: true)
  // @CodableCase("ok", aliases: ["okay"])
  case ok(String)  // @CodableValue(tag: true)
  case plain
  // @CodableCase("new", aliases: ["fresh"])
  case new(
    String,  // @CodableValue(tag: true)
    size: Int
  )
}

// @CodableEnum(style: .array)
enum KeptArray {
  // @CodableCase(1.5, aliases: [2, 3.25])
  case half(
    Double,  // @CodableValue(tag: true)
    String
  )
  // @CodableCase(true, aliases: [false])
  case flag(Bool)  // @CodableValue(tag: true)
  case name
}

// @CodableEnum(
//   style: .internal, tag: "type",
//   reads: [.external(payload: .natural), .array, .adjacent(tag: "t", content: "c")]
// )
enum KeptReads {
  // @CodableCase("ok", aliases: ["okay"])
  case ok(
    spelling: String,  // @CodableValue(tag: true)
    body: String? = nil
  )
  case plain(x: Int)
}

// @CodableEnum(style: .rawValue, reads: [.internal(tag: "type"), .array])
enum KeptReadsRaw {
  // @CodableCase(0, aliases: ["ok"])
  case ok(CodableEnumAnyValue)  // @CodableValue(tag: true)
  // @CodableCase(300...399)
  case moved(Int)  // @CodableValue(tag: true)
  case old
}

// @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
enum KeptAny {
  // @CodableCase("on", aliases: [1, true])
  case on(word: CodableEnumAnyValue)  // @CodableValue(tag: true)
}

// @CodableEnum(style: .rawValue)
enum KeptVersion {
  // @CodableCase(1.0, aliases: ["1.0"])
  case one(CodableEnumAnyValue)  // @CodableValue(tag: true)
}

// @CodableEnum(style: .rawValue, ignoringCase: true)
enum KeptLetters {
  // @CodableCase("Low")
  case low
  // @CodableCase(3)
  case three
  // @CodableCase(.unknown)
  case other(tag: CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "code")
enum KeptInOwnRange {
  // @CodableCase(204, aliases: [-5...])
  case number(Int)  // @CodableValue(tag: true)
  // @CodableCase(aliases: ["a"..."z"])
  case word(String)  // @CodableValue(tag: true)
}

// @CodableEnum(style: .internal, tag: "score", coercing: true)
enum KeptBesideUnknown {
  // @CodableCase(..<1.0)
  case low(Double)  // @CodableValue(tag: true)
  // @CodableCase(.unknown, tag: -1.5)
  case other
}

// @CodableEnum(style: .internal, tag: "score")
enum KeptBesideShared {
  // @CodableCase(0...9)
  case digit(Int)  // @CodableValue(tag: true)
  // @CodableCase("x")
  case first(a: Int)
  // @CodableCase("x", aliases: [5])
  case second(b: Int)
}
