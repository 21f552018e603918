// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key
// Shared: optional
// Shared: decoding
// Shared: aliases
// Shared: elements
// Shared: singleValue
// Shared: root
// Shared: rootDecoding
// Shared: emptyForms
// Shared: scalar
// Shared: decodingErrors
// Shared: keyedTag
// Shared: rootTag
// Shared: elementTag
// Shared: caseKey
// Shared: nameOrObject
// Shared: presence
// Shared: flatteningDecoding
// Shared: attempts
// Shared: looks
// Shared: tagLooks
// Shared: flatteningEncoding
// Shared: anyValue

/// Read from:
///
/// ```
/// {"type":"ping"}
/// {"type":"text","some_text":<String>}
/// {"type":"move","from":<Int>,"to_place":<Int?>}
/// {"type":"point",…<ReadsPoint>}
/// ```
/// and from:
///
/// ```
/// {"ping":{}}
/// {"text":{"_0":<String>}}
/// {"move":{"from":<Int>,"to_place":<Int?>}}
/// {"point":{"_0":<ReadsPoint>}}
/// ```
/// and from:
///
/// ```
/// {"t":"ping"}
/// {"t":"text","c":<String>}
/// {"t":"move","c":{"from":<Int>,"to_place":<Int?>}}
/// {"t":"point","c":<ReadsPoint>}
/// ```
/// and from:
///
/// ```
/// ["ping"]
/// ["text",<String>]
/// ["move",<Int>,<Int?>]
/// ["point",<ReadsPoint>]
/// ```
/// and from:
///
/// ```
/// null
/// <String>
/// {"from":<Int>,"to_place":<Int?>}
/// <ReadsPoint>
/// ```
/// and from:
///
/// ```
/// {"ping":true}
/// {"text":<String>}
/// {"move":[<Int>,<Int?>]}
/// {"point":<ReadsPoint>}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension ReadsInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("ReadsInternal")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "ping":
        self = .ping
        return
      case "text":
#sourceLocation(file: "Input.swift", line: 14)
        self = try .text(container.value(for: "some_text"))
#sourceLocation()
        return
      case "move":
#sourceLocation(file: "Input.swift", line: 15)
        self = try .move(from: container.value(for: "from"), toPlace: container.optional(for: "to_place"))
#sourceLocation()
        return
      case "point":
#sourceLocation(file: "Input.swift", line: 16)
        self = try .point(codableEnumFlattened(in: decoder))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumTags) {
      switch key.stringValue {
      case "ping":
        let look = CodableEnumLook(container, key)
        if look.isObject {
          try container.expectObject(for: key)
          self = .ping
          return
        } else {
          try container.expectTrue(for: key)
          self = .ping
          return
        }
      case "text":
        let look = CodableEnumLook(container, key)
        if !(look.isString) {
          let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 14)
          self = try .text(payload.value(forAnyOf: ["_0", "someText"]))
#sourceLocation()
          return
        } else {
#sourceLocation(file: "Input.swift", line: 14)
          self = try .text(container.value(for: key))
#sourceLocation()
          return
        }
      case "move":
        let look = CodableEnumLook(container, key)
        if look.isObject {
          let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 15)
          self = try .move(from: payload.value(forAnyOf: ["from", "_0"]), toPlace: payload.optional(forAnyOf: ["to_place", "toPlace", "_1"]))
#sourceLocation()
          return
        } else {
          var payload = try container.elements(for: key, expecting: 1, of: "ReadsInternal.move")
#sourceLocation(file: "Input.swift", line: 15)
          self = try .move(from: payload.value(), toPlace: payload.optional())
#sourceLocation()
          try payload.expectEnd(of: "ReadsInternal.move", 2)
          return
        }
      case "point":
        let look = CodableEnumLook(container, key)
        if look.holds(["_0"]) {
          let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 16)
          self = try .point(payload.value(for: "_0"))
#sourceLocation()
          return
        } else {
#sourceLocation(file: "Input.swift", line: 16)
          self = try .point(container.value(for: key))
#sourceLocation()
          return
        }
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "ping":
        self = .ping
        return
      case "text":
