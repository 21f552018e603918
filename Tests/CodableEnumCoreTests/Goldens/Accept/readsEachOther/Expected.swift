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
// Shared: emptyForms
// Shared: scalar
// Shared: decodingErrors
// Shared: keyedTag
// Shared: rootTag
// Shared: elementTag
// Shared: caseKey
// Shared: attempts
// Shared: tagLooks

/// Read from:
///
/// ```
/// {"ping":{}}
/// {"move":{"x":<Int>,"y":<Int>}}
/// ```
/// and from:
///
/// ```
/// {"type":"ping"}
/// {"type":"move","x":<Int>,"y":<Int>}
/// ```
/// and from:
///
/// ```
/// {"t":"ping"}
/// {"t":"move","c":{"x":<Int>,"y":<Int>}}
/// ```
/// and from:
///
/// ```
/// ["ping"]
/// ["move",<Int>,<Int>]
/// ```
/// and from:
///
/// ```
/// "ping"
/// "move"
/// ```
/// and from:
///
/// ```
/// null
/// {"x":<Int>,"y":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension EachExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("EachExternal")
    let object = attempts.object(of: decoder)
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumTags) {
      switch key.stringValue {
      case "ping":
        try container.expectObject(for: key)
        self = .ping
        return
      case "move":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 9)
        self = try .move(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
#sourceLocation(file: "Input.swift", line: 9)
        self = try .move(x: container.value(forAnyOf: ["x", "_0"]), y: container.value(forAnyOf: ["y", "_1"]))
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
        let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 9)
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
        try elements.expectEnd(of: "EachExternal.ping", 0)
        return
      case "move":
        elements.expect(3, of: "EachExternal.move")
#sourceLocation(file: "Input.swift", line: 9)
        self = try .move(x: elements.value(), y: elements.value())
#sourceLocation()
        try elements.expectEnd(of: "EachExternal.move", 2)
        return
      default:
        break
      }
    }
    if let tag: Swift.String = codableEnumTagIfAny(decoder) {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
        throw codableEnumMissingPayload("EachExternal.move", at: decoder.codingPath)
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
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
#sourceLocation(file: "Input.swift", line: 9)
        self = try .move(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "EachExternal", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "EachExternal", known: Self.codableEnumTags)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "EachExternal", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "t", of: "EachExternal", known: Self.codableEnumTags)
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EachExternal")
      let tag: Swift.String = try elements.tag(of: "EachExternal", known: Self.codableEnumTags)
      switch tag {
      default:
        throw elements.unknownTag(tag, of: "EachExternal", known: Self.codableEnumTags)
      }
    }
    if CodableEnumScalar(ifAny: decoder) != .other {
      let container = try decoder.singleValueContainer()
      let tag: Swift.String = try codableEnumTag(in: container, of: "EachExternal", known: Self.codableEnumTags)
      switch tag {
      default:
        throw codableEnumUnknownTag(tag, of: "EachExternal", known: Self.codableEnumTags, at: decoder.codingPath)
      }
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "EachExternal", known: Self.codableEnumTags)
    switch key.stringValue {
    default:
      throw container.unknownKey(key, of: "EachExternal", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "move"]
  }
}

/// Written as:
///
/// ```
/// {"ping":{}}
/// {"move":{"x":<Int>,"y":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension EachExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "ping")
    case .move(x: let value0, y: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "move")
#sourceLocation(file: "Input.swift", line: 9)
      try payload.encode(value0, forKey: "x")
#sourceLocation(file: "Input.swift", line: 9)
      try payload.encode(value1, forKey: "y")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"ping"}
/// {"type":"move","x":<Int>,"y":<Int>}
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
/// {"t":"move","c":{"x":<Int>,"y":<Int>}}
/// ```
/// and from:
///
/// ```
/// ["ping"]
/// ["move",<Int>,<Int>]
/// ```
/// and from:
///
/// ```
/// "ping"
/// "move"
/// ```
/// and from:
///
/// ```
/// null
/// {"x":<Int>,"y":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension EachInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("EachInternal")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
#sourceLocation(file: "Input.swift", line: 18)
        self = try .move(x: container.value(for: "x"), y: container.value(for: "y"))
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
      case "move":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 18)
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
        let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 18)
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
        try elements.expectEnd(of: "EachInternal.ping", 0)
        return
      case "move":
        elements.expect(3, of: "EachInternal.move")
