// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"move":{"to":<Int>}}
/// {"moveBy":{"by":<Int>}}
/// {"moveAt":{"at":<Int>,"speed":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension SharedNames: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "SharedNames", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "move":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .move(to: payload.required(for: "to"))
    case "moveBy":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .move(by: payload.required(for: "by"))
    case "moveAt":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      if payload.contains("speed") {
        self = try .move(at: payload.required(for: "at"), speed: payload.required(for: "speed"))
      } else {
        self = try .move(at: payload.required(for: "at"))
      }
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "SharedNames", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["move", "moveBy", "moveAt"] }
}

/// Read from:
///
/// ```
/// {"type":"move","to":<Missing>}
/// {"type":"move","by":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 11)
extension SharedNamesOfBranches: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "SharedNamesOfBranches", known: Self.codableEnumTags)
    switch tag {
#if GOLDENS_NEVER
    case "move":
#sourceLocation(file: "Input.swift", line: 13)
      self = try .move(to: container.value(for: "to"))
#sourceLocation()
#else
    case "move":
      self = try .move(by: container.required(for: "by"))
#endif
    default:
      throw codableEnumUnknownTag(tag, of: "SharedNamesOfBranches", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    var tags: [Swift.String] = []
#if GOLDENS_NEVER
    tags += ["move"]
#else
    tags += ["move"]
#endif
    return tags
  }
}

/// Written as:
///
/// ```
/// {"type":"move","to":<Missing>}
/// {"type":"move","by":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 11)
extension SharedNamesOfBranches: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
#if GOLDENS_NEVER
    case .move(to: let value0):
      try container.encode("move" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 13)
      try container.encodeUnlessNil(value0, for: "to")
#sourceLocation()
#else
    case .move(by: let value0):
      try container.encode("move" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "by")
#endif
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"stop"}
/// {"type":"move","to":<Place>}
/// {"type":"moveBy","by":<Int?>}
/// {"type":"moveAt","at":<Place>,"speed":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension SharedNamesEncoded: Swift.Decodable where Place: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "SharedNamesEncoded", known: Self.codableEnumTags)
    switch tag {
    case "stop":
      self = .stop
    case "move":
#sourceLocation(file: "Input.swift", line: 23)
      self = try .move(to: container.value(for: "to"))
#sourceLocation()
    case "moveBy":
      self = try .move(by: container.ifPresent(for: "by"))
    case "moveAt":
#sourceLocation(file: "Input.swift", line: 27)
      self = try .move(at: container.value(for: "at"), speed: container.required(for: "speed"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "SharedNamesEncoded", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["stop", "move", "moveBy", "moveAt"] }
}

/// Written as:
///
/// ```
/// {"type":"stop"}
/// {"type":"move","to":<Place>}
/// {"type":"moveBy","by":<Int?>}
/// {"type":"moveAt","at":<Place>,"speed":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension SharedNamesEncoded: Swift.Encodable where Place: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .stop:
      try container.encode("stop" as Swift.String, forKey: "type")
    default:
      let reflection = CodableEnumReflection(self)
      switch reflection.name {
      case "move(to:)":
        let value0 = try reflection.value(0, at: encoder.codingPath)
        try container.encode("move" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 23)
        try container.encodeUnlessDynamicallyNil(value0, for: "to")
#sourceLocation()
      case "move(by:)":
        let value0 = try reflection.value(0, at: encoder.codingPath)
        try container.encode("moveBy" as Swift.String, forKey: "type")
        try container.encodeUnlessDynamicallyNil(value0, for: "by")
      case "move(at:speed:)":
        let value0 = try reflection.value(0, at: encoder.codingPath)
        let value1 = try reflection.value(1, at: encoder.codingPath)
        try container.encode("moveAt" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 27)
        try container.encodeUnlessDynamicallyNil(value0, for: "at")
#sourceLocation()
        try container.encode(value1, forKey: "speed")
      default: throw reflection.error(at: encoder.codingPath)
      }
    }
  }
}

/// Read from:
///
/// ```
/// "stop"
/// {"move":[<Int>,<Int>]}
/// {"text":<String>}
/// {"keyed":{"by":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension SharedNamesNatural: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name {
      case "stop":
        self = .stop
      case "move":
        throw codableEnumMissingPayload("SharedNamesNatural.move", at: decoder.codingPath)
      case "text":
        throw codableEnumMissingPayload("SharedNamesNatural.move", at: decoder.codingPath)
      case "keyed":
        throw codableEnumMissingPayload("SharedNamesNatural.move", at: decoder.codingPath)
      default:
        throw codableEnumUnknownTag(name, of: "SharedNamesNatural", known: Self.codableEnumTags, at: decoder.codingPath)
      }
      return
    }
    let key = try container.caseKey(of: "SharedNamesNatural", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "stop":
      self = .stop
    case "move":
      var payload = try container.elements(for: key, expecting: 2, of: "SharedNamesNatural.move")
      self = try .move(payload.value(), payload.value())
      try payload.expectEnd(of: "SharedNamesNatural.move", 2)
    case "text":
      self = try .move(container.required(for: key))
    case "keyed":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .move(by: payload.ifPresent(for: "by"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "SharedNamesNatural", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["stop", "move", "text", "keyed"] }
}

/// Written as:
///
/// ```
/// "stop"
/// {"move":[<Int>,<Int>]}
/// {"text":<String>}
/// {"keyed":{"by":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension SharedNamesNatural: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .stop:
      var container = encoder.singleValueContainer()
      try container.encode("stop" as Swift.String)
    default:
      let reflection = CodableEnumReflection(self)
      switch reflection.name {
      case "move(_:_:)":
        let value0 = try reflection.value(0, at: encoder.codingPath)
        let value1 = try reflection.value(1, at: encoder.codingPath)
        var container = encoder.container(keyedBy: CodableEnumKey.self)
        var payload = container.nestedUnkeyedContainer(forKey: "move")
        try payload.encode(value0)
        try payload.encode(value1)
      case "move(_:)":
        let value0 = try reflection.value(0, at: encoder.codingPath)
        var container = encoder.container(keyedBy: CodableEnumKey.self)
        try container.encode(value0, forKey: "text")
      case "move(by:)":
        let value0 = try reflection.value(0, at: encoder.codingPath)
        var container = encoder.container(keyedBy: CodableEnumKey.self)
        var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "keyed")
        try payload.encodeUnlessDynamicallyNil(value0, for: "by")
      default: throw reflection.error(at: encoder.codingPath)
      }
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
// value
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
// nameOrObject
// unknownTag
// missingPayload
// encodingUnlessNil
// dynamicNilEncoding
// reflection