#sourceLocation(file: "Input.swift", line: 14)
        self = try .text(container.value(for: "c"))
#sourceLocation()
        return
      case "move":
        let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 15)
        self = try .move(from: payload.value(forAnyOf: ["from", "_0"]), toPlace: payload.optional(forAnyOf: ["to_place", "toPlace", "_1"]))
#sourceLocation()
        return
      case "point":
#sourceLocation(file: "Input.swift", line: 16)
        self = try .point(container.value(for: "c"))
#sourceLocation()
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "ping":
        self = .ping
        try elements.expectEnd(of: "ReadsInternal.ping", 0)
        return
      case "text":
        elements.expect(2, of: "ReadsInternal.text")
#sourceLocation(file: "Input.swift", line: 14)
        self = try .text(elements.value())
#sourceLocation()
        try elements.expectEnd(of: "ReadsInternal.text", 1)
        return
      case "move":
        elements.expect(2, of: "ReadsInternal.move")
#sourceLocation(file: "Input.swift", line: 15)
        self = try .move(from: elements.value(), toPlace: elements.optional())
#sourceLocation()
        try elements.expectEnd(of: "ReadsInternal.move", 2)
        return
      case "point":
        elements.expect(2, of: "ReadsInternal.point")
#sourceLocation(file: "Input.swift", line: 16)
        self = try .point(elements.value())
#sourceLocation()
        try elements.expectEnd(of: "ReadsInternal.point", 1)
        return
      default:
        break
      }
    }
    attempt: do {
      guard try decoder.singleValueContainer().decodeNil() else { break attempt }
      self = .ping
      return
    } catch {
      attempts.add("ping", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 14)
      self = try .text(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("text", error)
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("from") else { break attempt }
#sourceLocation(file: "Input.swift", line: 15)
        self = try .move(from: payload.value(for: "from"), toPlace: payload.optional(forAnyOf: ["to_place", "toPlace"]))
#sourceLocation()
        return
      } catch {
        attempts.add("move", error)
      }
    }
    attempt: do {
      guard object != nil else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 16)
      self = try .point(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("point", error)
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "ReadsInternal", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "ReadsInternal", known: Self.codableEnumTags)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "ReadsInternal", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "t", of: "ReadsInternal", known: Self.codableEnumTags)
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsInternal")
      let tag: Swift.String = try elements.tag(of: "ReadsInternal", known: Self.codableEnumTags)
      switch tag {
      default:
        throw elements.unknownTag(tag, of: "ReadsInternal", known: Self.codableEnumTags)
      }
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "ReadsInternal", known: Self.codableEnumTags)
    switch tag {
    default:
      throw container.unknownTag(tag, for: "type", of: "ReadsInternal", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "text", "move", "point"]
  }
}

/// Written as:
///
/// ```
/// {"type":"ping"}
/// {"type":"text","some_text":<String>}
/// {"type":"move","from":<Int>,"to_place":<Int?>}
/// {"type":"point",…<ReadsPoint>}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension ReadsInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      try container.encode("ping" as Swift.String, forKey: "type")
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 14)
      try container.encode(value0, forKey: "some_text")
#sourceLocation()
    case .move(from: let value0, toPlace: let value1):
      try container.encode("move" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 15)
      try container.encode(value0, forKey: "from")
#sourceLocation(file: "Input.swift", line: 15)
      try container.encodeIfPresent(value1, forKey: "to_place")
#sourceLocation()
    case .point(let value0):
      try container.encode("point" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 16)
      try codableEnumFlatten(value0, to: encoder)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// "PING"
/// {"value":{"v":<Value?>}}
/// {"move":{"x":<Int>,"y":<Int>}}
/// ```
/// and from:
///
/// ```
/// {"type":"PING"}
/// {"type":"value","v":<Value?>}
/// {"type":"move","x":<Int>,"y":<Int>}
/// ```
/// and from:
///
/// ```
/// ["PING"]
/// ["value",<Value?>]
/// ["move",<Int>,<Int>]
/// ```
/// and from:
///
/// ```
/// {"t":"PING"}
/// {"t":"value","c":{"v":<Value?>}}
/// {"t":"move","c":{"x":<Int>,"y":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension ReadsExternal: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumTags) {
      switch key.stringValue {
      case "PING", "pong":
        self = .ping
        return
      case "value":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 26)
        self = try .value(payload.optional(for: "v"))
