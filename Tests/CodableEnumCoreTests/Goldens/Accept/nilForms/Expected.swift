// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"values","a":<Int>|null,"b":<Int>|null,"c":<Int>|null,"d":<NilFormsMaybe>,"e":<Value>}
/// {"type":"mixed","a":<Int?>,"b":<Value>,"c":<Int>|null}
/// ```
#sourceLocation(file: "Input.swift", line: 4)
extension NilFormsNull: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "NilFormsNull", known: Self.codableEnumTags)
    switch tag {
    case "values":
#sourceLocation(file: "Input.swift", line: 5)
      self = try .values(a: container.ifPresent(for: "a"), b: container.optional(for: "b"), c: container.optional(for: "c"), d: container.value(for: "d"), e: container.value(for: "e"))
#sourceLocation()
    case "mixed":
#sourceLocation(file: "Input.swift", line: 6)
      self = try .mixed(
        a: container.ifPresent(for: "a"),
        b: container.value(for: "b"),
        c: container.ifPresent(for: "c"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "NilFormsNull", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["values", "mixed"] }
}

/// Written as:
///
/// ```
/// {"type":"values","a":<Int>|null,"b":<Int>|null,"c":<Int>|null,"d":<NilFormsMaybe>,"e":<Value>}
/// {"type":"mixed","a":<Int?>,"b":<Value>,"c":<Int>|null}
/// ```
#sourceLocation(file: "Input.swift", line: 4)
extension NilFormsNull: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .values(a: let value0, b: let value1, c: let value2, d: let value3, e: let value4):
      try container.encode("values" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "a")
#sourceLocation(file: "Input.swift", line: 5)
      try container.encode(value1, forKey: "b")
#sourceLocation(file: "Input.swift", line: 5)
      try container.encode(value2, forKey: "c")
#sourceLocation(file: "Input.swift", line: 5)
      try container.encode(value3, forKey: "d")
#sourceLocation(file: "Input.swift", line: 5)
      try container.encode(value4, forKey: "e")
#sourceLocation()
    case .mixed(a: let value0, b: let value1, c: let value2):
      try container.encode("mixed" as Swift.String, forKey: "type")
      try container.encodeIfPresent(value0, forKey: "a")
#sourceLocation(file: "Input.swift", line: 8)
      try container.encodeUnlessDynamicallyNil(value1, for: "b")
#sourceLocation()
      try container.encode(value2, forKey: "c")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"values","a":<Int?>,"b":<Int?>,"c":<Int?>,"d":<NilFormsMaybe>,"e":<Value>}
/// {"type":"mixed","a":<Int>|null,"b":<NilFormsMaybe>,"c":<Int?>}
/// ```
#sourceLocation(file: "Input.swift", line: 14)
extension NilFormsOmit: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "NilFormsOmit", known: Self.codableEnumTags)
    switch tag {
    case "values":
#sourceLocation(file: "Input.swift", line: 15)
      self = try .values(a: container.ifPresent(for: "a"), b: container.optional(for: "b"), c: container.optional(for: "c"), d: container.value(for: "d"), e: container.value(for: "e"))
#sourceLocation()
    case "mixed":
#sourceLocation(file: "Input.swift", line: 16)
      self = try .mixed(
        a: container.ifPresent(for: "a"),
        b: container.value(for: "b"),
        c: container.ifPresent(for: "c"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "NilFormsOmit", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["values", "mixed"] }
}

/// Written as:
///
/// ```
/// {"type":"values","a":<Int?>,"b":<Int?>,"c":<Int?>,"d":<NilFormsMaybe>,"e":<Value>}
/// {"type":"mixed","a":<Int>|null,"b":<NilFormsMaybe>,"c":<Int?>}
/// ```
#sourceLocation(file: "Input.swift", line: 14)
extension NilFormsOmit: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .values(a: let value0, b: let value1, c: let value2, d: let value3, e: let value4):
      try container.encode("values" as Swift.String, forKey: "type")
      try container.encodeIfPresent(value0, forKey: "a")
#sourceLocation(file: "Input.swift", line: 15)
      try container.encodeIfPresent(value1, forKey: "b")
#sourceLocation(file: "Input.swift", line: 15)
      try container.encodeIfPresent(value2, forKey: "c")
#sourceLocation(file: "Input.swift", line: 15)
      try container.encodeUnlessNil(value3, for: "d")
#sourceLocation(file: "Input.swift", line: 15)
      try container.encodeUnlessDynamicallyNil(value4, for: "e")
#sourceLocation()
    case .mixed(a: let value0, b: let value1, c: let value2):
      try container.encode("mixed" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "a")
#sourceLocation(file: "Input.swift", line: 18)
      try container.encode(value1, forKey: "b")
#sourceLocation()
      try container.encodeIfPresent(value2, forKey: "c")
    }
  }
}

/// Read from:
///
/// ```
/// {"value":{"_0":<Value>}}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension NilFormsExternal: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "NilFormsExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "value":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 25)
      self = try .value(payload.value(for: "_0"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "NilFormsExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value"] }
}

/// Written as:
///
/// ```
/// {"value":{"_0":<Value>}}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension NilFormsExternal: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
#sourceLocation(file: "Input.swift", line: 25)
      try payload.encodeUnlessDynamicallyNil(value0, for: "_0")
#sourceLocation()
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// ifPresent
// intIfPresent
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
