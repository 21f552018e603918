// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key
// Shared: optional
// Shared: decoding
// Shared: aliases
// Shared: elements
// Shared: scalar
// Shared: decodingErrors
// Shared: keyedTag
// Shared: elementTag
// Shared: caseKey
// Shared: unknownKeys
// Shared: attempts

/// Read from:
///
/// ```
/// {"ping":{}}
/// {"text":<String>}
/// {"image":{"url":<String>,"width":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension RejectExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "RejectExternal", known: Self.codableEnumTags)
    switch key.stringValue {
    case "ping":
      try container.rejectKeys(otherThan: [key.stringValue], in: "RejectExternal")
      let payload = try container.object(for: key)
      try payload.rejectKeys(otherThan: [], in: "RejectExternal.ping")
      self = .ping
    case "text":
      try container.rejectKeys(otherThan: [key.stringValue], in: "RejectExternal")
#sourceLocation(file: "Input.swift", line: 4)
      self = try .text(container.value(for: key))
#sourceLocation()
    case "image":
      try container.rejectKeys(otherThan: [key.stringValue], in: "RejectExternal")
      let payload = try container.object(for: key)
      try payload.rejectKeys(otherThan: ["url", "width"], in: "RejectExternal.image")
#sourceLocation(file: "Input.swift", line: 5)
      self = try .image(url: payload.value(for: "url"), width: payload.optional(for: "width"))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "RejectExternal", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "text", "image"]
  }
}

/// Written as:
///
/// ```
/// {"ping":{}}
/// {"text":<String>}
/// {"image":{"url":<String>,"width":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension RejectExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "ping")
    case .text(let value0):
#sourceLocation(file: "Input.swift", line: 4)
      try container.encode(value0, forKey: "text")
#sourceLocation()
    case .image(url: let value0, width: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "image")
#sourceLocation(file: "Input.swift", line: 5)
      try payload.encode(value0, forKey: "url")
#sourceLocation(file: "Input.swift", line: 5)
      try payload.encodeIfPresent(value1, forKey: "width")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"meta":{"type":"ping"}}
/// {"meta":{"type":"image"},"url":<String>,"width":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension RejectInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(at: ["meta", "type"], of: "RejectInternal", known: Self.codableEnumTags)
    switch tag {
    case "ping":
      self = .ping
      try container.rejectKeys(otherThan: ["meta"], in: "RejectInternal.ping")
      try container.rejectKeys(beside: ["meta", "type"], in: "RejectInternal.ping")
    case "image":
      try container.rejectKeys(otherThan: ["url", "link", "width", "meta"], in: "RejectInternal.image")
      if container.contains("width") {
#sourceLocation(file: "Input.swift", line: 11)
        self = try .image(
          url: container.value(forAnyOf: ["url", "link"]),
          width: container.value(for: "width"))
#sourceLocation()
      } else {
#sourceLocation(file: "Input.swift", line: 11)
        self = try .image(
          url: container.value(forAnyOf: ["url", "link"]))
#sourceLocation()
      }
      try container.rejectKeys(beside: ["meta", "type"], in: "RejectInternal.image")
    default:
      throw container.unknownTag(tag, at: ["meta", "type"], of: "RejectInternal", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "image"]
  }
}

/// Written as:
///
/// ```
/// {"meta":{"type":"ping"}}
/// {"meta":{"type":"image"},"url":<String>,"width":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension RejectInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("ping" as Swift.String, forKey: "type")
    case .image(url: let value0, width: let value1):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("image" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 12)
      try container.encode(value0, forKey: "url")
#sourceLocation(file: "Input.swift", line: 13)
      try container.encode(value1, forKey: "width")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"ping"}
/// {"t":"image","c":{"url":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension RejectAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "RejectAdjacent", known: Self.codableEnumTags)
    switch tag {
    case "ping":
      try container.rejectKeys(otherThan: ["t", "c"], in: "RejectAdjacent.ping")
      self = .ping
    case "image":
      try container.rejectKeys(otherThan: ["t", "c"], in: "RejectAdjacent.image")
      let payload = try container.object(for: "c")
      try payload.rejectKeys(otherThan: ["url"], in: "RejectAdjacent.image")
#sourceLocation(file: "Input.swift", line: 20)
      self = try .image(url: payload.value(for: "url"))
#sourceLocation()
    default:
      throw container.unknownTag(tag, for: "t", of: "RejectAdjacent", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "image"]
  }
}

/// Written as:
///
/// ```
/// {"t":"ping"}
/// {"t":"image","c":{"url":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension RejectAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      try container.encode("ping" as Swift.String, forKey: "t")
    case .image(url: let value0):
      try container.encode("image" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 20)
      try payload.encode(value0, forKey: "url")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"url":<String>}
/// {"url":<String>,"width":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension RejectUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("RejectUntagged")
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("url") else { break attempt }
        try payload.rejectKeys(otherThan: ["url"], in: "RejectUntagged.small")
#sourceLocation(file: "Input.swift", line: 25)
        self = try .small(url: payload.value(for: "url"))
#sourceLocation()
        return
      } catch {
        attempts.add("small", error)
      }
      attempt: do {
        guard payload.contains("url"), payload.contains("width") else { break attempt }
        try payload.rejectKeys(otherThan: ["url", "width"], in: "RejectUntagged.large")
#sourceLocation(file: "Input.swift", line: 26)
        self = try .large(url: payload.value(for: "url"), width: payload.value(for: "width"))
#sourceLocation()
        return
      } catch {
        attempts.add("large", error)
      }
    }
    attempts.explain("small", .object(object, ["url"]))
    attempts.explain("large", .object(object, ["url", "width"]))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {"url":<String>}
/// {"url":<String>,"width":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension RejectUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .small(url: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 25)
      try payload.encode(value0, forKey: "url")
#sourceLocation()
    case .large(url: let value0, width: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 26)
      try payload.encode(value0, forKey: "url")
#sourceLocation(file: "Input.swift", line: 26)
      try payload.encode(value1, forKey: "width")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// ["image",{"url":<String>}]
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension RejectArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "RejectArray")
    let tag: Swift.String = try elements.tag(of: "RejectArray", known: Self.codableEnumTags)
    switch tag {
    case "image":
      elements.expect(2, of: "RejectArray.image")
      let payload = try elements.object()
      try payload.rejectKeys(otherThan: ["url"], in: "RejectArray.image")
#sourceLocation(file: "Input.swift", line: 31)
      self = try .image(url: payload.value(for: "url"))
#sourceLocation()
      try elements.expectEnd(of: "RejectArray.image", 1)
    default:
      throw elements.unknownTag(tag, of: "RejectArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["image"]
  }
}

/// Written as:
///
/// ```
/// ["image",{"url":<String>}]
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension RejectArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .image(url: let value0):
      try elements.encode("image" as Swift.String)
      var payload = elements.nestedContainer(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 31)
      try payload.encode(value0, forKey: "url")
#sourceLocation()
    }
  }
}
