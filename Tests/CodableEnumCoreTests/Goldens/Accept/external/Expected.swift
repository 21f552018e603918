// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key
// Shared: optional
// Shared: decoding
// Shared: elements
// Shared: singleValue
// Shared: root
// Shared: emptyForms
// Shared: scalar
// Shared: decodingErrors
// Shared: caseKey
// Shared: nameOrObject

/// Read from:
///
/// ```
/// {"ping":{}}
/// {"text":{"_0":<String>}}
/// {"move":{"_0":<Int>,"_1":<Int>}}
/// {"image":{"url":<String>,"width":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ExternalMessage: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "ExternalMessage", known: Self.codableEnumTags)
    switch key.stringValue {
    case "ping":
      try container.expectObject(for: key)
      self = .ping
    case "text":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 4)
      self = try .text(payload.value(for: "_0"))
#sourceLocation()
    case "move":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 5)
      self = try .move(payload.value(for: "_0"), payload.value(for: "_1"))
#sourceLocation()
    case "image":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 6)
      self = try .image(url: payload.value(for: "url"), width: payload.optional(for: "width"))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "ExternalMessage", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "text", "move", "image"]
  }
}

/// Written as:
///
/// ```
/// {"ping":{}}
/// {"text":{"_0":<String>}}
/// {"move":{"_0":<Int>,"_1":<Int>}}
/// {"image":{"url":<String>,"width":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ExternalMessage: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "ping")
    case .text(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "text")
#sourceLocation(file: "Input.swift", line: 4)
      try payload.encode(value0, forKey: "_0")
#sourceLocation()
    case .move(let value0, let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "move")
#sourceLocation(file: "Input.swift", line: 5)
      try payload.encode(value0, forKey: "_0")
#sourceLocation(file: "Input.swift", line: 5)
      try payload.encode(value1, forKey: "_1")
#sourceLocation()
    case .image(url: let value0, width: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "image")
#sourceLocation(file: "Input.swift", line: 6)
      try payload.encode(value0, forKey: "url")
#sourceLocation(file: "Input.swift", line: 6)
      try payload.encodeIfPresent(value1, forKey: "width")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"ping":true}
/// {"text":<String>}
/// {"move":[<Int>,<Int>]}
/// {"image":[<String>,<Int?>]}
/// {"note":<String>|null}
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension ExternalCompact: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "ExternalCompact", known: Self.codableEnumTags)
    switch key.stringValue {
    case "ping":
      try container.expectTrue(for: key)
      self = .ping
    case "text":
#sourceLocation(file: "Input.swift", line: 12)
      self = try .text(container.value(for: key))
#sourceLocation()
    case "move":
      var payload = try container.elements(for: key, expecting: 2, of: "ExternalCompact.move")
#sourceLocation(file: "Input.swift", line: 13)
      self = try .move(payload.value(), payload.value())
#sourceLocation()
      try payload.expectEnd(of: "ExternalCompact.move", 2)
    case "image":
      var payload = try container.elements(for: key, expecting: 1, of: "ExternalCompact.image")
#sourceLocation(file: "Input.swift", line: 14)
      self = try .image(url: payload.value(), width: payload.optional())
#sourceLocation()
      try payload.expectEnd(of: "ExternalCompact.image", 2)
    case "note":
#sourceLocation(file: "Input.swift", line: 15)
      self = try .note(container.optional(for: key))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "ExternalCompact", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "text", "move", "image", "note"]
  }
}

/// Written as:
///
/// ```
/// {"ping":true}
/// {"text":<String>}
/// {"move":[<Int>,<Int>]}
/// {"image":[<String>,<Int?>]}
/// {"note":<String>|null}
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension ExternalCompact: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      try container.encode(true as Swift.Bool, forKey: "ping")
    case .text(let value0):
#sourceLocation(file: "Input.swift", line: 12)
      try container.encode(value0, forKey: "text")
#sourceLocation()
    case .move(let value0, let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "move")
#sourceLocation(file: "Input.swift", line: 13)
      try payload.encode(value0)
#sourceLocation(file: "Input.swift", line: 13)
      try payload.encode(value1)
#sourceLocation()
    case .image(url: let value0, width: let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "image")
#sourceLocation(file: "Input.swift", line: 14)
      try payload.encode(value0)
#sourceLocation(file: "Input.swift", line: 14)
      try payload.encode(value1)
#sourceLocation()
    case .note(let value0):
#sourceLocation(file: "Input.swift", line: 15)
      try container.encode(value0, forKey: "note")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// "ping"
/// {"text":<String>}
/// {"move":[<Int>,<Int>]}
/// {"image":{"url":<String>,"width":<Int>|null}}
/// ```
#sourceLocation(file: "Input.swift", line: 19)
extension ExternalNatural: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name {
      case "ping":
        self = .ping
      case "text":
        throw codableEnumMissingPayload("ExternalNatural.text", at: decoder.codingPath)
      case "move":
        throw codableEnumMissingPayload("ExternalNatural.move", at: decoder.codingPath)
      case "image":
        throw codableEnumMissingPayload("ExternalNatural.image", at: decoder.codingPath)
      default:
        throw codableEnumUnknownTag(name, of: "ExternalNatural", known: Self.codableEnumTags, at: decoder.codingPath)
      }
      return
    }
    let key = try container.caseKey(of: "ExternalNatural", known: Self.codableEnumTags)
    switch key.stringValue {
    case "ping":
      self = .ping
    case "text":
#sourceLocation(file: "Input.swift", line: 21)
      self = try .text(container.value(for: key))
#sourceLocation()
    case "move":
      var payload = try container.elements(for: key, expecting: 2, of: "ExternalNatural.move")
#sourceLocation(file: "Input.swift", line: 22)
      self = try .move(payload.value(), payload.value())
#sourceLocation()
      try payload.expectEnd(of: "ExternalNatural.move", 2)
    case "image":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 23)
      self = try .image(url: payload.value(for: "url"), width: payload.optional(for: "width"))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "ExternalNatural", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "text", "move", "image"]
  }
}