#sourceLocation()
        return
      case "move":
        let payload = try container.object(for: key)
        if payload.contains("y") {
#sourceLocation(file: "Input.swift", line: 27)
          self = try .move(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
        } else {
#sourceLocation(file: "Input.swift", line: 27)
          self = try .move(x: payload.value(for: "x"))
#sourceLocation()
        }
        return
      default:
        break
      }
    }
    if let tag: Swift.String = codableEnumTagIfAny(decoder) {
      switch tag {
      case "PING", "pong":
        self = .ping
        return
      case "value":
        throw codableEnumMissingPayload("ReadsExternal.value", at: decoder.codingPath)
      case "move":
        throw codableEnumMissingPayload("ReadsExternal.move", at: decoder.codingPath)
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "PING", "pong", "ping":
        self = .ping
        return
      case "value":
#sourceLocation(file: "Input.swift", line: 26)
        self = try .value(container.optional(forAnyOf: ["v", "_0"]))
#sourceLocation()
        return
      case "move":
        if container.contains(anyOf: ["y", "_1"]) {
#sourceLocation(file: "Input.swift", line: 27)
          self = try .move(x: container.value(forAnyOf: ["x", "_0"]), y: container.value(forAnyOf: ["y", "_1"]))
#sourceLocation()
        } else {
#sourceLocation(file: "Input.swift", line: 27)
          self = try .move(x: container.value(forAnyOf: ["x", "_0"]))
#sourceLocation()
        }
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "PING", "pong", "ping":
        self = .ping
        try elements.expectEnd(of: "ReadsExternal.ping", 0)
        return
      case "value":
#sourceLocation(file: "Input.swift", line: 26)
        self = try .value(elements.optional())
#sourceLocation()
        try elements.expectEnd(of: "ReadsExternal.value", 1)
        return
      case "move":
        elements.expect(2, of: "ReadsExternal.move")
        switch elements.remainingCount(upTo: 2) {
        case ...1:
#sourceLocation(file: "Input.swift", line: 27)
          self = try .move(x: elements.value())
#sourceLocation()
        default:
#sourceLocation(file: "Input.swift", line: 27)
          self = try .move(x: elements.value(), y: elements.value())
#sourceLocation()
        }
        try elements.expectEnd(of: "ReadsExternal.move", 2)
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "PING", "pong", "ping":
        self = .ping
        return
      case "value":
        if try container.hasValue(for: "c") {
          let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 26)
          self = try .value(payload.optional(forAnyOf: ["v", "_0"]))
#sourceLocation()
        } else {
          self = .value(nil)
        }
        return
      case "move":
        let payload = try container.object(for: "c")
        if payload.contains(anyOf: ["y", "_1"]) {
#sourceLocation(file: "Input.swift", line: 27)
          self = try .move(x: payload.value(forAnyOf: ["x", "_0"]), y: payload.value(forAnyOf: ["y", "_1"]))
#sourceLocation()
        } else {
#sourceLocation(file: "Input.swift", line: 27)
          self = try .move(x: payload.value(forAnyOf: ["x", "_0"]))
#sourceLocation()
        }
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "ReadsExternal", known: Self.codableEnumForm1Tags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "ReadsExternal", known: Self.codableEnumForm1Tags)
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsExternal")
      let tag: Swift.String = try elements.tag(of: "ReadsExternal", known: Self.codableEnumForm1Tags)
      switch tag {
      default:
        throw elements.unknownTag(tag, of: "ReadsExternal", known: Self.codableEnumForm1Tags)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "ReadsExternal", known: Self.codableEnumForm1Tags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "t", of: "ReadsExternal", known: Self.codableEnumForm1Tags)
      }
    }
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name {
      case "PING", "pong":
        self = .ping
      case "value":
        throw codableEnumMissingPayload("ReadsExternal.value", at: decoder.codingPath)
      case "move":
        throw codableEnumMissingPayload("ReadsExternal.move", at: decoder.codingPath)
      default:
        throw codableEnumUnknownTag(name, of: "ReadsExternal", known: Self.codableEnumTags, at: decoder.codingPath)
      }
      return
    }
    let key = try container.caseKey(of: "ReadsExternal", known: Self.codableEnumTags)
    switch key.stringValue {
    default:
      throw container.unknownKey(key, of: "ReadsExternal", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["PING", "pong", "value", "move"]
  }

  private static var codableEnumForm1Tags: [Swift.String] {
    ["PING", "pong", "ping", "value", "move"]
  }
}

