// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

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
        self = try .text(container.required(for: "some_text"))
        return
      case "move":
        self = try .move(from: container.required(for: "from"), toPlace: container.ifPresent(for: "to_place"))
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
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "ping":
        let look = CodableEnumLook(container, key)
        if look.isObject {
          _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
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
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
          self = try .text(payload.required(for: payload.anyKey(of: ["_0", "someText"])))
          return
        } else {
          self = try .text(container.required(for: key))
          return
        }
      case "move":
        let look = CodableEnumLook(container, key)
        if look.isObject {
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
          self = try .move(from: payload.required(for: payload.anyKey(of: ["from", "_0"])), toPlace: payload.ifPresent(for: payload.anyKey(of: ["to_place", "toPlace", "_1"])))
          return
        } else {
          var payload = try container.elements(for: key, expecting: 1, of: "ReadsInternal.move")
          self = try .move(from: payload.value(), toPlace: payload.optional())
          try payload.expectEnd(of: "ReadsInternal.move", 2)
          return
        }
      case "point":
        let look = CodableEnumLook(container, key)
        if look.holds(["_0"]) {
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
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
        self = try .text(container.required(for: "c"))
        return
      case "move":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        self = try .move(from: payload.required(for: payload.anyKey(of: ["from", "_0"])), toPlace: payload.ifPresent(for: payload.anyKey(of: ["to_place", "toPlace", "_1"])))
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
        self = try .text(elements.value())
        try elements.expectEnd(of: "ReadsInternal.text", 1)
        return
      case "move":
        elements.expect(2, of: "ReadsInternal.move")
        self = try .move(from: elements.value(), toPlace: elements.optional())
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
      self = try .text(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("text", error)
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("from") else { break attempt }
        self = try .move(from: payload.required(for: "from"), toPlace: payload.ifPresent(for: payload.anyKey(of: ["to_place", "toPlace"])))
        return
      } catch {
        attempts.add("move", error)
      }
    }
    attempt: do {
      guard object != nil else { break attempt }
#sourceLocation(file: "Input.swift", line: 16)
      self = try .point(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("point", error)
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "ReadsInternal", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "ReadsInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "ReadsInternal", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "ReadsInternal", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsInternal")
      let tag: Swift.String = try elements.tag(of: "ReadsInternal", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "ReadsInternal", known: Self.codableEnumTags)
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "ReadsInternal", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "ReadsInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "text", "move", "point"] }
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
      try container.encode(value0, forKey: "some_text")
    case .move(from: let value0, toPlace: let value1):
      try container.encode("move" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "from")
      try container.encodeIfPresent(value1, forKey: "to_place")
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
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "PING", "pong":
        self = .ping
        return
      case "value":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 26)
        self = try .value(payload.optional(for: "v"))
