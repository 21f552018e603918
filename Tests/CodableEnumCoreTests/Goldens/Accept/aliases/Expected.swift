// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

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
      self = try .denied(container.required(for: container.anyKey(of: ["why", "reason", "message"])), code: container.ifPresent(for: container.anyKey(of: ["code", "status"])))
    case .string("accepted"), .integer(1), .boolean(true):
      self = .accepted
    default:
      throw codableEnumUnknownTag(tag, of: "AliasesInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"], areStrings: false)
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
      try container.encode(value0, forKey: "why")
      try container.encodeIfPresent(value1, forKey: "code")
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
    let key = try container.caseKey(of: "AliasesExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "new", "old":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .new(value: payload.required(for: payload.anyKey(of: ["value", "number"])))
    case "nothing", "none":
      self = .empty
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "AliasesExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["new", "old", "nothing", "none"] }
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
      try payload.encode(value0, forKey: "value")
    case .empty:
      var container = encoder.singleValueContainer()
      try container.encode("nothing" as Swift.String)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// requiredInt
// ifPresent
// intIfPresent
// anyKey
// containsAny
// otherScalar
// tag
// caseKeys
// onlyCase
// caseKey
// nameOrObject
// scalar
// unknownTag
// missingPayload