/// Written as:
///
/// ```
/// "PING"
/// {"value":{"v":<Value?>}}
/// {"move":{"x":<Int>,"y":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension ReadsExternal: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .ping:
      var container = encoder.singleValueContainer()
      try container.encode("PING" as Swift.String)
    case .value(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
#sourceLocation(file: "Input.swift", line: 26)
      try payload.encodeIfPresent(value0, forKey: "v")
#sourceLocation()
    case .move(x: let value0, y: let value1):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "move")
#sourceLocation(file: "Input.swift", line: 27)
      try payload.encode(value0, forKey: "x")
#sourceLocation(file: "Input.swift", line: 27)
      try payload.encode(value1, forKey: "y")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"ping"}
/// {"t":"text","c":<String>}
/// {"t":"move","c":{"x":<Int>,"y":<Int>}}
/// ```
/// and from:
///
/// ```
/// null
/// <String>
/// {"x":<Int>,"y":<Int>}
/// ```
/// and from:
///
/// ```
/// {"ping":{}}
/// {"text":{"_0":<String>}}
/// {"move":{"x":<Int>,"y":<Int>}}
/// ```
/// and from:
///
/// ```
/// ["ping"]
/// ["text",<String>]
/// ["move",<Int>,<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension ReadsAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("ReadsAdjacent")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "ping":
        self = .ping
        return
      case "text":
#sourceLocation(file: "Input.swift", line: 33)
        self = try .text(container.value(for: "c"))
#sourceLocation()
        return
      case "move":
        let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 34)
        self = try .move(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumTags) {
      switch key.stringValue {
      case "ping":
        try container.expectObject(for: key)
        self = .ping
        return
      case "text":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 33)
        self = try .text(payload.value(for: "_0"))
#sourceLocation()
        return
      case "move":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 34)
        self = try .move(x: payload.value(forAnyOf: ["x", "_0"]), y: payload.value(forAnyOf: ["y", "_1"]))
#sourceLocation()
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "ping":
        self = .ping
        try elements.expectEnd(of: "ReadsAdjacent.ping", 0)
        return
      case "text":
        elements.expect(2, of: "ReadsAdjacent.text")
#sourceLocation(file: "Input.swift", line: 33)
        self = try .text(elements.value())
#sourceLocation()
        try elements.expectEnd(of: "ReadsAdjacent.text", 1)
        return
      case "move":
        elements.expect(3, of: "ReadsAdjacent.move")
#sourceLocation(file: "Input.swift", line: 34)
        self = try .move(x: elements.value(), y: elements.value())
#sourceLocation()
        try elements.expectEnd(of: "ReadsAdjacent.move", 2)
        return
      default:
        break
      }
    }
    attempt: do {
      guard try decoder.singleValueContainer().decodeNil() else { break attempt }
      self = .ping
      return
    } catch {
      attempts.add("ping", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 33)
      self = try .text(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("text", error)
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
#sourceLocation(file: "Input.swift", line: 34)
        self = try .move(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "ReadsAdjacent", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "t", of: "ReadsAdjacent", known: Self.codableEnumTags)
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsAdjacent")
      let tag: Swift.String = try elements.tag(of: "ReadsAdjacent", known: Self.codableEnumTags)
      switch tag {
      default:
        throw elements.unknownTag(tag, of: "ReadsAdjacent", known: Self.codableEnumTags)
      }
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "ReadsAdjacent", known: Self.codableEnumTags)
    switch tag {
    default:
      throw container.unknownTag(tag, for: "t", of: "ReadsAdjacent", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "text", "move"]
  }
}

