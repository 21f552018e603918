// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// ["ping"]
/// ["text",<String>]
/// ["move",<Int>,<Int>]
/// ["image",<String>,<Int?>]
/// ["user",{"name":<String>}]
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ArrayMessage: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ArrayMessage")
    let tag: Swift.String = try elements.tag(of: "ArrayMessage", known: Self.codableEnumTags)
    switch tag {
    case "ping":
      self = .ping
      try elements.expectEnd(of: "ArrayMessage.ping", 0)
    case "text":
      elements.expect(2, of: "ArrayMessage.text")
      self = try .text(elements.value())
      try elements.expectEnd(of: "ArrayMessage.text", 1)
    case "move":
      elements.expect(3, of: "ArrayMessage.move")
      self = try .move(elements.value(), elements.value())
      try elements.expectEnd(of: "ArrayMessage.move", 2)
    case "image":
      elements.expect(2, of: "ArrayMessage.image")
      self = try .image(url: elements.value(), width: elements.optional())
      try elements.expectEnd(of: "ArrayMessage.image", 2)
    case "user":
      elements.expect(2, of: "ArrayMessage.user")
      let payload = try elements.object()
      self = try .user(name: payload.required(for: "name"))
      try elements.expectEnd(of: "ArrayMessage.user", 1)
    default:
      throw elements.unknownTag(tag, of: "ArrayMessage", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "text", "move", "image", "user"] }
}

/// Written as:
///
/// ```
/// ["ping"]
/// ["text",<String>]
/// ["move",<Int>,<Int>]
/// ["image",<String>,<Int?>]
/// ["user",{"name":<String>}]
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ArrayMessage: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .ping:
      try elements.encode("ping" as Swift.String)
    case .text(let value0):
      try elements.encode("text" as Swift.String)
      try elements.encode(value0)
    case .move(let value0, let value1):
      try elements.encode("move" as Swift.String)
      try elements.encode(value0)
      try elements.encode(value1)
    case .image(url: let value0, width: let value1):
      try elements.encode("image" as Swift.String)
      try elements.encode(value0)
      try elements.encode(value1)
    case .user(name: let value0):
      try elements.encode("user" as Swift.String)
      var payload = elements.nestedContainer(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "name")
    }
  }
}

/// Read from:
///
/// ```
/// ["ping"]
/// ["text",<String>]
/// ["move",[<Int>,<Int>]]
/// ["image",{"url":<String>,"width":<Int?>}]
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension ArrayNatural: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ArrayNatural")
    let tag: Swift.String = try elements.tag(of: "ArrayNatural", known: Self.codableEnumTags)
    switch tag {
    case "ping":
      self = .ping
      try elements.expectEnd(of: "ArrayNatural.ping", 0)
    case "text":
      elements.expect(2, of: "ArrayNatural.text")
      self = try .text(elements.value())
      try elements.expectEnd(of: "ArrayNatural.text", 1)
    case "move":
      elements.expect(2, of: "ArrayNatural.move")
      var payload = try elements.elements(expecting: 2, of: "ArrayNatural.move")
      self = try .move(payload.value(), payload.value())
      try payload.expectEnd(of: "ArrayNatural.move", 2)
      try elements.expectEnd(of: "ArrayNatural.move", 1)
    case "image":
      elements.expect(2, of: "ArrayNatural.image")
      let payload = try elements.object()
      self = try .image(url: payload.required(for: "url"), width: payload.ifPresent(for: "width"))
      try elements.expectEnd(of: "ArrayNatural.image", 1)
    default:
      throw elements.unknownTag(tag, of: "ArrayNatural", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "text", "move", "image"] }
}

/// Written as:
///
/// ```
/// ["ping"]
/// ["text",<String>]
/// ["move",[<Int>,<Int>]]
/// ["image",{"url":<String>,"width":<Int?>}]
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension ArrayNatural: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .ping:
      try elements.encode("ping" as Swift.String)
    case .text(let value0):
      try elements.encode("text" as Swift.String)
      try elements.encode(value0)
    case .move(let value0, let value1):
      try elements.encode("move" as Swift.String)
      var payload = elements.nestedUnkeyedContainer()
      try payload.encode(value0)
      try payload.encode(value1)
    case .image(url: let value0, width: let value1):
      try elements.encode("image" as Swift.String)
      var payload = elements.nestedContainer(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "url")
      try payload.encodeIfPresent(value1, forKey: "width")
    }
  }
}

/// Read from:
///
/// ```
/// [0,null]
/// [1,{}]
/// [2,[<Int>,<[UInt8]>]]
/// [3,<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 20)
extension ArrayCompact: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ArrayCompact")
    let tag: Swift.Int = try elements.tag(of: "ArrayCompact", known: Self.codableEnumTags)
    switch tag {
    case 0:
      elements.expect(2, of: "ArrayCompact.open")
      try elements.expectNull()
      self = .open
      try elements.expectEnd(of: "ArrayCompact.open", 1)
    case 1:
      elements.expect(2, of: "ArrayCompact.close")
      _ = try elements.object()
      self = .close
      try elements.expectEnd(of: "ArrayCompact.close", 1)
    case 2:
      elements.expect(2, of: "ArrayCompact.data")
      var payload = try elements.elements(expecting: 2, of: "ArrayCompact.data")
#sourceLocation(file: "Input.swift", line: 26)
      self = try .data(id: payload.value(), bytes: payload.value())
#sourceLocation()
      try payload.expectEnd(of: "ArrayCompact.data", 2)
      try elements.expectEnd(of: "ArrayCompact.data", 1)
    case 3:
      elements.expect(2, of: "ArrayCompact.text")
      self = try .text(body: elements.value())
      try elements.expectEnd(of: "ArrayCompact.text", 1)
    default:
      throw elements.unknownTag(tag, of: "ArrayCompact", known: Self.codableEnumTags, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0", "1", "2", "3"] }
}

/// Written as:
///
/// ```
/// [0,null]
/// [1,{}]
/// [2,[<Int>,<[UInt8]>]]
/// [3,<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 20)
extension ArrayCompact: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .open:
      try elements.encode(0 as Swift.Int)
      try elements.encodeNil()
    case .close:
      try elements.encode(1 as Swift.Int)
      _ = elements.nestedContainer(keyedBy: CodableEnumKey.self)
    case .data(id: let value0, bytes: let value1):
      try elements.encode(2 as Swift.Int)
      var payload = elements.nestedUnkeyedContainer()
      try payload.encode(value0)
#sourceLocation(file: "Input.swift", line: 26)
      try payload.encode(value1)
#sourceLocation()
    case .text(body: let value0):
      try elements.encode(3 as Swift.Int)
      try elements.encode(value0)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// ifPresent
// intIfPresent
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// optionalElement
// objectElement
// elementsElement
// elementsEnd
// nullElement
// elementTag
// unknownElementTag
// scalar
// unknownTag
