// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key
// Shared: optional
// Shared: decoding
// Shared: aliases
// Shared: scalar
// Shared: decodingErrors
// Shared: keyedTag
// Shared: caseKey
// Shared: nameOrObject

/// Read from:
///
/// ```
/// {"type":"denied","why":<String>,"code":<Int?>}
/// {"type":"accepted"}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension AliasesInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "type", of: "AliasesInternal", known: Self.codableEnumTags)
    switch tag {
    case .string("denied"), .string("refused"), .string("rejected"):
#sourceLocation(file: "Input.swift", line: 4)
      self = try .denied(

        container.value(forAnyOf: ["why", "reason", "message"]),

        code: container.optional(forAnyOf: ["code", "status"]))
#sourceLocation()
    case .string("accepted"), .integer(1), .boolean(true):
      self = .accepted
    default:
      throw container.unknownTag(tag, for: "type", of: "AliasesInternal", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["denied", "refused", "rejected", "accepted", "1", "true"]
  }
}

/// Written as:
///
/// ```
/// {"type":"denied","why":<String>,"code":<Int?>}
/// {"type":"accepted"}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension AliasesInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .denied(let value0, code: let value1):
      try container.encode("denied" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 6)
      try container.encode(value0, forKey: "why")
#sourceLocation(file: "Input.swift", line: 8)
      try container.encodeIfPresent(value1, forKey: "code")
#sourceLocation()
    case .accepted:
      try container.encode("accepted" as Swift.String, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"new":{"value":<Int>}}
/// "nothing"
/// ```
#sourceLocation(file: "Input.swift", line: 15)
extension AliasesExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name {
      case "new", "old":
        throw codableEnumMissingPayload("AliasesExternal.new", at: decoder.codingPath)
      case "nothing", "none":
        self = .empty
      default:
        throw codableEnumUnknownTag(name, of: "AliasesExternal", known: Self.codableEnumTags, at: decoder.codingPath)
      }
      return
    }
    let key = try container.caseKey(of: "AliasesExternal", known: Self.codableEnumTags)
    switch key.stringValue {
    case "new", "old":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 17)
      self = try .new(value: payload.value(forAnyOf: ["value", "number"]))
#sourceLocation()
    case "nothing", "none":
      self = .empty
    default:
      throw container.unknownKey(key, of: "AliasesExternal", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["new", "old", "nothing", "none"]
  }
}

/// Written as:
///
/// ```
/// {"new":{"value":<Int>}}
/// "nothing"
/// ```
#sourceLocation(file: "Input.swift", line: 15)
extension AliasesExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .new(value: let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "new")
#sourceLocation(file: "Input.swift", line: 17)
      try payload.encode(value0, forKey: "value")
#sourceLocation()
    case .empty:
      var container = encoder.singleValueContainer()
      try container.encode("nothing" as Swift.String)
    }
  }
}
