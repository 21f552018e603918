// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"value":{"name":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension AccessPublic: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "AccessPublic", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "value":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .value(name: payload.required(for: "name"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "AccessPublic", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value"] }
}

/// Written as:
///
/// ```
/// {"value":{"name":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension AccessPublic: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(name: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
      try payload.encode(value0, forKey: "name")
    }
  }
}

extension AccessPublic {
  /// The value called `name`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 3)
  public var name: String? {
#sourceLocation()
    switch self {
    case .value(name: let value0): return value0
    }
  }
}

/// Read from:
///
/// ```
/// {"value":{"name":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension AccessPackage: Swift.Decodable {
  package init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "AccessPackage", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "value":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .value(name: payload.required(for: "name"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "AccessPackage", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value"] }
}

/// Written as:
///
/// ```
/// {"value":{"name":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension AccessPackage: Swift.Encodable {
  package func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(name: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
      try payload.encode(value0, forKey: "name")
    }
  }
}

extension AccessPackage {
  /// The value called `name`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 8)
  package var name: String? {
#sourceLocation()
    switch self {
    case .value(name: let value0): return value0
    }
  }
}

/// Read from:
///
/// ```
/// "a"
/// ```
#sourceLocation(file: "Input.swift", line: 13)
extension AccessOuter.Public: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "AccessOuter.Public", known: Self.codableEnumTags)
    switch tag {
    case "a":
      self = .a
    default:
      throw codableEnumUnknownTag(tag, of: "AccessOuter.Public", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["a"] }
}

/// Written as:
///
/// ```
/// "a"
/// ```
#sourceLocation(file: "Input.swift", line: 13)
extension AccessOuter.Public: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode("a" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// "a"
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension AccessOuter.Internal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "AccessOuter.Internal", known: Self.codableEnumTags)
    switch tag {
    case "a":
      self = .a
    default:
      throw codableEnumUnknownTag(tag, of: "AccessOuter.Internal", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["a"] }
}

/// Written as:
///
/// ```
/// "a"
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension AccessOuter.Internal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode("a" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// "a"
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension AccessOuter.Middle.InPackage: Swift.Decodable {
  package init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "AccessOuter.Middle.InPackage", known: Self.codableEnumTags)
    switch tag {
    case "a":
      self = .a
    default:
      throw codableEnumUnknownTag(tag, of: "AccessOuter.Middle.InPackage", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["a"] }
}

/// Written as:
///
/// ```
/// "a"
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension AccessOuter.Middle.InPackage: Swift.Encodable {
  package func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode("a" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// "a"
/// ```
#sourceLocation(file: "Input.swift", line: 32)
extension AccessOuter.InPublicExtension: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "AccessOuter.InPublicExtension", known: Self.codableEnumTags)
    switch tag {
    case "a":
      self = .a
    default:
      throw codableEnumUnknownTag(tag, of: "AccessOuter.InPublicExtension", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["a"] }
}

/// Written as:
///
/// ```
/// "a"
/// ```
#sourceLocation(file: "Input.swift", line: 32)
extension AccessOuter.InPublicExtension: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode("a" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"a"}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 38)
extension AccessUnknown: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "type", of: "AccessUnknown", known: Self.codableEnumTags)
    switch tag {
    case .string("a"):
      self = .a
    default:
      self = try .other(codableEnumContent(of: decoder))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["a"] }
}

/// Written as:
///
/// ```
/// {"type":"a"}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 38)
extension AccessUnknown: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .other(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .a:
      try container.encode("a" as Swift.String, forKey: "type")
    case .other:
      break  // written above, as it came
    }
  }
}

extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  public mutating func encodeIfPresent(
    _ value: AccessUnknown?, forKey key: Self.Key
  ) throws {
    if let value {
      try encode(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// otherScalar
// tag
// caseKeys
// onlyCase
// caseKey
// singleValue
// content
// rootTag
// scalar
// unknownTag
// anyValue
