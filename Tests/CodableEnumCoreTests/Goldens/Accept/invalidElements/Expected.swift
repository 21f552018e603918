// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":"list","items":<[ElementsBlock]>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ElementsBlock: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "ElementsBlock", known: Self.codableEnumTags)
    switch tag {
    case "text":
      self = try .text(body: container.required(for: "body"))
    case "list":
#sourceLocation(file: "Input.swift", line: 4)
      self = try .list(items: container.value(for: "items") { try codableEnumReadableElements(from: $0) })
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "ElementsBlock", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "list"] }
}

/// Written as:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":"list","items":<[ElementsBlock]>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ElementsBlock: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
    case .list(items: let value0):
      try container.encode("list" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 4)
      try container.encode(value0, forKey: "items")
#sourceLocation()
    }
  }
}

extension Swift.KeyedDecodingContainer {
  /// Elements that cannot be read are left out.
  func decode(
    _ type: [ElementsBlock].Type, forKey key: Self.Key
  ) throws -> [ElementsBlock] {
    try decode([CodableEnumReadable<ElementsBlock>].self, forKey: key).compactMap { $0.value }
  }

  /// Elements that cannot be read are left out.
  func decodeIfPresent(
    _ type: [ElementsBlock].Type, forKey key: Self.Key
  ) throws -> [ElementsBlock]? {
    try decodeIfPresent([CodableEnumReadable<ElementsBlock>].self, forKey: key)?.compactMap { $0.value }
  }
}

/// Read from:
///
/// ```
/// "user"
/// "admin"
/// ```
#sourceLocation(file: "Input.swift", line: 8)
extension ElementsRole: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "ElementsRole", known: Self.codableEnumTags)
    switch tag {
    case "user":
      self = .user
    case "admin":
      self = .admin
    default:
      throw codableEnumUnknownTag(tag, of: "ElementsRole", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["user", "admin"] }
}

/// Written as:
///
/// ```
/// "user"
/// "admin"
/// ```
#sourceLocation(file: "Input.swift", line: 8)
extension ElementsRole: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .user:
      try container.encode("user" as Swift.String)
    case .admin:
      try container.encode("admin" as Swift.String)
    }
  }
}

extension Swift.KeyedDecodingContainer {
  /// Elements that cannot be read are left out.
  public func decode(
    _ type: [ElementsRole].Type, forKey key: Self.Key
  ) throws -> [ElementsRole] {
    try decode([CodableEnumReadable<ElementsRole>].self, forKey: key).compactMap { $0.value }
  }

  /// Elements that cannot be read are left out.
  public func decodeIfPresent(
    _ type: [ElementsRole].Type, forKey key: Self.Key
  ) throws -> [ElementsRole]? {
    try decodeIfPresent([CodableEnumReadable<ElementsRole>].self, forKey: key)?.compactMap { $0.value }
  }
}

/// Read from:
///
/// ```
/// <Value>
/// ```
#sourceLocation(file: "Input.swift", line: 13)
extension ElementsGeneric: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("ElementsGeneric")
    attempt: do {
#sourceLocation(file: "Input.swift", line: 14)
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
#sourceLocation(file: "Input.swift", line: 13)
extension ElementsGeneric: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .value(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 14)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

extension Swift.KeyedDecodingContainer {
  /// Elements that cannot be read are left out.
  func decode<Value>(
    _ type: [ElementsGeneric<Value>].Type, forKey key: Self.Key
  ) throws -> [ElementsGeneric<Value>] where Value: Swift.Decodable {
    try decode([CodableEnumReadable<ElementsGeneric<Value>>].self, forKey: key).compactMap { $0.value }
  }

  /// Elements that cannot be read are left out.
  func decodeIfPresent<Value>(
    _ type: [ElementsGeneric<Value>].Type, forKey key: Self.Key
  ) throws -> [ElementsGeneric<Value>]? where Value: Swift.Decodable {
    try decodeIfPresent([CodableEnumReadable<ElementsGeneric<Value>>].self, forKey: key)?.compactMap { $0.value }
  }
}

/// Read from:
///
/// ```
/// 0
/// 1
/// ```
#sourceLocation(file: "Input.swift", line: 28)
extension ElementsOuter.Kind: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.Int = try codableEnumTag(in: container, of: "ElementsOuter.Kind", known: Self.codableEnumTags)
    switch tag {
    case 0:
      self = .a
    case 1:
      self = .b
    default:
      throw codableEnumUnknownTag(tag, of: "ElementsOuter.Kind", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0", "1"] }
}

/// Written as:
///
/// ```
/// 0
/// 1
/// ```
#sourceLocation(file: "Input.swift", line: 28)
extension ElementsOuter.Kind: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode(0 as Swift.Int)
    case .b:
      try container.encode(1 as Swift.Int)
    }
  }
}

