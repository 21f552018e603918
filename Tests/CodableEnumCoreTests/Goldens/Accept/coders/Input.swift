/// Not Codable.
struct CodersColor: Equatable {
  var hex: String
}

typealias CodersMaybe = CodersColor?

enum CodersHex {
  static func encode(_ value: CodersColor, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("#" + value.hex)
  }

  static func decode(from decoder: any Decoder) throws -> CodersColor {
    CodersColor(hex: String(try decoder.singleValueContainer().decode(String.self).dropFirst()))
  }
}

enum CodersBox<Value: Codable> {
  static func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode([value])
  }

  static func decode(from decoder: any Decoder) throws -> Value {
    try decoder.singleValueContainer().decode([Value].self)[0]
  }
}

// @CodableEnum(style: .internal, tag: "type")
enum CodersInternal {
  case paint(
    color: CodersColor,  // @CodableValue(coder: CodersHex)
    border: CodersColor?,  // @CodableValue(coder: CodersHex)
    shadow: CodersMaybe  // @CodableValue(coder: CodersHex, nil: .null)
  )
  case defaulted(
    color: CodersColor = CodersColor(hex: "000"),  // @CodableValue(coder: CodersHex)
    border: CodersColor? = CodersColor(hex: "111"),  // @CodableValue(coder: CodersHex.self)
    count: Int = 3
  )
  case boxed(Int)  // @CodableValue(key: "in", aliases: ["box"], coder: CodersBox<Int>)
}

// @CodableEnum(style: .external, payload: .compact)
enum CodersExternal {
  case one(CodersColor)  // @CodableValue(coder: CodersHex)
  case maybe(CodersColor?)  // @CodableValue(coder: CodersHex)
  case alias(CodersMaybe)  // @CodableValue(coder: CodersHex)
  case two(
    CodersColor,  // @CodableValue(coder: CodersHex)
    CodersColor?  // @CodableValue(coder: CodersHex)
  )
}

// @CodableEnum(style: .untagged)
enum CodersUntagged {
  case number(Int)
  case color(CodersColor)  // @CodableValue(coder: CodersHex)
}

// @CodableEnum(style: .array)
enum CodersArray {
  case color(CodersColor)  // @CodableValue(coder: CodersHex)
  // @CodableCase(payload: .natural)
  case maybe(CodersMaybe)  // @CodableValue(coder: CodersHex)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum CodersAdjacent {
  case color(CodersColor)  // @CodableValue(coder: CodersHex)
  case maybe(CodersColor?)  // @CodableValue(coder: CodersHex)
}