/// Written as:
///
/// ```
/// {"t":"ping"}
/// {"t":"text","c":<String>}
/// {"t":"move","c":{"x":<Int>,"y":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension ReadsAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      try container.encode("ping" as Swift.String, forKey: "t")
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "t")
#sourceLocation(file: "Input.swift", line: 33)
      try container.encode(value0, forKey: "c")
#sourceLocation()
    case .move(x: let value0, y: let value1):
      try container.encode("move" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 34)
      try payload.encode(value0, forKey: "x")
#sourceLocation(file: "Input.swift", line: 34)
      try payload.encode(value1, forKey: "y")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// ["ping"]
/// ["move",<Int>,<Int>]
/// ```
/// and from:
///
/// ```
/// {"ping":{}}
/// {"move":{"x":<Int>,"y":<Int>}}
/// ```
/// and from:
///
/// ```
/// {"t":"ping"}
/// {"t":"move","x":<Int>,"y":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 38)
extension ReadsArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "ping":
        self = .ping
        try elements.expectEnd(of: "ReadsArray.ping", 0)
        return
      case "move":
        elements.expect(3, of: "ReadsArray.move")
#sourceLocation(file: "Input.swift", line: 40)
        self = try .move(x: elements.value(), y: elements.value())
#sourceLocation()
        try elements.expectEnd(of: "ReadsArray.move", 2)
        return
      default:
        break
      }
    }
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumTags) {
      switch key.stringValue {
      case "ping":
        try container.expectObject(for: key)
        self = .ping
        return
      case "move":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 40)
        self = try .move(x: payload.value(forAnyOf: ["x", "_0"]), y: payload.value(forAnyOf: ["y", "_1"]))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
#sourceLocation(file: "Input.swift", line: 40)
        self = try .move(x: container.value(forAnyOf: ["x", "_0"]), y: container.value(forAnyOf: ["y", "_1"]))
#sourceLocation()
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "ReadsArray", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "t", of: "ReadsArray", known: Self.codableEnumTags)
      }
    }
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsArray")
    let tag: Swift.String = try elements.tag(of: "ReadsArray", known: Self.codableEnumTags)
    switch tag {
    default:
      throw elements.unknownTag(tag, of: "ReadsArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "move"]
  }
}

/// Written as:
///
/// ```
/// ["ping"]
/// ["move",<Int>,<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 38)
extension ReadsArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .ping:
      try elements.encode("ping" as Swift.String)
    case .move(x: let value0, y: let value1):
      try elements.encode("move" as Swift.String)
#sourceLocation(file: "Input.swift", line: 40)
      try elements.encode(value0)
#sourceLocation(file: "Input.swift", line: 40)
      try elements.encode(value1)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// <String>
/// {"x":<Int>,"y":<Int>}
/// ```
/// and from:
///
/// ```
/// {"text":{"_0":<String>}}
/// {"move":{"x":<Int>,"y":<Int>}}
/// ```
/// and from:
///
/// ```
/// ["text",<String>]
/// ["move",<Int>,<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 44)
extension ReadsUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("ReadsUntagged")
    let object = attempts.object(of: decoder)
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumTags) {
      switch key.stringValue {
      case "text":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 45)
        self = try .text(payload.value(for: "_0"))
#sourceLocation()
        return
      case "move":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 46)
        self = try .move(x: payload.value(forAnyOf: ["x", "_0"]), y: payload.value(forAnyOf: ["y", "_1"]))
#sourceLocation()
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "text":
        elements.expect(2, of: "ReadsUntagged.text")
#sourceLocation(file: "Input.swift", line: 45)
        self = try .text(elements.value())
#sourceLocation()
        try elements.expectEnd(of: "ReadsUntagged.text", 1)
        return
      case "move":
        elements.expect(3, of: "ReadsUntagged.move")
#sourceLocation(file: "Input.swift", line: 46)
        self = try .move(x: elements.value(), y: elements.value())
