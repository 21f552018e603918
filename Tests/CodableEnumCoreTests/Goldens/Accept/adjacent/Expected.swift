// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"t":"ping"}
/// {"t":"text","c":<String>}
/// {"t":"move","c":[<Int>,<Int>]}
/// {"t":"image","c":{"url":<String>,"width":<Int?>}}
/// {"t":"note","c":<String>|null}
/// {"t":"size","c":{"width":<Int?>,"height":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension AdjacentMessage: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "AdjacentMessage", known: Self.codableEnumTags)
    switch tag {
    case "ping":
      self = .ping
    case "text":
      self = try .text(container.required(for: "c"))
    case "move":
      var payload = try container.elements(for: "c", expecting: 2, of: "AdjacentMessage.move")
      self = try .move(payload.value(), payload.value())
      try payload.expectEnd(of: "AdjacentMessage.move", 2)
    case "image":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      self = try .image(url: payload.required(for: "url"), width: payload.ifPresent(for: "width"))
    case "note":
      self = try .note(container.ifPresent(for: "c"))
    case "size":
      if try container.hasValue(for: "c") {
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        self = try .size(width: payload.ifPresent(for: "width"), height: payload.ifPresent(for: "height"))
      } else {
        self = .size(width: nil)
      }
    default:
      throw codableEnumUnknownTag(tag, of: "AdjacentMessage", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "text", "move", "image", "note", "size"]
  }
}

/// Written as:
///
/// ```
/// {"t":"ping"}
/// {"t":"text","c":<String>}
/// {"t":"move","c":[<Int>,<Int>]}
/// {"t":"image","c":{"url":<String>,"width":<Int?>}}
/// {"t":"note","c":<String>|null}
/// {"t":"size","c":{"width":<Int?>,"height":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension AdjacentMessage: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      try container.encode("ping" as Swift.String, forKey: "t")
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .move(let value0, let value1):
      try container.encode("move" as Swift.String, forKey: "t")
      var payload = container.nestedUnkeyedContainer(forKey: "c")
      try payload.encode(value0)
      try payload.encode(value1)
    case .image(url: let value0, width: let value1):
      try container.encode("image" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      try payload.encode(value0, forKey: "url")
      try payload.encodeIfPresent(value1, forKey: "width")
    case .note(let value0):
      try container.encode("note" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .size(width: let value0, height: let value1):
      try container.encode("size" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      try payload.encodeIfPresent(value0, forKey: "width")
      try payload.encodeIfPresent(value1, forKey: "height")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"ping","c":{}}
/// {"t":"text","c":{"_0":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension AdjacentKeyed: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "AdjacentKeyed", known: Self.codableEnumTags)
    switch tag {
    case "ping":
      if try container.hasValue(for: "c") {
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        self = .ping
      } else {
        self = .ping
      }
    case "text":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      self = try .text(payload.required(for: "_0"))
    default:
      throw codableEnumUnknownTag(tag, of: "AdjacentKeyed", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "text"] }
}

/// Written as:
///
/// ```
/// {"t":"ping","c":{}}
/// {"t":"text","c":{"_0":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension AdjacentKeyed: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      try container.encode("ping" as Swift.String, forKey: "t")
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      try payload.encode(value0, forKey: "_0")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"ping","c":[]}
/// {"t":"text","c":[<String>]}
/// {"t":"image","c":[<String>,<Int?>]}
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension AdjacentUnkeyed: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "AdjacentUnkeyed", known: Self.codableEnumTags)
    switch tag {
    case "ping":
      if try container.hasValue(for: "c") {
        try container.expectEmptyArray(for: "c")
        self = .ping
      } else {
        self = .ping
      }
    case "text":
      var payload = try container.elements(for: "c", expecting: 1, of: "AdjacentUnkeyed.text")
      self = try .text(payload.value())
      try payload.expectEnd(of: "AdjacentUnkeyed.text", 1)
    case "image":
      var payload = try container.elements(for: "c", expecting: 1, of: "AdjacentUnkeyed.image")
      self = try .image(url: payload.value(), width: payload.optional())
      try payload.expectEnd(of: "AdjacentUnkeyed.image", 2)
    default:
      throw codableEnumUnknownTag(tag, of: "AdjacentUnkeyed", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "text", "image"] }
}

/// Written as:
///
/// ```
/// {"t":"ping","c":[]}
/// {"t":"text","c":[<String>]}
/// {"t":"image","c":[<String>,<Int?>]}
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension AdjacentUnkeyed: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      try container.encode("ping" as Swift.String, forKey: "t")
      _ = container.nestedUnkeyedContainer(forKey: "c")
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "t")
      var payload = container.nestedUnkeyedContainer(forKey: "c")
      try payload.encode(value0)
    case .image(url: let value0, width: let value1):
      try container.encode("image" as Swift.String, forKey: "t")
      var payload = container.nestedUnkeyedContainer(forKey: "c")
      try payload.encode(value0)
      try payload.encode(value1)
    }
  }
}

/// Read from:
///
/// ```
/// {"head":{"t":"ping"},"c":null}
/// {"head":{"t":"pong"},"c":true}
/// {"head":{"t":"text"},"c":<String>}
/// {"head":{"t":"move"},"c":[<Int>,<Int>]}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension AdjacentCompact: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(at: ["head", "t"], of: "AdjacentCompact", known: Self.codableEnumTags)
    switch tag {
    case "ping":
      if try container.hasValue(for: "c") {
        try container.expectNull(for: "c")
        self = .ping
      } else {
        self = .ping
      }
    case "pong":
      if try container.hasValue(for: "c") {
        try container.expectTrue(for: "c")
        self = .pong
      } else {
        self = .pong
      }
    case "text":
      self = try .text(body: container.required(for: "c"))
    case "move":
      var payload = try container.elements(for: "c", expecting: 2, of: "AdjacentCompact.move")
      self = try .move(x: payload.value(), y: payload.value())
      try payload.expectEnd(of: "AdjacentCompact.move", 2)
    default:
      throw codableEnumUnknownTag(tag, of: "AdjacentCompact", known: Self.codableEnumTags, at: container.codingPath, ["head", "t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "pong", "text", "move"] }
}

/// Written as:
///
/// ```
/// {"head":{"t":"ping"},"c":null}
/// {"head":{"t":"pong"},"c":true}
/// {"head":{"t":"text"},"c":<String>}
/// {"head":{"t":"move"},"c":[<Int>,<Int>]}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension AdjacentCompact: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "head")
      try tagContainer.encode("ping" as Swift.String, forKey: "t")
      try container.encodeNil(forKey: "c")
    case .pong:
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "head")
      try tagContainer.encode("pong" as Swift.String, forKey: "t")
      try container.encode(true as Swift.Bool, forKey: "c")
    case .text(body: let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "head")
      try tagContainer.encode("text" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .move(x: let value0, y: let value1):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "head")
      try tagContainer.encode("move" as Swift.String, forKey: "t")
      var payload = container.nestedUnkeyedContainer(forKey: "c")
      try payload.encode(value0)
      try payload.encode(value1)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// ifPresent
// stringIfPresent
// intIfPresent
// hasValue
// elementsUnderKey
// emptyArrayUnderKey
// trueUnderKey
// nullUnderKey
// otherScalar
// stringTag
// tag
// tagParent
// tagAtPath
// optional
// elements
// index
// element
// optionalElement
// elementsEnd
// unknownTag