#sourceLocation()
        return
      case "move":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        if payload.contains("y") {
          self = try .move(x: payload.required(for: "x"), y: payload.required(for: "y"))
        } else {
          self = try .move(x: payload.required(for: "x"))
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
        self = try .value(container.optional(for: container.anyKey(of: ["v", "_0"])))
#sourceLocation()
        return
      case "move":
        if container.contains(anyOf: ["y", "_1"]) {
          self = try .move(x: container.required(for: container.anyKey(of: ["x", "_0"])), y: container.required(for: container.anyKey(of: ["y", "_1"])))
        } else {
          self = try .move(x: container.required(for: container.anyKey(of: ["x", "_0"])))
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
          self = try .move(x: elements.value())
        default:
          self = try .move(x: elements.value(), y: elements.value())
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
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 26)
          self = try .value(payload.optional(for: payload.anyKey(of: ["v", "_0"])))
#sourceLocation()
        } else {
          self = .value(nil)
        }
        return
      case "move":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        if payload.contains(anyOf: ["y", "_1"]) {
          self = try .move(x: payload.required(for: payload.anyKey(of: ["x", "_0"])), y: payload.required(for: payload.anyKey(of: ["y", "_1"])))
        } else {
          self = try .move(x: payload.required(for: payload.anyKey(of: ["x", "_0"])))
        }
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "ReadsExternal", known: Self.codableEnumForm1Tags)
      throw codableEnumUnknownTag(tag, of: "ReadsExternal", known: Self.codableEnumForm1Tags, at: container.codingPath, ["type"])
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsExternal")
      let tag: Swift.String = try elements.tag(of: "ReadsExternal", known: Self.codableEnumForm1Tags)
      throw elements.unknownTag(tag, of: "ReadsExternal", known: Self.codableEnumForm1Tags)
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "ReadsExternal", known: Self.codableEnumForm1Tags)
      throw codableEnumUnknownTag(tag, of: "ReadsExternal", known: Self.codableEnumForm1Tags, at: container.codingPath, ["t"])
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
    let key = try container.caseKey(of: "ReadsExternal", container.caseKeys(known: Self.codableEnumTags))
    throw codableEnumUnknownTag(key.stringValue, of: "ReadsExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
  }

  private static var codableEnumTags: [Swift.String] { ["PING", "pong", "value", "move"] }

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
      try payload.encode(value0, forKey: "x")
      try payload.encode(value1, forKey: "y")
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
        self = try .text(container.required(for: "c"))
        return
      case "move":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        self = try .move(x: payload.required(for: "x"), y: payload.required(for: "y"))
        return
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "ping":
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = .ping
        return
      case "text":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .text(payload.required(for: "_0"))
        return
      case "move":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .move(x: payload.required(for: payload.anyKey(of: ["x", "_0"])), y: payload.required(for: payload.anyKey(of: ["y", "_1"])))
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
        self = try .text(elements.value())
        try elements.expectEnd(of: "ReadsAdjacent.text", 1)
        return
      case "move":
        elements.expect(3, of: "ReadsAdjacent.move")
        self = try .move(x: elements.value(), y: elements.value())
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
      self = try .text(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("text", error)
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
        self = try .move(x: payload.required(for: "x"), y: payload.required(for: "y"))
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "ReadsAdjacent", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "ReadsAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsAdjacent")
      let tag: Swift.String = try elements.tag(of: "ReadsAdjacent", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "ReadsAdjacent", known: Self.codableEnumTags)
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "ReadsAdjacent", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "ReadsAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "text", "move"] }
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
      try container.encode(value0, forKey: "c")
    case .move(x: let value0, y: let value1):
      try container.encode("move" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      try payload.encode(value0, forKey: "x")
      try payload.encode(value1, forKey: "y")
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
        self = try .move(x: elements.value(), y: elements.value())
        try elements.expectEnd(of: "ReadsArray.move", 2)
        return
      default:
        break
      }
    }
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "ping":
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = .ping
        return
      case "move":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .move(x: payload.required(for: payload.anyKey(of: ["x", "_0"])), y: payload.required(for: payload.anyKey(of: ["y", "_1"])))
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
        self = try .move(x: container.required(for: container.anyKey(of: ["x", "_0"])), y: container.required(for: container.anyKey(of: ["y", "_1"])))
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "ReadsArray", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "ReadsArray", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsArray")
    let tag: Swift.String = try elements.tag(of: "ReadsArray", known: Self.codableEnumTags)
    throw elements.unknownTag(tag, of: "ReadsArray", known: Self.codableEnumTags)
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "move"] }
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
      try elements.encode(value0)
      try elements.encode(value1)
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
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "text":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .text(payload.required(for: "_0"))
        return
      case "move":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .move(x: payload.required(for: payload.anyKey(of: ["x", "_0"])), y: payload.required(for: payload.anyKey(of: ["y", "_1"])))
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "text":
        elements.expect(2, of: "ReadsUntagged.text")
        self = try .text(elements.value())
        try elements.expectEnd(of: "ReadsUntagged.text", 1)
        return
      case "move":
        elements.expect(3, of: "ReadsUntagged.move")
        self = try .move(x: elements.value(), y: elements.value())
        try elements.expectEnd(of: "ReadsUntagged.move", 2)
        return
      default:
        break
      }
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .text(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("text", error)
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
        self = try .move(x: payload.required(for: "x"), y: payload.required(for: "y"))
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsUntagged")
      let tag: Swift.String = try elements.tag(of: "ReadsUntagged", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "ReadsUntagged", known: Self.codableEnumTags)
    }
    attempts.explain("text", .scalar)
    attempts.explain("move", .object(object, ["x", "y"]))
    throw attempts.error(at: decoder.codingPath)
  }

  private static var codableEnumTags: [Swift.String] { ["text", "move"] }
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
      try container.encode(value0)
    case .move(x: let value0, y: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "x")
      try payload.encode(value1, forKey: "y")
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
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumForm1Tags)) {
      switch key.stringValue {
      case "off":
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = .off
        return
      case "on":
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
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
      throw codableEnumUnknownTag(tag, of: "ReadsRaw", known: Self.codableEnumForm2Tags, at: container.codingPath, ["type"], areStrings: false)
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsRaw")
      let tag: CodableEnumScalar = try elements.tag(of: "ReadsRaw", known: Self.codableEnumForm2Tags)
      throw elements.unknownTag(tag, of: "ReadsRaw", known: Self.codableEnumForm2Tags, areStrings: false)
    }
    let container = try decoder.singleValueContainer()
    let tag: Swift.Int = try codableEnumTag(in: container, of: "ReadsRaw", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "ReadsRaw", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
  }

  private static var codableEnumTags: [Swift.String] { ["0", "1"] }

  private static var codableEnumForm1Tags: [Swift.String] { ["off", "on"] }

  private static var codableEnumForm2Tags: [Swift.String] { ["0", "off", "1", "on"] }
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
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
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
    let key = try container.caseKey(of: "ReadsNames", container.caseKeys(known: Self.codableEnumTags))
    throw codableEnumUnknownTag(key.stringValue, of: "ReadsNames", known: Self.codableEnumTags, at: container.codingPath, [key])
  }

  private static var codableEnumTags: [Swift.String] { ["off", "on"] }
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
        self = try .text(body: container.ifPresent(for: "body"))
        return
      default:
        break
      }
    }
    if let container = object, let _: CodableEnumScalar = container.tagIfAny(for: "type") {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      _ = try container.tag(for: "type", of: "ReadsUnknownTag", known: Self.codableEnumTags) as CodableEnumScalar
      self = try .unknown(codableEnumContent(of: decoder))
      return
    }
    if let payload = object {
      attempt: do {
        self = try .text(body: payload.ifPresent(for: "body"))
        return
      } catch {
        attempts.add("text", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      _ = try container.tag(for: "type", of: "ReadsUnknownTag", known: Self.codableEnumTags) as CodableEnumScalar
      self = try .unknown(codableEnumContent(of: decoder))
      return
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    _ = try container.tag(for: "type", of: "ReadsUnknownTag", known: Self.codableEnumTags) as CodableEnumScalar
    self = try .unknown(codableEnumContent(of: decoder))
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
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
      try container.encodeIfPresent(value0, forKey: "body")
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
/// {"_0":<[Int]>}
/// {"body":<String?>}
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
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
          self = try .text(body: payload.ifPresent(for: "body"))
        } else {
          self = .text(body: nil)
        }
        return
      case "list":
#sourceLocation(file: "Input.swift", line: 76)
        self = try .list(container.required(for: "c"))
#sourceLocation()
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "text":
        self = try .text(body: elements.optional())
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
      if try container.hasValue(for: "c") {
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 78)
        self = try .unknown(tag: tag, more: payload.ifPresent(for: "more"))
#sourceLocation()
      } else {
        self = .unknown(tag: tag, more: nil)
      }
      return
    }
    if var elements = try? CodableEnumElements(of: decoder), let _: Swift.String = elements.tagIfAny() {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsUnknownValues")
      let tag: Swift.String = try elements.tag(of: "ReadsUnknownValues", known: Self.codableEnumTags)
#sourceLocation(file: "Input.swift", line: 78)
      self = try .unknown(tag: tag, more: elements.optional())
#sourceLocation()
      try elements.expectEnd(of: "ReadsUnknownValues.unknown", 1)
      return
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("_0") else { break attempt }
#sourceLocation(file: "Input.swift", line: 76)
        self = try .list(payload.required(for: "_0"))
#sourceLocation()
        return
      } catch {
        attempts.add("list", error)
      }
      attempt: do {
        self = try .text(body: payload.ifPresent(for: "body"))
        return
      } catch {
        attempts.add("text", error)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "ReadsUnknownValues", known: Self.codableEnumTags)
      if try container.hasValue(for: "c") {
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 78)
        self = try .unknown(tag: tag, more: payload.ifPresent(for: "more"))