#sourceLocation()
        try elements.expectEnd(of: "ReadsUntagged.move", 2)
        return
      default:
        break
      }
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 45)
      self = try .text(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("text", error)
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
#sourceLocation(file: "Input.swift", line: 46)
        self = try .move(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsUntagged")
      let tag: Swift.String = try elements.tag(of: "ReadsUntagged", known: Self.codableEnumTags)
      switch tag {
      default:
        throw elements.unknownTag(tag, of: "ReadsUntagged", known: Self.codableEnumTags)
      }
    }
    attempts.explain("text", .scalar)
    attempts.explain("move", .object(object, ["x", "y"]))
    throw attempts.error(at: decoder.codingPath)
  }

  private static var codableEnumTags: [Swift.String] {
    ["text", "move"]
  }
}

/// Written as:
///
/// ```
/// <String>
/// {"x":<Int>,"y":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 44)
extension ReadsUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .text(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 45)
      try container.encode(value0)
#sourceLocation()
    case .move(x: let value0, y: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 46)
      try payload.encode(value0, forKey: "x")
#sourceLocation(file: "Input.swift", line: 46)
      try payload.encode(value1, forKey: "y")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// 0
/// 1
/// ```
/// and from:
///
/// ```
/// {"off":{}}
/// {"on":{}}
/// ```
/// and from:
///
/// ```
/// {"type":0}
/// {"type":1}
/// ```
/// and from:
///
/// ```
/// [0]
/// [1]
/// ```
#sourceLocation(file: "Input.swift", line: 50)
extension ReadsRaw: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    if let tag: Swift.Int = codableEnumTagIfAny(decoder) {
      switch tag {
      case 0:
        self = .off
        return
      case 1:
        self = .on
        return
      default:
        break
      }
    }
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumForm1Tags) {
      switch key.stringValue {
      case "off":
        try container.expectObject(for: key)
        self = .off
        return
      case "on":
        try container.expectObject(for: key)
        self = .on
        return
      default:
        break
      }
    }
    if let container = object, let tag: CodableEnumScalar = container.tagIfAny(for: "type") {
      switch tag {
      case .integer(0), .string("off"):
        self = .off
        return
      case .integer(1), .string("on"):
        self = .on
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: CodableEnumScalar = elements.tagIfAny() {
      switch tag {
      case .integer(0), .string("off"):
        self = .off
        try elements.expectEnd(of: "ReadsRaw.off", 0)
        return
      case .integer(1), .string("on"):
        self = .on
        try elements.expectEnd(of: "ReadsRaw.on", 0)
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: CodableEnumScalar = try container.tag(for: "type", of: "ReadsRaw", known: Self.codableEnumForm2Tags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "ReadsRaw", known: Self.codableEnumForm2Tags)
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsRaw")
      let tag: CodableEnumScalar = try elements.tag(of: "ReadsRaw", known: Self.codableEnumForm2Tags)
      switch tag {
      default:
        throw elements.unknownTag(tag, of: "ReadsRaw", known: Self.codableEnumForm2Tags)
      }
    }
    let container = try decoder.singleValueContainer()
    let tag: Swift.Int = try codableEnumTag(in: container, of: "ReadsRaw", known: Self.codableEnumTags)
    switch tag {
    default:
      throw codableEnumUnknownTag(tag, of: "ReadsRaw", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["0", "1"]
  }

  private static var codableEnumForm1Tags: [Swift.String] {
    ["off", "on"]
  }

  private static var codableEnumForm2Tags: [Swift.String] {
    ["0", "off", "1", "on"]
  }
}

/// Written as:
///
/// ```
/// 0
/// 1
/// ```
#sourceLocation(file: "Input.swift", line: 50)
extension ReadsRaw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .off:
      try container.encode(0 as Swift.Int)
    case .on:
      try container.encode(1 as Swift.Int)
    }
  }
}

