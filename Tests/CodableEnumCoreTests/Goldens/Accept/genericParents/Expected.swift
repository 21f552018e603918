// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"empty":{}}
/// {"full":{"_0":<Content>}}
/// {"many":{"_0":<Contents>}}
/// ```
#sourceLocation(file: "Input.swift", line: 5)
extension ParentBox.State: Swift.Decodable where Content: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "ParentBox.State", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "empty":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .empty
    case "full":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 7)
      self = try .full(payload.value(for: "_0"))
#sourceLocation()
    case "many":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 8)
      self = try .many(payload.value(for: "_0"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "ParentBox.State", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["empty", "full", "many"] }
}

/// Written as:
///
/// ```
/// {"empty":{}}
/// {"full":{"_0":<Content>}}
/// {"many":{"_0":<Contents>}}
/// ```
#sourceLocation(file: "Input.swift", line: 5)
extension ParentBox.State: Swift.Encodable where Content: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .empty:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "empty")
    case .full(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "full")
#sourceLocation(file: "Input.swift", line: 7)
      try payload.encode(value0, forKey: "_0")
#sourceLocation()
    case .many(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "many")
#sourceLocation(file: "Input.swift", line: 8)
      try payload.encodeUnlessNil(value0, for: "_0")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"left","content":<Content>}
/// {"type":"right","other":<Other>}
/// {"type":"all","contents":<Contents?>}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension ParentBox.Inner: Swift.Decodable where Content: Swift.Decodable, Other: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "ParentBox.Inner", known: Self.codableEnumTags)
    switch tag {
    case "left":
#sourceLocation(file: "Input.swift", line: 13)
      self = try .left(content: container.value(for: "content"))
#sourceLocation()
    case "right":
#sourceLocation(file: "Input.swift", line: 14)
      self = try .right(other: container.value(for: "other"))
#sourceLocation()
    case "all":
#sourceLocation(file: "Input.swift", line: 15)
      self = try .all(contents: container.optional(for: "contents"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "ParentBox.Inner", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["left", "right", "all"] }
}

/// Written as:
///
/// ```
/// {"type":"left","content":<Content>}
/// {"type":"right","other":<Other>}
/// {"type":"all","contents":<Contents?>}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension ParentBox.Inner: Swift.Encodable where Content: Swift.Encodable, Other: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .left(content: let value0):
      try container.encode("left" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 13)
      try container.encodeUnlessDynamicallyNil(value0, for: "content")
#sourceLocation()
    case .right(other: let value0):
      try container.encode("right" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 14)
      try container.encodeUnlessDynamicallyNil(value0, for: "other")
#sourceLocation()
    case .all(contents: let value0):
      try container.encode("all" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 15)
      try container.encodeIfPresent(value0, forKey: "contents")
#sourceLocation()
    }
  }
}

extension ParentBox.Inner {
  /// The value called `content`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 13)
  var content: Content? {
#sourceLocation()
    switch self {
    case .left(content: let value0): return value0
    case .right: return nil
    case .all: return nil
    }
  }

  /// The value called `other`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 14)
  var other: Other? {
#sourceLocation()
    switch self {
    case .left: return nil
    case .right(other: let value0): return value0
    case .all: return nil
    }
  }

  /// The value called `contents`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 15)
  var contents: ParentBox.Contents? {
#sourceLocation()
    switch self {
    case .left: return nil
    case .right: return nil
    case .all(contents: let value0): return value0
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"value","value":<Value>}
/// {"type":"payload","value":<Payload>}
/// ```
#sourceLocation(file: "Input.swift", line: 22)
extension ParentElsewhere.State: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "ParentElsewhere.State", known: Self.codableEnumTags)
    switch tag {
    case "value":
#sourceLocation(file: "Input.swift", line: 23)
      self = try .value(container.value(for: "value"))
#sourceLocation()
    case "payload":
#sourceLocation(file: "Input.swift", line: 24)
      self = try .payload(container.value(for: "value"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "ParentElsewhere.State", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value", "payload"] }
}

/// Written as:
///
/// ```
/// {"type":"value","value":<Value>}
/// {"type":"payload","value":<Payload>}
/// ```
#sourceLocation(file: "Input.swift", line: 22)
extension ParentElsewhere.State: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(let value0):
      try container.encode("value" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 23)
      try container.encode(value0, forKey: "value")
#sourceLocation()
    case .payload(let value0):
      try container.encode("payload" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 24)
      try container.encode(value0, forKey: "value")
#sourceLocation()
    }
  }
}

extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  mutating func encodeIfPresent<Value>(
    _ value: ParentElsewhere<Value>.State?, forKey key: Self.Key
  ) throws where Value: Swift.Encodable {
    if let value {
      try encode(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// value
// optionalValue
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// optional
// nilTest
// unknownTag
// encodingUnlessNil
// dynamicNilEncoding