#sourceLocation()
      } else {
        self = .unknown(tag: tag, more: nil)
      }
      return
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ReadsUnknownValues")
      let tag: Swift.String = try elements.tag(of: "ReadsUnknownValues", known: Self.codableEnumTags)
#sourceLocation(file: "Input.swift", line: 78)
      self = try .unknown(tag: tag, more: elements.optional())
#sourceLocation()
      try elements.expectEnd(of: "ReadsUnknownValues.unknown", 1)
      return
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "ReadsUnknownValues", known: Self.codableEnumTags)
    if try container.hasValue(for: "c") {
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 78)
      self = try .unknown(tag: tag, more: payload.ifPresent(for: "more"))
#sourceLocation()
    } else {
      self = .unknown(tag: tag, more: nil)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "list"] }
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
      try payload.encodeIfPresent(value0, forKey: "body")
    case .list(let value0):
      try container.encode("list" as Swift.String, forKey: "t")
#sourceLocation(file: "Input.swift", line: 76)
      try container.encode(value0, forKey: "c")
#sourceLocation()
    case .unknown(tag: let value0, more: let value1):
      try container.encode(value0, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      try payload.encodeIfPresent(value1, forKey: "more")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredString
// requiredInt
// ifPresent
// stringIfPresent
// intIfPresent
// value
// optionalValue
// anyKey
// containsAny
// hasValue
// elementsUnderKey
// trueUnderKey
// otherScalar
// stringTag
// tag
// tagPresence
// tagIfAny
// caseKeys
// onlyCase
// caseKey
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// optionalElement
// remainingCount
// elementsEnd
// elementTag
// unknownElementTag
// elementTagIfAny
// singleValue
// root
// rootValue
// content
// rootTag
// rootTagIfAny
// nameOrObject
// flattened
// attempts
// explanation
// expectation
// attemptedObject
// attemptedScalar
// looks
// lookAtKey
// lookObject
// isObject
// isA
// isString
// isBoolean
// holds
// scalar
// unknownTag
// missingPayload
// flatteningEncoding
// anyValue