/// Read from:
///
/// ```
/// "off"
/// "on"
/// ```
/// and from:
///
/// ```
/// "off"
/// "on"
/// ```
/// and from:
///
/// ```
/// {"off":true}
/// {"on":true}
/// ```
#sourceLocation(file: "Input.swift", line: 58)
extension ReadsNames: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumTags) {
      switch key.stringValue {
      case "off":
        let look = CodableEnumLook(container, key)
        if !(look.isBoolean) {
          self = .off
          return
        } else {
          try container.expectTrue(for: key)
          self = .off
          return
        }
      case "on":
        let look = CodableEnumLook(container, key)
        if !(look.isBoolean) {
          self = .on
          return
        } else {
          try container.expectTrue(for: key)
          self = .on
          return
        }
      default:
        break
      }
    }
    if let tag: Swift.String = codableEnumTagIfAny(decoder) {
      switch tag {
      case "off":
        self = .off
        return
      case "on":
        self = .on
        return
      default:
        break
      }
    }
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name {
      case "off":
        self = .off
      case "on":
        self = .on
      default:
        throw codableEnumUnknownTag(name, of: "ReadsNames", known: Self.codableEnumTags, at: decoder.codingPath)
      }
      return
    }
    let key = try container.caseKey(of: "ReadsNames", known: Self.codableEnumTags)
    switch key.stringValue {
    default:
      throw container.unknownKey(key, of: "ReadsNames", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["off", "on"]
  }
}

/// Written as:
///
/// ```
/// "off"
/// "on"
/// ```
#sourceLocation(file: "Input.swift", line: 58)
extension ReadsNames: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .off:
      var container = encoder.singleValueContainer()
      try container.encode("off" as Swift.String)
    case .on:
      var container = encoder.singleValueContainer()
      try container.encode("on" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"text","body":<String?>}