#sourceLocation(file: "Input.swift", line: 18)
        self = try .move(x: elements.value(), y: elements.value())
#sourceLocation()
        try elements.expectEnd(of: "EachInternal.move", 2)
        return
      default:
        break
      }
    }
    if let tag: Swift.String = codableEnumTagIfAny(decoder) {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
        throw codableEnumMissingPayload("EachInternal.move", at: decoder.codingPath)
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
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
#sourceLocation(file: "Input.swift", line: 18)
        self = try .move(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "EachInternal", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "EachInternal", known: Self.codableEnumTags)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "EachInternal", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "t", of: "EachInternal", known: Self.codableEnumTags)
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EachInternal")
      let tag: Swift.String = try elements.tag(of: "EachInternal", known: Self.codableEnumTags)
      switch tag {
      default:
        throw elements.unknownTag(tag, of: "EachInternal", known: Self.codableEnumTags)
      }
    }
    if CodableEnumScalar(ifAny: decoder) != .other {
      let container = try decoder.singleValueContainer()
      let tag: Swift.String = try codableEnumTag(in: container, of: "EachInternal", known: Self.codableEnumTags)
      switch tag {
      default:
        throw codableEnumUnknownTag(tag, of: "EachInternal", known: Self.codableEnumTags, at: decoder.codingPath)
      }
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "EachInternal", known: Self.codableEnumTags)
    switch tag {
    default:
      throw container.unknownTag(tag, for: "type", of: "EachInternal", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "move"]
  }
}

/// Written as:
///
/// ```
/// {"type":"ping"}
/// {"type":"move","x":<Int>,"y":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension EachInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      try container.encode("ping" as Swift.String, forKey: "type")
    case .move(x: let value0, y: let value1):
      try container.encode("move" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 18)
      try container.encode(value0, forKey: "x")
#sourceLocation(file: "Input.swift", line: 18)
      try container.encode(value1, forKey: "y")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"ping"}
/// {"t":"move","c":{"x":<Int>,"y":<Int>}}
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
/// {"type":"ping"}
/// {"type":"move","x":<Int>,"y":<Int>}
/// ```
/// and from:
///
/// ```
/// ["ping"]
/// ["move",<Int>,<Int>]
/// ```
/// and from:
///
/// ```
/// "ping"
/// "move"
/// ```
/// and from:
///
/// ```
/// null
/// {"x":<Int>,"y":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension EachAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("EachAdjacent")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
        let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 27)
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
      case "move":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 27)
        self = try .move(x: payload.value(forAnyOf: ["x", "_0"]), y: payload.value(forAnyOf: ["y", "_1"]))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
#sourceLocation(file: "Input.swift", line: 27)
        self = try .move(x: container.value(forAnyOf: ["x", "_0"]), y: container.value(forAnyOf: ["y", "_1"]))
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
        try elements.expectEnd(of: "EachAdjacent.ping", 0)
        return
      case "move":
        elements.expect(3, of: "EachAdjacent.move")
#sourceLocation(file: "Input.swift", line: 27)
        self = try .move(x: elements.value(), y: elements.value())
#sourceLocation()
        try elements.expectEnd(of: "EachAdjacent.move", 2)
        return
      default:
        break
      }
    }
    if let tag: Swift.String = codableEnumTagIfAny(decoder) {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
        throw codableEnumMissingPayload("EachAdjacent.move", at: decoder.codingPath)
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
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
#sourceLocation(file: "Input.swift", line: 27)
        self = try .move(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "EachAdjacent", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "t", of: "EachAdjacent", known: Self.codableEnumTags)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "EachAdjacent", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "EachAdjacent", known: Self.codableEnumTags)
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EachAdjacent")
      let tag: Swift.String = try elements.tag(of: "EachAdjacent", known: Self.codableEnumTags)
      switch tag {
      default:
        throw elements.unknownTag(tag, of: "EachAdjacent", known: Self.codableEnumTags)
      }
    }
    if CodableEnumScalar(ifAny: decoder) != .other {
      let container = try decoder.singleValueContainer()
      let tag: Swift.String = try codableEnumTag(in: container, of: "EachAdjacent", known: Self.codableEnumTags)
      switch tag {
      default:
        throw codableEnumUnknownTag(tag, of: "EachAdjacent", known: Self.codableEnumTags, at: decoder.codingPath)
      }
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "EachAdjacent", known: Self.codableEnumTags)
    switch tag {
    default:
      throw container.unknownTag(tag, for: "t", of: "EachAdjacent", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "move"]
  }
}

