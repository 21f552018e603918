// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// "low"
/// "high"
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension InvalidLevel: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "InvalidLevel", known: Self.codableEnumTags)
    switch tag {
    case "low":
      self = .low
    case "high":
      self = .high
    default:
      throw codableEnumUnknownTag(tag, of: "InvalidLevel", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["low", "high"] }
}

/// Written as:
///
/// ```
/// "low"
/// "high"
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension InvalidLevel: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .low:
      try container.encode("low" as Swift.String)
    case .high:
      try container.encode("high" as Swift.String)
    }
  }
}

extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  mutating func encodeIfPresent(
    _ value: InvalidLevel?, forKey key: Self.Key
  ) throws {
    if let value {
      try encode(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }
}

extension Swift.KeyedDecodingContainer {
  /// A property that cannot be read is nil.
  func decodeIfPresent(
    _ type: InvalidLevel.Type, forKey key: Self.Key
  ) throws -> InvalidLevel? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try? decode(type, forKey: key)
  }
}

/// Read from:
///
/// ```
/// {"type":"value","id":<Value>}
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension InvalidGeneric: Swift.Decodable where Value: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "InvalidGeneric", known: Self.codableEnumTags)
    switch tag {
    case "value":
#sourceLocation(file: "Input.swift", line: 8)
      self = try .value(id: container.value(for: "id"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "InvalidGeneric", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value"] }
}

/// Written as:
///
/// ```
/// {"type":"value","id":<Value>}
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension InvalidGeneric: Swift.Encodable where Value: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(id: let value0):
      try container.encode("value" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 8)
      try container.encodeUnlessDynamicallyNil(value0, for: "id")
#sourceLocation()
    }
  }
}

extension Swift.KeyedDecodingContainer {
  /// A property that cannot be read is nil.
  public func decodeIfPresent<Value>(
    _ type: InvalidGeneric<Value>.Type, forKey key: Self.Key
  ) throws -> InvalidGeneric<Value>? where Value: Swift.Decodable {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try? decode(type, forKey: key)
  }
}

/// Read from:
///
/// ```
/// {"ping":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension InvalidError: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "InvalidError", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "ping":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .ping
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "InvalidError", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping"] }
}

/// Written as:
///
/// ```
/// {"ping":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension InvalidError: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "ping")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// value
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// optional
// nilTest
// singleValue
// rootTag
// scalar
// unknownTag
// dynamicNilEncoding
