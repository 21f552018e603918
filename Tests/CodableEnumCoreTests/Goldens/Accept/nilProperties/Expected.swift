// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// 0
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension NilPropertyNull: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.Int = try codableEnumTag(in: container, of: "NilPropertyNull", known: Self.codableEnumTags)
    switch tag {
    case 0:
      self = .zero
    default:
      throw codableEnumUnknownTag(tag, of: "NilPropertyNull", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0"] }
}

/// Written as:
///
/// ```
/// 0
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension NilPropertyNull: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .zero:
      try container.encode(0 as Swift.Int)
    }
  }
}

extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  mutating func encodeIfPresent(
    _ value: NilPropertyNull?, forKey key: Self.Key
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
/// {"zero":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension NilPropertyOmit: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "NilPropertyOmit", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "zero":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .zero
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "NilPropertyOmit", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["zero"] }
}

/// Written as:
///
/// ```
/// {"zero":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension NilPropertyOmit: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .zero:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "zero")
    }
  }
}

extension Swift.KeyedEncodingContainer {
  /// A nil property is left out.
  mutating func encodeIfPresent(
    _ value: NilPropertyOmit?, forKey key: Self.Key
  ) throws {
    guard let value else { return }
    try encode(value, forKey: key)
  }
}

/// Read from:
///
/// ```
/// <Value>
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension NilPropertyGeneric: Swift.Decodable where Value: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("NilPropertyGeneric")
    attempt: do {
#sourceLocation(file: "Input.swift", line: 13)
      self = try .value(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("value", error)
    }
    attempts.explain("value")
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// <Value>
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension NilPropertyGeneric: Swift.Encodable where Value: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .value(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 13)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  public mutating func encodeIfPresent<Value>(
    _ value: NilPropertyGeneric<Value>?, forKey key: Self.Key
  ) throws where Value: Swift.Encodable {
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
/// {"both":{"_0":<Key>,"_1":<Value>}}
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension NilPropertyOuter.Inner: Swift.Decodable where Key: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "NilPropertyOuter.Inner", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "both":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 19)
      self = try .both(payload.value(for: "_0"), payload.value(for: "_1"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "NilPropertyOuter.Inner", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["both"] }
}

/// Written as:
///
/// ```
/// {"both":{"_0":<Key>,"_1":<Value>}}
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension NilPropertyOuter.Inner: Swift.Encodable where Key: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .both(let value0, let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "both")
#sourceLocation(file: "Input.swift", line: 19)
      try payload.encode(value0, forKey: "_0")
#sourceLocation(file: "Input.swift", line: 19)
      try payload.encode(value1, forKey: "_1")
#sourceLocation()
    }
  }
}

extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  mutating func encodeIfPresent<Key, Value>(
    _ value: NilPropertyOuter<Key>.Inner<Value>?, forKey key: Self.Key
  ) throws where Key: Swift.Encodable {
    if let value {
      try encode(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// value
// caseKeys
// onlyCase
// caseKey
// optional
// singleValue
// root
// rootValue
// rootTag
// attempts
// explanation
// expectation
// scalar
// unknownTag