/// Written as:
///
/// ```
/// {"t":"ping"}
/// {"t":"move","c":{"x":<Int>,"y":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension EachAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      try container.encode("ping" as Swift.String, forKey: "t")
    case .move(x: let value0, y: let value1):
      try container.encode("move" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
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
/// {"type":"ping"}
/// {"type":"move","x":<Int>,"y":<Int>}
/// ```
/// and from:
///
/// ```
/// {"t":"ping"}
/// {"t":"move","c":{"x":<Int>,"y":<Int>}}
/// ```
/// and from:
///
/// ```
/// "ping"
/// "move"
/// ```
/// and from:
///
/// ```
/// null
/// {"x":<Int>,"y":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 36)
extension EachArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("EachArray")
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "ping":
        self = .ping
        try elements.expectEnd(of: "EachArray.ping", 0)
        return
      case "move":
        elements.expect(3, of: "EachArray.move")
#sourceLocation(file: "Input.swift", line: 38)
        self = try .move(x: elements.value(), y: elements.value())
#sourceLocation()
        try elements.expectEnd(of: "EachArray.move", 2)
        return
      default:
        break
      }
    }
    let object = attempts.object(of: decoder)
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumTags) {
      switch key.stringValue {
      case "ping":
        try container.expectObject(for: key)
        self = .ping
        return
      case "move":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 38)
        self = try .move(x: payload.value(forAnyOf: ["x", "_0"]), y: payload.value(forAnyOf: ["y", "_1"]))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
#sourceLocation(file: "Input.swift", line: 38)
        self = try .move(x: container.value(forAnyOf: ["x", "_0"]), y: container.value(forAnyOf: ["y", "_1"]))
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
        let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 38)
        self = try .move(x: payload.value(forAnyOf: ["x", "_0"]), y: payload.value(forAnyOf: ["y", "_1"]))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let tag: Swift.String = codableEnumTagIfAny(decoder) {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
        throw codableEnumMissingPayload("EachArray.move", at: decoder.codingPath)
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
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
#sourceLocation(file: "Input.swift", line: 38)
        self = try .move(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "EachArray", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "EachArray", known: Self.codableEnumTags)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "EachArray", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "t", of: "EachArray", known: Self.codableEnumTags)
      }
    }
    if CodableEnumScalar(ifAny: decoder) != .other {
      let container = try decoder.singleValueContainer()
      let tag: Swift.String = try codableEnumTag(in: container, of: "EachArray", known: Self.codableEnumTags)
      switch tag {
      default:
        throw codableEnumUnknownTag(tag, of: "EachArray", known: Self.codableEnumTags, at: decoder.codingPath)
      }
    }
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EachArray")
    let tag: Swift.String = try elements.tag(of: "EachArray", known: Self.codableEnumTags)
    switch tag {
    default:
      throw elements.unknownTag(tag, of: "EachArray", known: Self.codableEnumTags)
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
#sourceLocation(file: "Input.swift", line: 36)
extension EachArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .ping:
      try elements.encode("ping" as Swift.String)
    case .move(x: let value0, y: let value1):
      try elements.encode("move" as Swift.String)
#sourceLocation(file: "Input.swift", line: 38)
      try elements.encode(value0)
#sourceLocation(file: "Input.swift", line: 38)
      try elements.encode(value1)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// null
/// {"x":<Int>,"y":<Int>}
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
/// {"type":"ping"}
/// {"type":"move","x":<Int>,"y":<Int>}
/// ```
/// and from:
///
/// ```
/// {"t":"ping"}
/// {"t":"move","c":{"x":<Int>,"y":<Int>}}
/// ```
/// and from:
///
/// ```
/// ["ping"]
/// ["move",<Int>,<Int>]
/// ```
/// and from:
///
/// ```
/// "ping"
/// "move"
/// ```
#sourceLocation(file: "Input.swift", line: 47)
extension EachUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("EachUntagged")
    let object = attempts.object(of: decoder)
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumTags) {
      switch key.stringValue {
      case "ping":
        try container.expectObject(for: key)
        self = .ping
        return
      case "move":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 49)
        self = try .move(x: payload.value(forAnyOf: ["x", "_0"]), y: payload.value(forAnyOf: ["y", "_1"]))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
#sourceLocation(file: "Input.swift", line: 49)
        self = try .move(x: container.value(forAnyOf: ["x", "_0"]), y: container.value(forAnyOf: ["y", "_1"]))
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
        let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 49)
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
        try elements.expectEnd(of: "EachUntagged.ping", 0)
        return
      case "move":
        elements.expect(3, of: "EachUntagged.move")
