// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"level":..<0.5}
/// {"level":50,"note":<String?>}
/// {"level":60.0...,"note":<String?>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension LevelRange: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "level", of: "LevelRange", known: Self.codableEnumTags)
    switch tag {
    case .integer(50), .integer(-1), .string("mid"):
      self = try .middle(note: container.ifPresent(for: "note"))
    case _ where tag.isNumber(in: ..<0.5, isCoercing: false):
#sourceLocation(file: "Input.swift", line: 4)
      self = try .low(value: container.value(ofTag: tag, isCoercing: false, for: "level", of: "LevelRange", known: Self.codableEnumTags))
#sourceLocation()
    case _ where tag.isNumber(in: 0.5..<60.0, isCoercing: false):
      self = try .middle(note: container.ifPresent(for: "note"))
    case _ where tag.isNumber(in: 60.0..., isCoercing: false):
#sourceLocation(file: "Input.swift", line: 8)
      self = try .high(
        value: container.value(ofTag: tag, isCoercing: false, for: "level", of: "LevelRange", known: Self.codableEnumTags),
        note: container.ifPresent(for: "note"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "LevelRange", known: Self.codableEnumTags, at: container.codingPath, ["level"], areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["..<0.5", "50", "-1", "mid", "0.5..<60.0", "60.0..."]
  }
}

/// Written as:
///
/// ```
/// {"level":..<0.5}
/// {"level":50,"note":<String?>}
/// {"level":60.0...,"note":<String?>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension LevelRange: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .low(value: let value0):
#sourceLocation(file: "Input.swift", line: 4)
      guard (..<0.5).contains(value0) else { throw codableEnumForeignTag(value0, of: "LevelRange.low", known: ["..<0.5"], at: encoder.codingPath) }
#sourceLocation()
      if [-1].contains(value0) { throw codableEnumForeignTag(value0, of: "LevelRange.low", known: ["..<0.5"], at: encoder.codingPath) }
      try container.encode(value0, forKey: "level")
    case .middle(note: let value0):
      try container.encode(50 as Swift.Int, forKey: "level")
      try container.encodeIfPresent(value0, forKey: "note")
    case .high(value: let value0, note: let value1):
#sourceLocation(file: "Input.swift", line: 9)
      guard (60.0...).contains(value0) else { throw codableEnumForeignTag(value0, of: "LevelRange.high", known: ["60.0..."], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0, forKey: "level")
      try container.encodeIfPresent(value1, forKey: "note")
    }
  }
}

/// Read from:
///
/// ```
/// "a"..."m"
/// "z"
/// "k"
/// ```
#sourceLocation(file: "Input.swift", line: 15)
extension LetterRange: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "LetterRange", known: Self.codableEnumTags)
    switch tag {
    case "z":
      self = .second
    case "k":
      self = .exact
    case "a"..."m":
      self = .first(tag)
    case "n"...:
      self = .second
    default:
      throw codableEnumUnknownTag(tag, of: "LetterRange", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["\"a\"...\"m\"", "z", "\"n\"...", "k"] }
}

/// Written as:
///
/// ```
/// "a"..."m"
/// "z"
/// "k"
/// ```
#sourceLocation(file: "Input.swift", line: 15)
extension LetterRange: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .first(let value0):
#sourceLocation(file: "Input.swift", line: 17)
      guard ("a"..."m").contains(value0) else { throw codableEnumForeignTag(value0, of: "LetterRange.first", known: ["\"a\"...\"m\""], at: encoder.codingPath) }
#sourceLocation()
      if ["k"].contains(value0) { throw codableEnumForeignTag(value0, of: "LetterRange.first", known: ["\"a\"...\"m\""], at: encoder.codingPath) }
      try container.encode(value0)
    case .second:
      try container.encode("z" as Swift.String)
    case .exact:
      try container.encode("k" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"B","c":<Int>}
/// {"t":200}
/// {"t":0.25...0.75}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension FoldedRange: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "t", of: "FoldedRange", known: Self.codableEnumTags)
    switch tag.lowercased() {
    case .string("b"):
      self = try .letters(container.required(for: "c"))
    case .integer(200):
      self = .numbers
    case .string("a"..<"c"):
      self = try .letters(container.required(for: "c"))
    case .integer(200...299):
      self = .numbers
    case _ where tag.isNumber(in: 0.25...0.75, isCoercing: false):
#sourceLocation(file: "Input.swift", line: 31)
      self = try .parts(container.value(ofTag: tag, isCoercing: false, for: "t", of: "FoldedRange", known: Self.codableEnumTags))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "FoldedRange", known: Self.codableEnumTags, at: container.codingPath, ["t"], areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["B", "\"A\"..<\"C\"", "200", "200...299", "0.25...0.75"]
  }
}

/// Written as:
///
/// ```
/// {"t":"B","c":<Int>}
/// {"t":200}
/// {"t":0.25...0.75}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension FoldedRange: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .letters(let value0):
      try container.encode("B" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .numbers:
      try container.encode(200 as Swift.Int, forKey: "t")
    case .parts(let value0):
#sourceLocation(file: "Input.swift", line: 31)
      guard (0.25...0.75).contains(value0) else { throw codableEnumForeignTag(value0, of: "FoldedRange.parts", known: ["0.25...0.75"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0, forKey: "t")
    }
  }
}

/// Read from:
///
/// ```
/// [500]
/// ["none"]
/// ```
#sourceLocation(file: "Input.swift", line: 35)
extension CoercedRange: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "CoercedRange")
    let tag: CodableEnumScalar = try elements.tag(of: "CoercedRange", known: Self.codableEnumTags)
    switch tag {
    case .integer(500), .string("500"):
      self = .large
      try elements.expectEnd(of: "CoercedRange.large", 0)
    case .string("none"):
      self = .small
      try elements.expectEnd(of: "CoercedRange.small", 0)
    case _ where tag.spells(500...):
      self = .large
      try elements.expectEnd(of: "CoercedRange.large", 0)
    case _ where tag.isNumber(in: 0.0..<1.0, isCoercing: true):
      self = .small
      try elements.expectEnd(of: "CoercedRange.small", 0)
    default:
      throw elements.unknownTag(tag, of: "CoercedRange", known: Self.codableEnumTags, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["500", "500...", "none", "0.0..<1.0"] }
}

/// Written as:
///
/// ```
/// [500]
/// ["none"]
/// ```
#sourceLocation(file: "Input.swift", line: 35)
extension CoercedRange: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .large:
      try elements.encode(500 as Swift.Int)
    case .small:
      try elements.encode("none" as Swift.String)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredInt
// ifPresent
// stringIfPresent
// otherScalar
// tag
// keptTag
// optional
// elements
// index
// elementsOf
// element
// elementsEnd
// elementTag
// unknownElementTag
// singleValue
// rootTag
// scalar
// lowercasedScalar
// coercedScalar
// scalarInRange
// scalarInDoubles
// scalarValue
// unknownTag
// foreignTag
