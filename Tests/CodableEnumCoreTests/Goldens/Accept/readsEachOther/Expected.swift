// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

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
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "ping":
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = .ping
        return
      case "move":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .move(x: payload.required(for: "x"), y: payload.required(for: "y"))
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
        self = try .move(x: container.required(for: container.anyKey(of: ["x", "_0"])), y: container.required(for: container.anyKey(of: ["y", "_1"])))
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
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
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
        try elements.expectEnd(of: "EachExternal.ping", 0)
        return
      case "move":
        elements.expect(3, of: "EachExternal.move")
        self = try .move(x: elements.value(), y: elements.value())
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
        self = try .move(x: payload.required(for: "x"), y: payload.required(for: "y"))
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "EachExternal", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachExternal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "EachExternal", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachExternal", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EachExternal")
      let tag: Swift.String = try elements.tag(of: "EachExternal", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "EachExternal", known: Self.codableEnumTags)
    }
    if CodableEnumScalar(ifAny: decoder) != .other {
      let container = try decoder.singleValueContainer()
      let tag: Swift.String = try codableEnumTag(in: container, of: "EachExternal", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachExternal", known: Self.codableEnumTags, at: decoder.codingPath)
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "EachExternal", container.caseKeys(known: Self.codableEnumTags))
    throw codableEnumUnknownTag(key.stringValue, of: "EachExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "move"] }
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
      try payload.encode(value0, forKey: "x")
      try payload.encode(value1, forKey: "y")
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
        self = try .move(x: container.required(for: "x"), y: container.required(for: "y"))
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
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
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
        try elements.expectEnd(of: "EachInternal.ping", 0)
        return
      case "move":
        elements.expect(3, of: "EachInternal.move")
        self = try .move(x: elements.value(), y: elements.value())
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
        self = try .move(x: payload.required(for: "x"), y: payload.required(for: "y"))
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "EachInternal", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "EachInternal", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachInternal", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EachInternal")
      let tag: Swift.String = try elements.tag(of: "EachInternal", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "EachInternal", known: Self.codableEnumTags)
    }
    if CodableEnumScalar(ifAny: decoder) != .other {
      let container = try decoder.singleValueContainer()
      let tag: Swift.String = try codableEnumTag(in: container, of: "EachInternal", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachInternal", known: Self.codableEnumTags, at: decoder.codingPath)
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "EachInternal", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "EachInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "move"] }
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
      try container.encode(value0, forKey: "x")
      try container.encode(value1, forKey: "y")
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
      case "move":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .move(x: payload.required(for: payload.anyKey(of: ["x", "_0"])), y: payload.required(for: payload.anyKey(of: ["y", "_1"])))
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
        self = try .move(x: container.required(for: container.anyKey(of: ["x", "_0"])), y: container.required(for: container.anyKey(of: ["y", "_1"])))
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
        self = try .move(x: elements.value(), y: elements.value())
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
        self = try .move(x: payload.required(for: "x"), y: payload.required(for: "y"))
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "EachAdjacent", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "EachAdjacent", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EachAdjacent")
      let tag: Swift.String = try elements.tag(of: "EachAdjacent", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "EachAdjacent", known: Self.codableEnumTags)
    }
    if CodableEnumScalar(ifAny: decoder) != .other {
      let container = try decoder.singleValueContainer()
      let tag: Swift.String = try codableEnumTag(in: container, of: "EachAdjacent", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachAdjacent", known: Self.codableEnumTags, at: decoder.codingPath)
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "EachAdjacent", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "EachAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "move"] }
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
        self = try .move(x: elements.value(), y: elements.value())
        try elements.expectEnd(of: "EachArray.move", 2)
        return
      default:
        break
      }
    }
    let object = attempts.object(of: decoder)
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
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
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
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        self = try .move(x: payload.required(for: payload.anyKey(of: ["x", "_0"])), y: payload.required(for: payload.anyKey(of: ["y", "_1"])))
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
        self = try .move(x: payload.required(for: "x"), y: payload.required(for: "y"))
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "EachArray", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachArray", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "EachArray", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachArray", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    if CodableEnumScalar(ifAny: decoder) != .other {
      let container = try decoder.singleValueContainer()
      let tag: Swift.String = try codableEnumTag(in: container, of: "EachArray", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachArray", known: Self.codableEnumTags, at: decoder.codingPath)
    }
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EachArray")
    let tag: Swift.String = try elements.tag(of: "EachArray", known: Self.codableEnumTags)
    throw elements.unknownTag(tag, of: "EachArray", known: Self.codableEnumTags)
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "move"] }
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
      try elements.encode(value0)
      try elements.encode(value1)
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
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
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
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "ping":
        self = .ping
        return
      case "move":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
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
        try elements.expectEnd(of: "EachUntagged.ping", 0)
        return
      case "move":
        elements.expect(3, of: "EachUntagged.move")
        self = try .move(x: elements.value(), y: elements.value())
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
        self = try .move(x: payload.required(for: "x"), y: payload.required(for: "y"))
        return
      } catch {
        attempts.add("move", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "EachUntagged", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachUntagged", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "EachUntagged", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachUntagged", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EachUntagged")
      let tag: Swift.String = try elements.tag(of: "EachUntagged", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "EachUntagged", known: Self.codableEnumTags)
    }
    if CodableEnumScalar(ifAny: decoder) != .other {
      let container = try decoder.singleValueContainer()
      let tag: Swift.String = try codableEnumTag(in: container, of: "EachUntagged", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachUntagged", known: Self.codableEnumTags, at: decoder.codingPath)
    }
    attempts.explain("ping", .null)
    attempts.explain("move", .object(object, ["x", "y"]))
    throw attempts.error(at: decoder.codingPath)
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "move"] }
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
      try payload.encode(value0, forKey: "x")
      try payload.encode(value1, forKey: "y")
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
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "ping":
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
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
      throw codableEnumUnknownTag(tag, of: "EachRawValue", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "EachRawValue", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EachRawValue", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EachRawValue")
      let tag: Swift.String = try elements.tag(of: "EachRawValue", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "EachRawValue", known: Self.codableEnumTags)
    }
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "EachRawValue", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "EachRawValue", known: Self.codableEnumTags, at: decoder.codingPath)
  }

  private static var codableEnumTags: [Swift.String] { ["ping"] }
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

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredInt
// optionalValue
// anyKey
// containsAny
// otherScalar
// stringTag
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
// elementsEnd
// elementTag
// unknownElementTag
// elementTagIfAny
// singleValue
// rootTag
// rootTagIfAny
// attempts
// explanation
// expectation
// attemptedObject
// scalar
// scalarIfAny
// unknownTag
// missingPayload
