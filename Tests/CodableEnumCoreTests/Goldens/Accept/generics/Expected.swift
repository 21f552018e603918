// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"initial":{}}
/// {"value":{"_0":<Value>}}
/// {"history":{"_0":<[Value]>,"last":<Value?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 14)
extension GenericsLoadable: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "GenericsLoadable", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "initial":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .initial
    case "value":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 16)
      self = try .value(payload.value(for: "_0"))
#sourceLocation()
    case "history":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 17)
      self = try .history(payload.required(for: "_0"), last: payload.optional(for: "last"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "GenericsLoadable", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["initial", "value", "history"] }
}

/// Written as:
///
/// ```
/// {"initial":{}}
/// {"value":{"_0":<Value>}}
/// {"history":{"_0":<[Value]>,"last":<Value?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 14)
extension GenericsLoadable: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .initial:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "initial")
    case .value(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
#sourceLocation(file: "Input.swift", line: 16)
      try payload.encode(value0, forKey: "_0")
#sourceLocation()
    case .history(let value0, last: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "history")
#sourceLocation(file: "Input.swift", line: 17)
      try payload.encode(value0, forKey: "_0")
#sourceLocation(file: "Input.swift", line: 17)
      try payload.encodeIfPresent(value1, forKey: "last")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"map","map":<[(Key, Element)]>}
/// {"type":"box","of":<GenericsBox<Element>>}
/// {"type":"result"}
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension GenericsMany: Swift.Decodable where Key: Swift.Decodable, Element: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "GenericsMany", known: Self.codableEnumTags)
    switch tag {
    case "map":
#sourceLocation(file: "Input.swift", line: 22)
      self = try .map(container.required(for: "map"))
#sourceLocation()
    case "box":
#sourceLocation(file: "Input.swift", line: 23)
      self = try .box(of: container.value(for: "of"))
#sourceLocation()
    case "result":
      self = .result(value: nil)
    default:
      throw codableEnumUnknownTag(tag, of: "GenericsMany", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["map", "box", "result"] }
}

/// Written as:
///
/// ```
/// {"type":"map","map":<[(Key, Element)]>}
/// {"type":"box","of":<GenericsBox<Element>>}
/// {"type":"result"}
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension GenericsMany: Swift.Encodable where Key: Swift.Encodable, Element: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .map(let value0):
      try container.encode("map" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 22)
      try container.encode(value0, forKey: "map")
#sourceLocation()
    case .box(of: let value0):
      try container.encode("box" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 23)
      try container.encodeUnlessNil(value0, for: "of")
#sourceLocation()
    case .result:
      try container.encode("result" as Swift.String, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"id","value":<Item.ID>}
/// {"type":"ids","value":<[Item.ID]>}
/// ```
#sourceLocation(file: "Input.swift", line: 28)
extension GenericsReference: Swift.Decodable where Item.ID: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "GenericsReference", known: Self.codableEnumTags)
    switch tag {
    case "id":
#sourceLocation(file: "Input.swift", line: 29)
      self = try .id(container.value(for: "value"))
#sourceLocation()
    case "ids":
#sourceLocation(file: "Input.swift", line: 30)
      self = try .ids(container.required(for: "value"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "GenericsReference", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["id", "ids"] }
}

/// Written as:
///
/// ```
/// {"type":"id","value":<Item.ID>}
/// {"type":"ids","value":<[Item.ID]>}
/// ```
#sourceLocation(file: "Input.swift", line: 28)
extension GenericsReference: Swift.Encodable where Item.ID: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .id(let value0):
      try container.encode("id" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 29)
      try container.encode(value0, forKey: "value")
#sourceLocation()
    case .ids(let value0):
      try container.encode("ids" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 30)
      try container.encode(value0, forKey: "value")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// <Value>
/// null
/// ```
#sourceLocation(file: "Input.swift", line: 34)
extension GenericsWhere: Swift.Decodable where Value: Codable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("GenericsWhere")
    attempt: do {
#sourceLocation(file: "Input.swift", line: 35)
      self = try .value(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("value", error)
    }
    attempt: do {
      guard try decoder.singleValueContainer().decodeNil() else { break attempt }
      self = .nothing
      return
    } catch {
      attempts.add("nothing", error)
    }
    attempts.explain("value")
    attempts.explain("nothing", .null)
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// <Value>
/// null
/// ```
#sourceLocation(file: "Input.swift", line: 34)
extension GenericsWhere: Swift.Encodable where Value: Codable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .value(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 35)
      try container.encode(value0)
#sourceLocation()
    case .nothing:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }
}

/// Read from:
///
/// ```
/// ["value",<Value>]
/// ```
#sourceLocation(file: "Input.swift", line: 40)
extension GenericsConstrained: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "GenericsConstrained")
    let tag: Swift.String = try elements.tag(of: "GenericsConstrained", known: Self.codableEnumTags)
    switch tag {
    case "value":
      elements.expect(2, of: "GenericsConstrained.value")
#sourceLocation(file: "Input.swift", line: 41)
      self = try .value(elements.value())
#sourceLocation()
      try elements.expectEnd(of: "GenericsConstrained.value", 1)
    default:
      throw elements.unknownTag(tag, of: "GenericsConstrained", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value"] }
}

/// Written as:
///
/// ```
/// ["value",<Value>]
/// ```
#sourceLocation(file: "Input.swift", line: 40)
extension GenericsConstrained: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .value(let value0):
      try elements.encode("value" as Swift.String)
#sourceLocation(file: "Input.swift", line: 41)
      try elements.encode(value0)
#sourceLocation()
    }
  }
}

/// Written as:
///
/// ```
/// {"value":{"_0":<Value>}}
/// ```
#sourceLocation(file: "Input.swift", line: 45)
extension GenericsWritten: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
#sourceLocation(file: "Input.swift", line: 46)
      try payload.encode(value0, forKey: "_0")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"value":{"_0":<Value>}}
/// {"opaque":{"_0":<GenericsCoder(GenericsOpaque)>}}
/// ```
#sourceLocation(file: "Input.swift", line: 61)
extension GenericsMixed: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "GenericsMixed", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "value":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 62)
      self = try .value(payload.value(for: "_0"))
#sourceLocation()
    case "opaque":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 63)
      self = try .opaque(payload.value(for: "_0") { try GenericsCoder.decode(from: $0) })
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "GenericsMixed", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value", "opaque"] }
}

/// Written as:
///
/// ```
/// {"value":{"_0":<Value>}}
/// {"opaque":{"_0":<GenericsCoder(GenericsOpaque)>}}
/// ```
#sourceLocation(file: "Input.swift", line: 61)
extension GenericsMixed: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
#sourceLocation(file: "Input.swift", line: 62)
      try payload.encode(value0, forKey: "_0")
#sourceLocation()
    case .opaque(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "opaque")
#sourceLocation(file: "Input.swift", line: 63)
      try payload.encodeUnlessNil(value0, for: "_0") { try GenericsCoder.encode($0, to: $1) }
#sourceLocation()
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// value
// optionalValue
// codedValue
// codedOptional
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// optional
// missingKeys
// elements
// index
// elementsOf
// elementsExpecting
// element
// elementsEnd
// elementTag
// unknownElementTag
// singleValue
// root
// rootValue
// attempts
// explanation
// expectation
// scalar
// unknownTag
// encodingUnlessNil
// coderEncodingUnlessNil
