// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key
// Shared: optional
// Shared: decoding
// Shared: elements
// Shared: scalar
// Shared: decodingErrors
// Shared: keyedTag
// Shared: caseKey
// Shared: nameOrObject
// Shared: keyedEncoding
// Shared: dynamicNilEncoding
// Shared: reflection

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
    let key = try container.caseKey(of: "SharedNames", known: Self.codableEnumTags)
    switch key.stringValue {
    case "move":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 3)
      self = try .move(to: payload.value(for: "to"))
#sourceLocation()
    case "moveBy":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 5)
      self = try .move(by: payload.value(for: "by"))
#sourceLocation()
    case "moveAt":
      let payload = try container.object(for: key)
      if payload.contains("speed") {
#sourceLocation(file: "Input.swift", line: 7)
        self = try .move(at: payload.value(for: "at"), speed: payload.value(for: "speed"))
#sourceLocation()
      } else {
#sourceLocation(file: "Input.swift", line: 7)
        self = try .move(at: payload.value(for: "at"))
#sourceLocation()
      }
    default:
      throw container.unknownKey(key, of: "SharedNames", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["move", "moveBy", "moveAt"]
  }
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
#sourceLocation(file: "Input.swift", line: 15)
      self = try .move(by: container.value(for: "by"))
#sourceLocation()
#endif
    default:
      throw container.unknownTag(tag, for: "type", of: "SharedNamesOfBranches", known: Self.codableEnumTags)
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
#sourceLocation(file: "Input.swift", line: 15)
      try container.encode(value0, forKey: "by")
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 25)
      self = try .move(by: container.optional(for: "by"))
#sourceLocation()
    case "moveAt":
#sourceLocation(file: "Input.swift", line: 27)
      self = try .move(at: container.value(for: "at"), speed: container.value(for: "speed"))
#sourceLocation()
    default:
      throw container.unknownTag(tag, for: "type", of: "SharedNamesEncoded", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["stop", "move", "moveBy", "moveAt"]
  }
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
#sourceLocation(file: "Input.swift", line: 25)
        try container.encodeUnlessDynamicallyNil(value0, for: "by")
#sourceLocation()
      case "move(at:speed:)":
        let value0 = try reflection.value(0, at: encoder.codingPath)
        let value1 = try reflection.value(1, at: encoder.codingPath)
        try container.encode("moveAt" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 27)
        try container.encodeUnlessDynamicallyNil(value0, for: "at")
#sourceLocation(file: "Input.swift", line: 27)
        try container.encode(value1, forKey: "speed")
#sourceLocation()
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
    let key = try container.caseKey(of: "SharedNamesNatural", known: Self.codableEnumTags)
    switch key.stringValue {
    case "stop":
      self = .stop
    case "move":
      var payload = try container.elements(for: key, expecting: 2, of: "SharedNamesNatural.move")
#sourceLocation(file: "Input.swift", line: 33)
      self = try .move(payload.value(), payload.value())
#sourceLocation()
      try payload.expectEnd(of: "SharedNamesNatural.move", 2)
    case "text":
#sourceLocation(file: "Input.swift", line: 35)
      self = try .move(container.value(for: key))
#sourceLocation()
    case "keyed":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 37)
      self = try .move(by: payload.optional(for: "by"))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "SharedNamesNatural", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["stop", "move", "text", "keyed"]
  }
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
#sourceLocation(file: "Input.swift", line: 33)
        try payload.encode(value0)
#sourceLocation(file: "Input.swift", line: 33)
        try payload.encode(value1)
#sourceLocation()
      case "move(_:)":
        let value0 = try reflection.value(0, at: encoder.codingPath)
        var container = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 35)
        try container.encode(value0, forKey: "text")
#sourceLocation()
      case "move(by:)":
        let value0 = try reflection.value(0, at: encoder.codingPath)
        var container = encoder.container(keyedBy: CodableEnumKey.self)
        var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "keyed")
#sourceLocation(file: "Input.swift", line: 37)
        try payload.encodeUnlessDynamicallyNil(value0, for: "by")
#sourceLocation()
      default: throw reflection.error(at: encoder.codingPath)
      }
    }
  }
}