extension Swift.KeyedDecodingContainer {
  /// Elements that cannot be read are left out.
  func decode(
    _ type: [ElementsOuter.Kind].Type, forKey key: Self.Key
  ) throws -> [ElementsOuter.Kind] {
    try decode([CodableEnumReadable<ElementsOuter.Kind>].self, forKey: key).compactMap { $0.value }
  }

  /// Elements that cannot be read are left out.
  func decodeIfPresent(
    _ type: [ElementsOuter.Kind].Type, forKey key: Self.Key
  ) throws -> [ElementsOuter.Kind]? {
    try decodeIfPresent([CodableEnumReadable<ElementsOuter.Kind>].self, forKey: key)?.compactMap { $0.value }
  }
}

/// Read from:
///
/// ```
/// {"bare":<[Kind]>}
/// {"keyed":{"kinds":<[Kind]>,"blocks":<[ElementsBlock]?>,"roles":<ElementsRoles>}}
/// {"several":[<[Kind]>,<[ElementsRole]?>]}
/// {"strict":<[ElementsRole]>}
/// {"contiguous":<[ElementsRole]>}
/// {"generic":<[ElementsGeneric<Int>]>}
/// ```
#sourceLocation(file: "Input.swift", line: 33)
extension ElementsOuter.Inner: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "ElementsOuter.Inner", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "bare":
#sourceLocation(file: "Input.swift", line: 34)
      self = try .bare(container.value(for: key) { try codableEnumReadableElements(from: $0) })
#sourceLocation()
    case "keyed":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      if payload.contains("roles") {
#sourceLocation(file: "Input.swift", line: 35)
        self = try .keyed(kinds: payload.value(for: "kinds") { try codableEnumReadableElements(from: $0) }, blocks: payload.optional(for: "blocks") { try codableEnumReadableElements(from: $0) }, roles: payload.value(for: "roles") { try codableEnumReadableElements(from: $0) })
#sourceLocation()
      } else {
#sourceLocation(file: "Input.swift", line: 35)
        let defaults: Self = try .keyed(kinds: payload.value(for: "kinds") { try codableEnumReadableElements(from: $0) }, blocks: payload.optional(for: "blocks") { try codableEnumReadableElements(from: $0) })
#sourceLocation()
        if case .keyed(kinds: let value0, blocks: let value1, roles: var value2) = defaults {
#sourceLocation(file: "Input.swift", line: 35)
          try payload.replace(&value2, for: "roles") { try codableEnumReadableElements(from: $0) }
#sourceLocation()
          self = .keyed(kinds: value0, blocks: value1, roles: value2)
        } else {
          self = defaults
        }
      }
    case "several":
      var payload = try container.elements(for: key, expecting: 1, of: "ElementsOuter.Inner.several")
#sourceLocation(file: "Input.swift", line: 36)
      self = try .several(payload.value { try codableEnumReadableElements(from: $0) }, payload.optional { try codableEnumReadableElements(from: $0) })
#sourceLocation()
      try payload.expectEnd(of: "ElementsOuter.Inner.several", 2)
    case "strict":
