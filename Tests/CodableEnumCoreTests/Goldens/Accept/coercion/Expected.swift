// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// 0
/// 1
/// -1
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension CoercionRaw: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "CoercionRaw", known: Self.codableEnumTags)
    switch tag {
    case .integer(0), .string("0"):
      self = .zero
    case .integer(1), .string("1"):
      self = .one
    default:
      guard tag == .integer(-1) || (tag.coerced() as Swift.Int?) != nil else { throw codableEnumUnknownTag(tag, of: "CoercionRaw", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false) }
      self = .unknown
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0", "1"] }
}

/// Written as:
///
/// ```
/// 0
/// 1
/// -1
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension CoercionRaw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .zero:
      try container.encode(0 as Swift.Int)
    case .one:
      try container.encode(1 as Swift.Int)
    case .unknown:
      try container.encode(-1 as Swift.Int)
    }
  }
}

extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  mutating func encodeIfPresent(
    _ value: CoercionRaw?, forKey key: Self.Key
  ) throws {
    if let value {
      try encode(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }
}

/// Read from:
///
/// ```
/// "1"
/// "true"
/// "text"
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension CoercionString: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "CoercionString", known: Self.codableEnumTags)
    switch tag {
    case .string("1"), .integer(1):
      self = .one
    case .string("true"), .boolean(true):
      self = .yes
    case .string("text"):
      self = .text
    default:
      throw codableEnumUnknownTag(tag, of: "CoercionString", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["1", "true", "text"] }
}

/// Written as:
///
/// ```
/// "1"
/// "true"
/// "text"
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension CoercionString: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .one:
      try container.encode("1" as Swift.String)
    case .yes:
      try container.encode("true" as Swift.String)
    case .text:
      try container.encode("text" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// {"type":1}
/// {"type":"2"}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension CoercionInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "type", of: "CoercionInternal", known: Self.codableEnumTags)
    switch tag {
    case .integer(1), .boolean(true), .string("1"), .string("true"):
      self = .one
    case .string("2"), .integer(2):
      self = .two
    default:
      throw codableEnumUnknownTag(tag, of: "CoercionInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"], areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["1", "true", "2"] }
}

/// Written as:
///
/// ```
/// {"type":1}
/// {"type":"2"}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension CoercionInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .one:
      try container.encode(1 as Swift.Int, forKey: "type")
    case .two:
      try container.encode("2" as Swift.String, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":0,"c":<Int>}
/// {"t":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension CoercionAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "t", of: "CoercionAdjacent", known: Self.codableEnumTags)
    switch tag {
    case .integer(0), .string("0"):
      self = try .zero(container.required(for: "c"))
    default:
#sourceLocation(file: "Input.swift", line: 28)
      self = try .unknown(container.value(ofTag: tag, isCoercing: true, for: "t", of: "CoercionAdjacent", known: Self.codableEnumTags))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0"] }
}

/// Written as:
///
/// ```
/// {"t":0,"c":<Int>}
/// {"t":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension CoercionAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .zero(let value0):
      try container.encode(0 as Swift.Int, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .unknown(let value0):
      try container.encode(value0, forKey: "t")
    }
  }
}

/// Read from:
///
/// ```
/// [0]
/// [<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 32)
extension CoercionArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "CoercionArray")
    let tag: CodableEnumScalar = try elements.tag(of: "CoercionArray", known: Self.codableEnumTags)
    switch tag {
    case .integer(0), .string("0"):
      self = .zero
      try elements.expectEnd(of: "CoercionArray.zero", 0)
    default:
#sourceLocation(file: "Input.swift", line: 36)
      self = try .unknown(elements.value(ofTag: tag, isCoercing: true, in: decoder, of: "CoercionArray", known: Self.codableEnumTags))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0"] }
}

/// Written as:
///
/// ```
/// [0]
/// [<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 32)
extension CoercionArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .zero:
      try elements.encode(0 as Swift.Int)
    case .unknown(let value0):
      try elements.encode(value0)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredInt
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
// keptElementTag
// singleValue
// rootTag
// scalar
// coercedScalar
// scalarValue
// unknownTag
