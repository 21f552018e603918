// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

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
      self = try .current(name: container.required(for: "name"))
    case "old":
      self = try .old(name: container.required(for: "name"))
    case "gone":
      throw codableEnumUnavailable("AvailabilityCases.gone", at: decoder.codingPath)
    case "new":
      guard #available(macOS 99, iOS 99, *) else {
        throw codableEnumUnavailable("AvailabilityCases.new", at: decoder.codingPath)
      }
      self = try .new(size: container.required(for: "size"))
    default:
      throw codableEnumUnknownTag(tag, of: "AvailabilityCases", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["current", "old", "gone", "new"] }
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
      try container.encode(value0, forKey: "name")
    case .old(name: let value0):
      try container.encode("old" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "name")
    case .gone:
      throw codableEnumNotEncodable(self, "AvailabilityCases.gone", at: encoder.codingPath)
    case .new(size: let value0):
      try container.encode("new" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "size")
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
    let key = try container.caseKey(of: "AvailabilityDeprecated", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "value":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .value(payload.required(for: "_0"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "AvailabilityDeprecated", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value"] }
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
      try payload.encode(value0, forKey: "_0")
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

  private static var codableEnumTags: [Swift.String] { ["a", "b"] }
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
      self = try .text(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("text", error)
    }
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
#sourceLocation(file: "Input.swift", line: 35)
      self = try .old(CodableEnumRoot(decoder).value())
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
      self = try .new(CodableEnumRoot(decoder).value())
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
      try container.encode(value0)
    case .gone:
      throw codableEnumNotEncodable(self, "AvailabilityUntagged.gone", at: encoder.codingPath)
    case .old(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 35)
      try container.encode(value0)
#sourceLocation()
    case .new(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
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
    let key = try container.caseKey(of: "AvailabilityNames", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "a":
      self = .a
    case "gone":
      throw codableEnumUnavailable("AvailabilityNames.gone", at: decoder.codingPath)
    case "old":
      self = try .old(container.required(for: key))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "AvailabilityNames", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["a", "gone", "old"] }
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
      try container.encode(value0, forKey: "old")
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

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredString
// requiredInt
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// singleValue
// root
// rootValue
// rootTag
// nameOrObject
// attempts
// explanation
// expectation
// attemptedArray
// attemptedScalar
// scalar
// unknownTag
// unavailable
// missingPayload
// notEncodable