#sourceLocation(file: "Input.swift", line: 37)
      self = try .strict(container.value(for: key))
#sourceLocation()
    case "contiguous":
#sourceLocation(file: "Input.swift", line: 38)
      self = try .contiguous(container.value(for: key))
#sourceLocation()
    case "generic":
#sourceLocation(file: "Input.swift", line: 39)
      self = try .generic(container.value(for: key) { try codableEnumReadableElements(from: $0) })
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "ElementsOuter.Inner", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["bare", "keyed", "several", "strict", "contiguous", "generic"]
  }
}

/// Written as:
///
/// ```
/// {"bare":<[Kind]>}
/// {"keyed":{"kinds":<[Kind]>,"blocks":<[ElementsBlock]?>,"roles":<ElementsRoles>}}
/// {"several":[<[Kind]>,<[ElementsRole]?>]}
/// {"strict":<[ElementsRole]>}
/// {"contiguous":<[ElementsRole]>}
/// {"generic":<[ElementsGeneric<Int>]>}
/// ```
#sourceLocation(file: "Input.swift", line: 33)
extension ElementsOuter.Inner: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .bare(let value0):
#sourceLocation(file: "Input.swift", line: 34)
      try container.encode(value0, forKey: "bare")
#sourceLocation()
    case .keyed(kinds: let value0, blocks: let value1, roles: let value2):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "keyed")
#sourceLocation(file: "Input.swift", line: 35)
      try payload.encode(value0, forKey: "kinds")
#sourceLocation(file: "Input.swift", line: 35)
      try payload.encodeIfPresent(value1, forKey: "blocks")
#sourceLocation(file: "Input.swift", line: 35)
      try payload.encodeUnlessNil(value2, for: "roles")
#sourceLocation()
    case .several(let value0, let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "several")
#sourceLocation(file: "Input.swift", line: 36)
      try payload.encode(value0)
#sourceLocation(file: "Input.swift", line: 36)
      try payload.encode(value1)
#sourceLocation()
    case .strict(let value0):
#sourceLocation(file: "Input.swift", line: 37)
      try container.encode(value0, forKey: "strict")
#sourceLocation()
    case .contiguous(let value0):
#sourceLocation(file: "Input.swift", line: 38)
      try container.encode(value0, forKey: "contiguous")
#sourceLocation()
    case .generic(let value0):
#sourceLocation(file: "Input.swift", line: 39)
      try container.encode(value0, forKey: "generic")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"count":<Int>}
/// <[Kind]>
/// ```
#sourceLocation(file: "Input.swift", line: 43)
extension ElementsOuter.Loose: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("ElementsOuter.Loose")
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("count") else { break attempt }
        self = try .numbers(count: payload.required(for: "count"))
        return
      } catch {
        attempts.add("numbers", error)
      }
    }
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
#sourceLocation(file: "Input.swift", line: 45)
      self = try .kinds(CodableEnumRoot(decoder).value { try codableEnumReadableElements(from: $0) })
#sourceLocation()
      return
    } catch {
      attempts.add("kinds", error)
    }
    attempts.explain("numbers", .object(object, ["count"]))
    attempts.explain("kinds", .array(nil))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {"count":<Int>}
/// <[Kind]>
/// ```
#sourceLocation(file: "Input.swift", line: 43)
extension ElementsOuter.Loose: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .numbers(count: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "count")
    case .kinds(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 45)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredString
// requiredInt
// value
// codedValue
// codedOptional
// codedReplacement
// elementsUnderKey
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// optional
// missingKeys
// elements
// index
// decoderElement
// elementsEnd
// codedElement
// codedOptionalElement
// readable
// readableElements
// singleValue
// root
// rootValue
// codedRoot
// codedOptionalRoot
// rootTag
// attempts
// explanation
// expectation
// attemptedObject
// attemptedArray
// scalar
// unknownTag
// encodingUnlessNil
