// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
//   Second.swift

/// Read from:
///
/// ```
/// {"type":"item","item":<Item>}
/// {"type":"second","second":<Second?>}
/// ```
#sourceLocation(file: "Input.swift", line: 3)
extension SeveralOuter.First: Swift.Decodable where Item: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "SeveralOuter.First", known: Self.codableEnumTags)
    switch tag {
    case "item":
#sourceLocation(file: "Input.swift", line: 4)
      self = try .item(item: container.value(for: "item"))
#sourceLocation()
    case "second":
#sourceLocation(file: "Input.swift", line: 5)
      self = try .second(container.optional(for: "second"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "SeveralOuter.First", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["item", "second"] }
}

/// Written as:
///
/// ```
/// {"type":"item","item":<Item>}
/// {"type":"second","second":<Second?>}
/// ```
#sourceLocation(file: "Input.swift", line: 3)
extension SeveralOuter.First where Item: Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .item(item: let value0):
      try container.encode("item" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 4)
      try container.encodeUnlessDynamicallyNil(value0, for: "item")
#sourceLocation()
    case .second(let value0):
      try container.encode("second" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 5)
      try container.encodeIfPresent(value0, forKey: "second")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"items":[<[Item]>,<Note>]}
/// {"first":<First>}
/// ```
#sourceLocation(file: "Second.swift", line: 3)
extension SeveralOuter.Second: Swift.Decodable where Item: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "SeveralOuter.Second", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "items":
      var payload = try container.elements(for: key, expecting: 2, of: "SeveralOuter.Second.items")
#sourceLocation(file: "Second.swift", line: 4)
      self = try .items(payload.value(), note: payload.value())
#sourceLocation()
      try payload.expectEnd(of: "SeveralOuter.Second.items", 2)
    case "first":
#sourceLocation(file: "Second.swift", line: 5)
      self = try .first(container.value(for: key))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "SeveralOuter.Second", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["items", "first"] }
}

/// Written as:
///
/// ```
/// {"items":[<[Item]>,<Note>]}
/// {"first":<First>}
/// ```
#sourceLocation(file: "Second.swift", line: 3)
extension SeveralOuter.Second: Swift.Encodable where Item: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .items(let value0, note: let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "items")
#sourceLocation(file: "Second.swift", line: 4)
      try payload.encode(value0)
#sourceLocation(file: "Second.swift", line: 4)
      try payload.encode(value1)
#sourceLocation()
    case .first(let value0):
#sourceLocation(file: "Second.swift", line: 5)
      try container.encode(value0, forKey: "first")
#sourceLocation()
    }
  }
}

extension SeveralOuter.Second {
  /// The value called `note`, or nil if the current case has none.
#sourceLocation(file: "Second.swift", line: 4)
  var note: SeveralOuter.Note? {
#sourceLocation()
    switch self {
    case .items(_, note: let value1): return value1
    case .first: return nil
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// value
// optionalValue
// elementsUnderKey
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// optional
// nilTest
// elements
// index
// element
// elementsEnd
// unknownTag
// dynamicNilEncoding