#sourceLocation(file: "Input.swift", line: 49)
        self = try .move(x: elements.value(), y: elements.value())
#sourceLocation()
        try elements.expectEnd(of: "EachUntagged.move", 2)
        return
      default:
        break
      }
    }
    if let tag: Swift.String = codableEnumTagIfAny(decoder) {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
        throw codableEnumMissingPayload("EachUntagged.move", at: decoder.codingPath)
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
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
#sourceLocation(file: "Input.swift", line: 49)
        self = try .move(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "EachUntagged", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "EachUntagged", known: Self.codableEnumTags)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "EachUntagged", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "t", of: "EachUntagged", known: Self.codableEnumTags)
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EachUntagged")
      let tag: Swift.String = try elements.tag(of: "EachUntagged", known: Self.codableEnumTags)
      switch tag {
      default:
        throw elements.unknownTag(tag, of: "EachUntagged", known: Self.codableEnumTags)
      }
    }
    if CodableEnumScalar(ifAny: decoder) != .other {
      let container = try decoder.singleValueContainer()
      let tag: Swift.String = try codableEnumTag(in: container, of: "EachUntagged", known: Self.codableEnumTags)
      switch tag {
      default:
        throw codableEnumUnknownTag(tag, of: "EachUntagged", known: Self.codableEnumTags, at: decoder.codingPath)
      }
    }
    attempts.explain("ping", .null)
    attempts.explain("move", .object(object, ["x", "y"]))
    throw attempts.error(at: decoder.codingPath)
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping", "move"]
  }
}

/// Written as:
///
/// ```
/// null
/// {"x":<Int>,"y":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 47)
extension EachUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .ping:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .move(x: let value0, y: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 49)
      try payload.encode(value0, forKey: "x")
#sourceLocation(file: "Input.swift", line: 49)
      try payload.encode(value1, forKey: "y")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// "ping"
/// ```
/// and from:
///
/// ```
/// {"ping":{}}
/// ```
/// and from:
///
/// ```
/// {"type":"ping"}
/// ```
/// and from:
///
/// ```
/// {"t":"ping"}
/// ```
/// and from:
///
/// ```
/// ["ping"]
/// ```
/// and from:
///
/// ```
/// null
/// ```
#sourceLocation(file: "Input.swift", line: 58)
extension EachRawValue: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("EachRawValue")
    if let tag: Swift.String = codableEnumTagIfAny(decoder) {
      switch tag {
      case "ping":
        self = .ping
        return
      default:
        break
      }
    }
    let object = attempts.object(of: decoder)
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumTags) {
      switch key.stringValue {
      case "ping":
        try container.expectObject(for: key)
        self = .ping
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "ping":
        self = .ping
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
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "ping":
        self = .ping
        try elements.expectEnd(of: "EachRawValue.ping", 0)
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
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "EachRawValue", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "EachRawValue", known: Self.codableEnumTags)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "EachRawValue", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "t", of: "EachRawValue", known: Self.codableEnumTags)
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EachRawValue")
      let tag: Swift.String = try elements.tag(of: "EachRawValue", known: Self.codableEnumTags)
      switch tag {
      default:
        throw elements.unknownTag(tag, of: "EachRawValue", known: Self.codableEnumTags)
      }
    }
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "EachRawValue", known: Self.codableEnumTags)
    switch tag {
    default:
      throw codableEnumUnknownTag(tag, of: "EachRawValue", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["ping"]
  }
}

/// Written as:
///
/// ```
/// "ping"
/// ```
#sourceLocation(file: "Input.swift", line: 58)
extension EachRawValue: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .ping:
      try container.encode("ping" as Swift.String)
    }
  }
}