/// Written as:
///
/// ```
/// "ping"
/// {"text":<String>}
/// {"move":[<Int>,<Int>]}
/// {"image":{"url":<String>,"width":<Int>|null}}
/// ```
#sourceLocation(file: "Input.swift", line: 19)
extension ExternalNatural: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .ping:
      var container = encoder.singleValueContainer()
      try container.encode("ping" as Swift.String)
    case .text(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 21)
      try container.encode(value0, forKey: "text")
#sourceLocation()
    case .move(let value0, let value1):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      var payload = container.nestedUnkeyedContainer(forKey: "move")
#sourceLocation(file: "Input.swift", line: 22)
      try payload.encode(value0)
#sourceLocation(file: "Input.swift", line: 22)
      try payload.encode(value1)
#sourceLocation()
    case .image(url: let value0, width: let value1):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "image")
#sourceLocation(file: "Input.swift", line: 23)
      try payload.encode(value0, forKey: "url")
#sourceLocation(file: "Input.swift", line: 23)
      try payload.encode(value1, forKey: "width")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"ping":[]}
/// {"text":[<String>]}
/// {"move":[<Int>,<Int>]}
/// {"image":[<String>,<Int?>]}
/// ```
#sourceLocation(file: "Input.swift", line: 27)
extension ExternalUnkeyed: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "ExternalUnkeyed", known: Self.codableEnumTags)
    switch key.stringValue {
    case "ping":
      try container.expectEmptyArray(for: key)
      self = .ping
    case "text":
      var payload = try container.elements(for: key, expecting: 1, of: "ExternalUnkeyed.text")
#sourceLocation(file: "Input.swift", line: 29)
      self = try .text(payload.value())
#sourceLocation()
      try payload.expectEnd(of: "ExternalUnkeyed.text", 1)
    case "move":
      var payload = try container.elements(for: key, expecting: 2, of: "ExternalUnkeyed.move")
#sourceLocation(file: "Input.swift", line: 30)
      self = try .move(payload.value(), payload.value())
#sourceLocation()
      try payload.expectEnd(of: "ExternalUnkeyed.move", 2)
    case "image":
      var payload = try container.elements(for: key, expecting: 1, of: "ExternalUnkeyed.image")
#sourceLocation(file: "Input.swift", line: 31)
      self = try .image(url: payload.value(), width: payload.optional())
#sourceLocation()
      try payload.expectEnd(of: "ExternalUnkeyed.image", 2)
    default:
      throw container.unknownKey(key, of: "ExternalUnkeyed", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "text", "move", "image"]
  }
}

/// Written as:
///
/// ```
/// {"ping":[]}
/// {"text":[<String>]}
/// {"move":[<Int>,<Int>]}
/// {"image":[<String>,<Int?>]}
/// ```
#sourceLocation(file: "Input.swift", line: 27)
extension ExternalUnkeyed: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      _ = container.nestedUnkeyedContainer(forKey: "ping")
    case .text(let value0):
      var payload = container.nestedUnkeyedContainer(forKey: "text")
#sourceLocation(file: "Input.swift", line: 29)
      try payload.encode(value0)
#sourceLocation()
    case .move(let value0, let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "move")
#sourceLocation(file: "Input.swift", line: 30)
      try payload.encode(value0)
#sourceLocation(file: "Input.swift", line: 30)
      try payload.encode(value1)
#sourceLocation()
    case .image(url: let value0, width: let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "image")
#sourceLocation(file: "Input.swift", line: 31)
      try payload.encode(value0)
#sourceLocation(file: "Input.swift", line: 31)
      try payload.encode(value1)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"ping":null}
/// {"pong":{}}
/// {"text":<String>}
/// {"move":{"_0":<Int>,"_1":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 35)
extension ExternalMixed: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "ExternalMixed", known: Self.codableEnumTags)
    switch key.stringValue {
    case "ping":
      try container.expectNull(for: key)
      self = .ping
    case "pong":
      try container.expectObject(for: key)
      self = .reply
    case "text":
#sourceLocation(file: "Input.swift", line: 40)
      self = try .text(container.value(for: key))
#sourceLocation()
    case "move":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 41)
      self = try .move(payload.value(for: "_0"), payload.value(for: "_1"))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "ExternalMixed", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "pong", "text", "move"]
  }
}

/// Written as:
///
/// ```
/// {"ping":null}
/// {"pong":{}}
/// {"text":<String>}
/// {"move":{"_0":<Int>,"_1":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 35)
extension ExternalMixed: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      try container.encodeNil(forKey: "ping")
    case .reply:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "pong")
    case .text(let value0):
#sourceLocation(file: "Input.swift", line: 40)
      try container.encode(value0, forKey: "text")
#sourceLocation()
    case .move(let value0, let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "move")
#sourceLocation(file: "Input.swift", line: 41)
      try payload.encode(value0, forKey: "_0")
#sourceLocation(file: "Input.swift", line: 41)
      try payload.encode(value1, forKey: "_1")
#sourceLocation()
    }
  }
}
