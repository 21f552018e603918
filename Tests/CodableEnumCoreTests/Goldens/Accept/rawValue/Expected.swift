// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// "one"
/// "zwei"
/// "a\tb"
/// "a\"b"
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension RawString: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "RawString", known: Self.codableEnumTags)
    switch tag {
    case "one":
      self = .one
    case "zwei":
      self = .two
    case "a\tb":
      self = .tab
    case "a\"b":
      self = .raw
    default:
      throw codableEnumUnknownTag(tag, of: "RawString", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["one", "zwei", "a\tb", "a\"b"] }
}

/// Written as:
///
/// ```
/// "one"
/// "zwei"
/// "a\tb"
/// "a\"b"
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension RawString: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .one:
      try container.encode("one" as Swift.String)
    case .two:
      try container.encode("zwei" as Swift.String)
    case .tab:
      try container.encode("a\tb" as Swift.String)
    case .raw:
      try container.encode("a\"b" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// 0
/// 1
/// 10
/// 11
/// -1
/// 255
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension RawInt: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.Int = try codableEnumTag(in: container, of: "RawInt", known: Self.codableEnumTags)
    switch tag {
    case 0:
      self = .zero
    case 1:
      self = .one
    case 10:
      self = .ten
    case 11:
      self = .eleven
    case -1:
      self = .minus
    case 255:
      self = .hex
    default:
      throw codableEnumUnknownTag(tag, of: "RawInt", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0", "1", "10", "11", "-1", "255"] }
}

/// Written as:
///
/// ```
/// 0
/// 1
/// 10
/// 11
/// -1
/// 255
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension RawInt: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .zero:
      try container.encode(0 as Swift.Int)
    case .one:
      try container.encode(1 as Swift.Int)
    case .ten:
      try container.encode(10 as Swift.Int)
    case .eleven:
      try container.encode(11 as Swift.Int)
    case .minus:
      try container.encode(-1 as Swift.Int)
    case .hex:
      try container.encode(255 as Swift.Int)
    }
  }
}

/// Read from:
///
/// ```
/// 0
/// 255
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension RawByte: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.UInt8 = try codableEnumTag(in: container, of: "RawByte", known: Self.codableEnumTags)
    switch tag {
    case 0:
      self = .low
    case 255:
      self = .high
    default:
      throw codableEnumUnknownTag(tag, of: "RawByte", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0", "255"] }
}

/// Written as:
///
/// ```
/// 0
/// 255
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension RawByte: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .low:
      try container.encode(0 as Swift.UInt8)
    case .high:
      try container.encode(255 as Swift.UInt8)
    }
  }
}

/// Read from:
///
/// ```
/// 0.5
/// 1
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension RawDouble: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "RawDouble", known: Self.codableEnumTags)
    switch tag {
    case .double(0.5):
      self = .half
    case .double(1), .integer(1):
      self = .one
    default:
      throw codableEnumUnknownTag(tag, of: "RawDouble", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0.5", "1"] }
}

/// Written as:
///
/// ```
/// 0.5
/// 1
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension RawDouble: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .half:
      try container.encode(0.5 as Swift.Double)
    case .one:
      try container.encode(1 as Swift.Double)
    }
  }
}

/// Read from:
///
/// ```
/// "a"
/// "🇩🇪"
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension RawCharacter: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "RawCharacter", known: Self.codableEnumTags)
    switch tag {
    case "a":
      self = .a
    case "🇩🇪":
      self = .flag
    default:
      throw codableEnumUnknownTag(tag, of: "RawCharacter", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["a", "🇩🇪"] }
}

/// Written as:
///
/// ```
/// "a"
/// "🇩🇪"
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension RawCharacter: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode("a" as Swift.String)
    case .flag:
      try container.encode("🇩🇪" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// "first-class"
/// "second"
/// "3rd"
/// ```
#sourceLocation(file: "Input.swift", line: 36)
extension RawTags: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "RawTags", known: Self.codableEnumTags)
    switch tag {
    case "first-class":
      self = .firstClass
    case "second":
      self = .second
    case "3rd", "third":
      self = .thirdClass
    default:
      throw codableEnumUnknownTag(tag, of: "RawTags", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["first-class", "second", "3rd", "third"] }
}

/// Written as:
///
/// ```
/// "first-class"
/// "second"
/// "3rd"
/// ```
#sourceLocation(file: "Input.swift", line: 36)
extension RawTags: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .firstClass:
      try container.encode("first-class" as Swift.String)
    case .second:
      try container.encode("second" as Swift.String)
    case .thirdClass:
      try container.encode("3rd" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// true
/// false
/// "auto"
/// ```
#sourceLocation(file: "Input.swift", line: 44)
extension RawMixed: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "RawMixed", known: Self.codableEnumTags)
    switch tag {
    case .boolean(true):
      self = .on
    case .boolean(false):
      self = .off
    case .string("auto"), .integer(2):
      self = .automatic
    default:
      throw codableEnumUnknownTag(tag, of: "RawMixed", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["true", "false", "auto", "2"] }
}

/// Written as:
///
/// ```
/// true
/// false
/// "auto"
/// ```
#sourceLocation(file: "Input.swift", line: 44)
extension RawMixed: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .on:
      try container.encode(true as Swift.Bool)
    case .off:
      try container.encode(false as Swift.Bool)
    case .automatic:
      try container.encode("auto" as Swift.String)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// singleValue
// rootTag
// scalar
// unknownTag
