// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

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
    let key = try container.caseKey(of: "ExternalMessage", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "ping":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .ping
    case "text":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .text(payload.required(for: "_0"))
    case "move":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .move(payload.required(for: "_0"), payload.required(for: "_1"))
    case "image":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .image(url: payload.required(for: "url"), width: payload.ifPresent(for: "width"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "ExternalMessage", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "text", "move", "image"] }
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
      try payload.encode(value0, forKey: "_0")
    case .move(let value0, let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "move")
      try payload.encode(value0, forKey: "_0")
      try payload.encode(value1, forKey: "_1")
    case .image(url: let value0, width: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "image")
      try payload.encode(value0, forKey: "url")
      try payload.encodeIfPresent(value1, forKey: "width")
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
    let key = try container.caseKey(of: "ExternalCompact", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "ping":
      try container.expectTrue(for: key)
      self = .ping
    case "text":
      self = try .text(container.required(for: key))
    case "move":
      var payload = try container.elements(for: key, expecting: 2, of: "ExternalCompact.move")
      self = try .move(payload.value(), payload.value())
      try payload.expectEnd(of: "ExternalCompact.move", 2)
    case "image":
      var payload = try container.elements(for: key, expecting: 1, of: "ExternalCompact.image")
      self = try .image(url: payload.value(), width: payload.optional())
      try payload.expectEnd(of: "ExternalCompact.image", 2)
    case "note":
      self = try .note(container.ifPresent(for: key))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "ExternalCompact", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "text", "move", "image", "note"] }
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
      try container.encode(value0, forKey: "text")
    case .move(let value0, let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "move")
      try payload.encode(value0)
      try payload.encode(value1)
    case .image(url: let value0, width: let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "image")
      try payload.encode(value0)
      try payload.encode(value1)
    case .note(let value0):
      try container.encode(value0, forKey: "note")
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
    let key = try container.caseKey(of: "ExternalNatural", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "ping":
      self = .ping
    case "text":
      self = try .text(container.required(for: key))
    case "move":
      var payload = try container.elements(for: key, expecting: 2, of: "ExternalNatural.move")
      self = try .move(payload.value(), payload.value())
      try payload.expectEnd(of: "ExternalNatural.move", 2)
    case "image":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .image(url: payload.required(for: "url"), width: payload.ifPresent(for: "width"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "ExternalNatural", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "text", "move", "image"] }
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
      try container.encode(value0, forKey: "text")
    case .move(let value0, let value1):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      var payload = container.nestedUnkeyedContainer(forKey: "move")
      try payload.encode(value0)
      try payload.encode(value1)
    case .image(url: let value0, width: let value1):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "image")
      try payload.encode(value0, forKey: "url")
      try payload.encode(value1, forKey: "width")
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
    let key = try container.caseKey(of: "ExternalUnkeyed", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "ping":
      try container.expectEmptyArray(for: key)
      self = .ping
    case "text":
      var payload = try container.elements(for: key, expecting: 1, of: "ExternalUnkeyed.text")
      self = try .text(payload.value())
      try payload.expectEnd(of: "ExternalUnkeyed.text", 1)
    case "move":
      var payload = try container.elements(for: key, expecting: 2, of: "ExternalUnkeyed.move")
      self = try .move(payload.value(), payload.value())
      try payload.expectEnd(of: "ExternalUnkeyed.move", 2)
    case "image":
      var payload = try container.elements(for: key, expecting: 1, of: "ExternalUnkeyed.image")
      self = try .image(url: payload.value(), width: payload.optional())
      try payload.expectEnd(of: "ExternalUnkeyed.image", 2)
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "ExternalUnkeyed", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "text", "move", "image"] }
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
      try payload.encode(value0)
    case .move(let value0, let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "move")
      try payload.encode(value0)
      try payload.encode(value1)
    case .image(url: let value0, width: let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "image")
      try payload.encode(value0)
      try payload.encode(value1)
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
    let key = try container.caseKey(of: "ExternalMixed", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "ping":
      try container.expectNull(for: key)
      self = .ping
    case "pong":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .reply
    case "text":
      self = try .text(container.required(for: key))
    case "move":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .move(payload.required(for: "_0"), payload.required(for: "_1"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "ExternalMixed", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "pong", "text", "move"] }
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
      try container.encode(value0, forKey: "text")
    case .move(let value0, let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "move")
      try payload.encode(value0, forKey: "_0")
      try payload.encode(value1, forKey: "_1")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// requiredInt
// ifPresent
// stringIfPresent
// intIfPresent
// elementsUnderKey
// emptyArrayUnderKey
// trueUnderKey
// nullUnderKey
// caseKeys
// onlyCase
// caseKey
// optional
// elements
// index
// element
// optionalElement
// elementsEnd
// nameOrObject
// unknownTag
// missingPayload
