// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// "Ping"
/// {"TEXT":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension LetterCaseExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name.lowercased() {
      case "ping":
        self = .Ping
      case "text", "words":
        throw codableEnumMissingPayload("LetterCaseExternal.text", at: decoder.codingPath)
      default:
        throw codableEnumUnknownTag(name, of: "LetterCaseExternal", known: Self.codableEnumTags, at: decoder.codingPath)
      }
      return
    }
    let key = try container.caseKey(of: "LetterCaseExternal", container.caseKeys(ofMany: Self.codableEnumTags, ignoringCase: true))
    switch key.stringValue.lowercased() {
    case "ping":
      self = .Ping
    case "text", "words":
      self = try .text(container.required(for: key))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "LetterCaseExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["Ping", "TEXT", "Words"] }
}

/// Written as:
///
/// ```
/// "Ping"
/// {"TEXT":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension LetterCaseExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .Ping:
      var container = encoder.singleValueContainer()
      try container.encode("Ping" as Swift.String)
    case .text(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode(value0, forKey: "TEXT")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"straße","length":<Int>}
/// {"type":1}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension LetterCaseInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "type", of: "LetterCaseInternal", known: Self.codableEnumTags)
    switch tag.lowercased() {
    case .string("straße"):
      self = try .straße(length: container.required(for: "length"))
    case .integer(1):
      self = .one
    default:
      throw codableEnumUnknownTag(tag, of: "LetterCaseInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"], areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["straße", "1"] }
}

/// Written as:
///
/// ```
/// {"type":"straße","length":<Int>}
/// {"type":1}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension LetterCaseInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .straße(length: let value0):
      try container.encode("straße" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "length")
    case .one:
      try container.encode(1 as Swift.Int, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"Text","c":<String>}
/// {"t":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension LetterCaseAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "LetterCaseAdjacent", known: Self.codableEnumTags)
    switch tag.lowercased() {
    case "text":
      self = try .Text(container.required(for: "c"))
    default:
#sourceLocation(file: "Input.swift", line: 19)
      self = .other(tag)
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["Text"] }
}

/// Written as:
///
/// ```
/// {"t":"Text","c":<String>}
/// {"t":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension LetterCaseAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .Text(let value0):
      try container.encode("Text" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .other(let value0):
      try container.encode(value0, forKey: "t")
    }
  }
}

/// Read from:
///
/// ```
/// ["Text",<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension LetterCaseArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "LetterCaseArray")
    let tag: Swift.String = try elements.tag(of: "LetterCaseArray", known: Self.codableEnumTags)
    switch tag.lowercased() {
    case "text":
      elements.expect(2, of: "LetterCaseArray.Text")
      self = try .Text(elements.value())
      try elements.expectEnd(of: "LetterCaseArray.Text", 1)
    default:
      throw elements.unknownTag(tag, of: "LetterCaseArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["Text"] }
}

/// Written as:
///
/// ```
/// ["Text",<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension LetterCaseArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .Text(let value0):
      try elements.encode("Text" as Swift.String)
      try elements.encode(value0)
    }
  }
}

/// Read from:
///
/// ```
/// "LOW"
/// "high"
/// ```
#sourceLocation(file: "Input.swift", line: 28)
extension LetterCaseRaw: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "LetterCaseRaw", known: Self.codableEnumTags)
    switch tag.lowercased() {
    case "low":
      self = .low
    case "high":
      self = .high
    default:
      throw codableEnumUnknownTag(tag, of: "LetterCaseRaw", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["LOW", "high"] }
}

/// Written as:
///
/// ```
/// "LOW"
/// "high"
/// ```
#sourceLocation(file: "Input.swift", line: 28)
extension LetterCaseRaw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .low:
      try container.encode("LOW" as Swift.String)
    case .high:
      try container.encode("high" as Swift.String)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// requiredInt
// otherScalar
// stringTag
// tag
// caseKeysOfMany
// onlyCase
// caseKey
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// elementsEnd
// elementTag
// unknownElementTag
// singleValue
// rootTag
// nameOrObject
// scalar
// lowercasedScalar
// unknownTag
// missingPayload
