// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

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
    let key = try container.caseKey(of: "RejectExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "ping":
      try container.rejectKeys(otherThan: [key.stringValue], in: "RejectExternal")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      try payload.rejectKeys(otherThan: [], in: "RejectExternal.ping")
      self = .ping
    case "text":
      try container.rejectKeys(otherThan: [key.stringValue], in: "RejectExternal")
      self = try .text(container.required(for: key))
    case "image":
      try container.rejectKeys(otherThan: [key.stringValue], in: "RejectExternal")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      try payload.rejectKeys(otherThan: ["url", "width"], in: "RejectExternal.image")
      self = try .image(url: payload.required(for: "url"), width: payload.ifPresent(for: "width"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "RejectExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "text", "image"] }
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
      try container.encode(value0, forKey: "text")
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
        self = try .image(url: container.required(for: container.anyKey(of: ["url", "link"])), width: container.required(for: "width"))
      } else {
        self = try .image(url: container.required(for: container.anyKey(of: ["url", "link"])))
      }
      try container.rejectKeys(beside: ["meta", "type"], in: "RejectInternal.image")
    default:
      throw codableEnumUnknownTag(tag, of: "RejectInternal", known: Self.codableEnumTags, at: container.codingPath, ["meta", "type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "image"] }
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
      try container.encode(value0, forKey: "url")
      try container.encode(value1, forKey: "width")
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
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      try payload.rejectKeys(otherThan: ["url"], in: "RejectAdjacent.image")
      self = try .image(url: payload.required(for: "url"))
    default:
      throw codableEnumUnknownTag(tag, of: "RejectAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "image"] }
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
      try payload.encode(value0, forKey: "url")
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
        self = try .small(url: payload.required(for: "url"))
        return
      } catch {
        attempts.add("small", error)
      }
      attempt: do {
        guard payload.contains("url"), payload.contains("width") else { break attempt }
        try payload.rejectKeys(otherThan: ["url", "width"], in: "RejectUntagged.large")
        self = try .large(url: payload.required(for: "url"), width: payload.required(for: "width"))
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
      try payload.encode(value0, forKey: "url")
    case .large(url: let value0, width: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "url")
      try payload.encode(value1, forKey: "width")
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
      self = try .image(url: payload.required(for: "url"))
      try elements.expectEnd(of: "RejectArray.image", 1)
    default:
      throw elements.unknownTag(tag, of: "RejectArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["image"] }
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
      try payload.encode(value0, forKey: "url")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// beginning
// required
// requiredString
// requiredInt
// ifPresent
// intIfPresent
// anyKey
// containsAny
// otherScalar
// stringTag
// tag
// tagParent
// tagAtPath
// caseKeys
// onlyCase
// caseKey
// unknownKeys
// unknownKeysBeside
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// objectElement
// elementsEnd
// elementTag
// unknownElementTag
// attempts
// explanation
// expectation
// attemptedObject
// scalar
// unknownTag
