// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key
// Shared: optional
// Shared: decoding
// Shared: singleValue
// Shared: root
// Shared: scalar
// Shared: decodingErrors
// Shared: keyedTag
// Shared: rootTag
// Shared: caseKey
// Shared: nameOrObject
// Shared: attempts
// Shared: encodingErrors

/// Read from:
///
/// ```
/// {"type":"current","name":<String>}
/// {"type":"old","name":<String>}
/// {"type":"new","size":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension AvailabilityCases: Swift.Decodable {
  @available(*, deprecated)
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "AvailabilityCases", known: Self.codableEnumTags)
    switch tag {
    case "current":
#sourceLocation(file: "Input.swift", line: 3)
      self = try .current(name: container.value(for: "name"))
#sourceLocation()
    case "old":
#sourceLocation(file: "Input.swift", line: 5)
      self = try .old(name: container.value(for: "name"))
#sourceLocation()
    case "gone":
      throw codableEnumUnavailable("AvailabilityCases.gone", at: decoder.codingPath)
    case "new":
      guard #available(macOS 99, iOS 99, *) else {
        throw codableEnumUnavailable("AvailabilityCases.new", at: decoder.codingPath)
      }
#sourceLocation(file: "Input.swift", line: 9)
      self = try .new(size: container.value(for: "size"))
#sourceLocation()
    default:
      throw container.unknownTag(tag, for: "type", of: "AvailabilityCases", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["current", "old", "gone", "new"]
  }
}

/// Written as:
///
/// ```
/// {"type":"current","name":<String>}
/// {"type":"old","name":<String>}
/// {"type":"new","size":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension AvailabilityCases: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .current(name: let value0):
      try container.encode("current" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 3)
      try container.encode(value0, forKey: "name")
#sourceLocation()
    case .old(name: let value0):
      try container.encode("old" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 5)
      try container.encode(value0, forKey: "name")
#sourceLocation()
    case .gone:
      throw codableEnumNotEncodable(self, "AvailabilityCases.gone", at: encoder.codingPath)
    case .new(size: let value0):
      try container.encode("new" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 9)
      try container.encode(value0, forKey: "size")
#sourceLocation()
    }
  }
}

extension AvailabilityCases {
  /// The value called `name`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 2)
  @available(*, deprecated)
  var name: String? {
#sourceLocation()
    switch self {
    case .current(name: let value0): return value0
    case .old(name: let value0): return value0
    case .gone(name: let value0): return value0
    case .new: return nil
    }
  }

  /// The value called `size`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 9)
  var size: Int? {
#sourceLocation()
    switch self {
    case .current: return nil
    case .old: return nil
    case .gone: return nil
    case .new(size: let value0): return value0
    }
  }
}

/// Read from:
///
/// ```
/// {"value":{"_0":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 13)
@available(*, deprecated)
extension AvailabilityDeprecated: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "AvailabilityDeprecated", known: Self.codableEnumTags)
    switch key.stringValue {
    case "value":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 15)
      self = try .value(payload.value(for: "_0"))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "AvailabilityDeprecated", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["value"]
  }
}

/// Written as:
///
/// ```
/// {"value":{"_0":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 13)
@available(*, deprecated)
extension AvailabilityDeprecated: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
#sourceLocation(file: "Input.swift", line: 15)
      try payload.encode(value0, forKey: "_0")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// "a"
/// "b"
/// ```
#sourceLocation(file: "Input.swift", line: 20)
@available(macOS 14, iOS 17, *)
@available(macOS 15, *)
extension AvailabilityParent.Inner: Swift.Decodable {
  @available(*, deprecated)
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "AvailabilityParent.Inner", known: Self.codableEnumTags)
    switch tag {
    case "a":
      self = .a
    case "b":
      self = .b
    default:
      throw codableEnumUnknownTag(tag, of: "AvailabilityParent.Inner", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["a", "b"]
  }
}

/// Written as:
///
/// ```
/// "a"
/// "b"
/// ```
#sourceLocation(file: "Input.swift", line: 20)
@available(macOS 14, iOS 17, *)
@available(macOS 15, *)
extension AvailabilityParent.Inner: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode("a" as Swift.String)
    case .b:
      try container.encode("b" as Swift.String)
    }
  }
}

@available(macOS 14, iOS 17, *)
@available(macOS 15, *)
extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  mutating func encodeIfPresent(
    _ value: AvailabilityParent.Inner?, forKey key: Self.Key
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
/// <String>
/// <[Int]>
/// <Bool>
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension AvailabilityUntagged: Swift.Decodable {
  @available(*, deprecated)
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("AvailabilityUntagged")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 31)
      self = try .text(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("text", error)
    }
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 35)
      self = try .old(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("old", error)
    }
    attempt: do {
      guard #available(macOS 99, *) else {
        throw codableEnumUnavailable("AvailabilityUntagged.new", at: decoder.codingPath)
      }
      guard attempts.mayBeScalar else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 37)
      self = try .new(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("new", error)
    }
    attempts.explain("text", .scalar)
    attempts.explain("old", .array(nil))
    attempts.explain("new", .scalar)
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// <String>
/// <[Int]>
/// <Bool>
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension AvailabilityUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .text(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 31)
      try container.encode(value0)
#sourceLocation()
    case .gone:
      throw codableEnumNotEncodable(self, "AvailabilityUntagged.gone", at: encoder.codingPath)
    case .old(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 35)
      try container.encode(value0)
#sourceLocation()
    case .new(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 37)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// "a"
/// {"old":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 41)
extension AvailabilityNames: Swift.Decodable {
  @available(*, deprecated)
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name {
      case "a":
        self = .a
      case "gone":
        throw codableEnumUnavailable("AvailabilityNames.gone", at: decoder.codingPath)
      case "old":
        throw codableEnumMissingPayload("AvailabilityNames.old", at: decoder.codingPath)
      default:
        throw codableEnumUnknownTag(name, of: "AvailabilityNames", known: Self.codableEnumTags, at: decoder.codingPath)
      }
      return
    }
    let key = try container.caseKey(of: "AvailabilityNames", known: Self.codableEnumTags)
    switch key.stringValue {
    case "a":
      self = .a
    case "gone":
      throw codableEnumUnavailable("AvailabilityNames.gone", at: decoder.codingPath)
    case "old":
#sourceLocation(file: "Input.swift", line: 46)
      self = try .old(container.value(for: key))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "AvailabilityNames", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["a", "gone", "old"]
  }
}

/// Written as:
///
/// ```
/// "a"
/// {"old":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 41)
extension AvailabilityNames: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .a:
      var container = encoder.singleValueContainer()
      try container.encode("a" as Swift.String)
    case .gone:
      throw codableEnumNotEncodable(self, "AvailabilityNames.gone", at: encoder.codingPath)
    case .old(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 46)
      try container.encode(value0, forKey: "old")
#sourceLocation()
    }
  }
}

extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  mutating func encodeIfPresent(
    _ value: AvailabilityNames?, forKey key: Self.Key
  ) throws {
    if let value {
      try encode(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }
}