/// …
/// ```
/// and from:
///
/// ```
/// {"body":<String?>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 64)
extension ReadsUnknownTag: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("ReadsUnknownTag")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: CodableEnumScalar = container.tagIfAny(for: "type") {
      switch tag {
      case .string("text"):
#sourceLocation(file: "Input.swift", line: 65)
        self = try .text(body: container.optional(for: "body"))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let container = object, let _: CodableEnumScalar = container.tagIfAny(for: "type") {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: CodableEnumScalar = try container.tag(for: "type", of: "ReadsUnknownTag", known: Self.codableEnumTags)
      switch tag {
      default:
#sourceLocation(file: "Input.swift", line: 67)
        self = try .unknown(codableEnumContent(of: decoder))
#sourceLocation()
      }
      return
    }
    if let payload = object {
      attempt: do {
#sourceLocation(file: "Input.swift", line: 65)
        self = try .text(body: payload.optional(for: "body"))
#sourceLocation()
        return
      } catch {
        attempts.add("text", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: CodableEnumScalar = try container.tag(for: "type", of: "ReadsUnknownTag", known: Self.codableEnumTags)
      switch tag {
      default:
#sourceLocation(file: "Input.swift", line: 67)
        self = try .unknown(codableEnumContent(of: decoder))
#sourceLocation()
      }
      return
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "type", of: "ReadsUnknownTag", known: Self.codableEnumTags)
    switch tag {
    default:
#sourceLocation(file: "Input.swift", line: 67)
      self = try .unknown(codableEnumContent(of: decoder))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["text"]
  }
}

/// Written as:
///
/// ```
/// {"type":"text","body":<String?>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 64)
extension ReadsUnknownTag: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      try container.encode("text" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 65)
      try container.encodeIfPresent(value0, forKey: "body")
#sourceLocation()
    case .unknown:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"text","c":{"body":<String?>}}
/// {"t":"list","c":<[Int]>}
/// {"t":<String>,"c":{"more":<Int?>}}
/// ```
/// and from:
///
/// ```
/// {"body":<String?>}
/// {"_0":<[Int]>}
/// {"more":<Int?>}
/// ```
/// and from:
///
/// ```
/// ["text",<String?>]
/// ["list",<[Int]>]
/// [<String>,<Int?>]
/// ```
#sourceLocation(file: "Input.swift", line: 74)
extension ReadsUnknownValues: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("ReadsUnknownValues")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "text":
        if try container.hasValue(for: "c") {
          let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 75)
          self = try .text(body: payload.optional(for: "body"))
#sourceLocation()
        } else {
          self = .text(body: nil)
        }
        return
      case "list":
#sourceLocation(file: "Input.swift", line: 76)
        self = try .list(container.value(for: "c"))
#sourceLocation()
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "text":
#sourceLocation(file: "Input.swift", line: 75)
        self = try .text(body: elements.optional())
#sourceLocation()
        try elements.expectEnd(of: "ReadsUnknownValues.text", 1)
        return
      case "list":
        elements.expect(2, of: "ReadsUnknownValues.list")
#sourceLocation(file: "Input.swift", line: 76)
        self = try .list(elements.value())
#sourceLocation()
        try elements.expectEnd(of: "ReadsUnknownValues.list", 1)
        return
      default:
        break
      }
    }
    if let container = object, let _: Swift.String = container.tagIfAny(for: "t") {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "ReadsUnknownValues", known: Self.codableEnumTags)
      switch tag {
      default:
        if try container.hasValue(for: "c") {
          let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 78)
          self = try .unknown(tag: tag, more: payload.optional(for: "more"))
#sourceLocation()
        } else {
          self = .unknown(tag: tag, more: nil)
        }
      }
      return
    }
    if var elements = try? CodableEnumElements(of: decoder), let _: Swift.String = elements.tagIfAny() {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsUnknownValues")
      let tag: Swift.String = try elements.tag(of: "ReadsUnknownValues", known: Self.codableEnumTags)
      switch tag {
      default:
#sourceLocation(file: "Input.swift", line: 78)
        self = try .unknown(tag: tag, more: elements.optional())
#sourceLocation()
        try elements.expectEnd(of: "ReadsUnknownValues.unknown", 1)
      }
      return
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("_0") else { break attempt }
#sourceLocation(file: "Input.swift", line: 76)
        self = try .list(payload.value(for: "_0"))
#sourceLocation()
        return
      } catch {
        attempts.add("list", error)
      }
      attempt: do {
#sourceLocation(file: "Input.swift", line: 75)
        self = try .text(body: payload.optional(for: "body"))
#sourceLocation()
        return
      } catch {
        attempts.add("text", error)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "ReadsUnknownValues", known: Self.codableEnumTags)
      switch tag {
      default:
        if try container.hasValue(for: "c") {
          let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 78)
          self = try .unknown(tag: tag, more: payload.optional(for: "more"))
#sourceLocation()
        } else {
          self = .unknown(tag: tag, more: nil)
        }
      }
      return
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsUnknownValues")
      let tag: Swift.String = try elements.tag(of: "ReadsUnknownValues", known: Self.codableEnumTags)
      switch tag {
      default:
#sourceLocation(file: "Input.swift", line: 78)
        self = try .unknown(tag: tag, more: elements.optional())
#sourceLocation()
        try elements.expectEnd(of: "ReadsUnknownValues.unknown", 1)
      }
      return
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "ReadsUnknownValues", known: Self.codableEnumTags)
    switch tag {
    default:
      if try container.hasValue(for: "c") {
        let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 78)
        self = try .unknown(tag: tag, more: payload.optional(for: "more"))
#sourceLocation()
      } else {
        self = .unknown(tag: tag, more: nil)
      }
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["text", "list"]
  }
}

/// Written as:
///
/// ```
/// {"t":"text","c":{"body":<String?>}}
/// {"t":"list","c":<[Int]>}
/// {"t":<String>,"c":{"more":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 74)
extension ReadsUnknownValues: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      try container.encode("text" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 75)
      try payload.encodeIfPresent(value0, forKey: "body")
#sourceLocation()
    case .list(let value0):
      try container.encode("list" as Swift.String, forKey: "t")
#sourceLocation(file: "Input.swift", line: 76)
      try container.encode(value0, forKey: "c")
#sourceLocation()
    case .unknown(tag: let value0, more: let value1):
      try container.encode(value0, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 78)
      try payload.encodeIfPresent(value1, forKey: "more")
#sourceLocation()
    }
  }
}
