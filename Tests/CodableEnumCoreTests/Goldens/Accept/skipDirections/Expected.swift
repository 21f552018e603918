// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"text","body":<String>,"old":<SkipOnlyRead?>,"n":<Int>}
/// {"type":"onlyRead","old":<SkipOnlyRead?>}
/// {"type":"onlyWritten"}
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension SkipDirections: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "SkipDirections", known: Self.codableEnumTags)
    switch tag {
    case "text":
      try container.rejectKeys(otherThan: ["body", "old", "older", "n", "stamp", "note", "type"], in: "SkipDirections.text")
      if container.contains("n") {
#sourceLocation(file: "Input.swift", line: 11)
        self = try .text(
          body: container.required(for: "body"),
          old: container.optional(for: container.anyKey(of: ["old", "older"])),
          count: container.required(for: "n"),

          note: nil)
#sourceLocation()
      } else {
#sourceLocation(file: "Input.swift", line: 11)
        self = try .text(
          body: container.required(for: "body"),
          old: container.optional(for: container.anyKey(of: ["old", "older"])),


          note: nil)
#sourceLocation()
      }
    case "onlyRead":
      try container.rejectKeys(otherThan: ["old", "type"], in: "SkipDirections.onlyRead")
#sourceLocation(file: "Input.swift", line: 18)
      self = try .onlyRead(old: container.optional(for: "old"))
#sourceLocation()
    case "onlyWritten":
      try container.rejectKeys(otherThan: ["stamp", "type"], in: "SkipDirections.onlyWritten")
      self = .onlyWritten(stamp: nil)
    default:
      throw codableEnumUnknownTag(tag, of: "SkipDirections", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "onlyRead", "onlyWritten"] }
}

/// Written as:
///
/// ```
/// {"type":"text","body":<String>,"stamp":<SkipOnlyWritten>,"note":<String>|null}
/// {"type":"onlyRead"}
/// {"type":"onlyWritten","stamp":<SkipOnlyWritten?>}
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension SkipDirections: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0, old: _, count: _, stamp: let value3, note: let value4):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
#sourceLocation(file: "Input.swift", line: 15)
      try container.encodeUnlessNil(value3, for: "stamp")
#sourceLocation()
      try container.encode(value4, forKey: "note")
    case .onlyRead:
      try container.encode("onlyRead" as Swift.String, forKey: "type")
    case .onlyWritten(stamp: let value0):
      try container.encode("onlyWritten" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 19)
      try container.encodeIfPresent(value0, forKey: "stamp")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"onlyRead":{"_0":<Int?>}}
/// {"onlyWritten":{}}
/// {"both":{"_0":<Value?>,"size":<Int>}}
/// ```
/// and from:
///
/// ```
/// {"t":"onlyRead","c":{"_0":<Int?>}}
/// {"t":"onlyWritten","c":{}}
/// {"t":"both","c":{"_0":<Value?>,"size":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension SkipDirectionsExternal: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "onlyRead":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .onlyRead(payload.ifPresent(for: "_0"))
        return
      case "onlyWritten":
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = .onlyWritten(nil)
        return
      case "both":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 28)
        self = try .both(
          payload.optional(for: "_0"),
          size: payload.required(for: "size"))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "onlyRead":
        if try container.hasValue(for: "c") {
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
          self = try .onlyRead(payload.ifPresent(for: "_0"))
        } else {
          self = .onlyRead(nil)
        }
        return
      case "onlyWritten":
        if try container.hasValue(for: "c") {
          _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
          self = .onlyWritten(nil)
        } else {
          self = .onlyWritten(nil)
        }
        return
      case "both":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 28)
        self = try .both(
          payload.optional(for: "_0"),
          size: payload.required(for: payload.anyKey(of: ["size", "_1"])))
#sourceLocation()
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "SkipDirectionsExternal", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "SkipDirectionsExternal", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "SkipDirectionsExternal", container.caseKeys(known: Self.codableEnumTags))
    throw codableEnumUnknownTag(key.stringValue, of: "SkipDirectionsExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
  }

  private static var codableEnumTags: [Swift.String] { ["onlyRead", "onlyWritten", "both"] }
}

/// Written as:
///
/// ```
/// {"onlyRead":{}}
/// {"onlyWritten":{"_0":<Value?>}}
/// {"both":{"size":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension SkipDirectionsExternal: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .onlyRead:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "onlyRead")
    case .onlyWritten(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "onlyWritten")
#sourceLocation(file: "Input.swift", line: 27)
      try payload.encodeIfPresent(value0, forKey: "_0")
#sourceLocation()
    case .both(_, size: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "both")
      try payload.encode(value1, forKey: "size")
    }
  }
}

/// Read from:
///
/// ```
/// {"id":<Int>}
/// {}
/// ```
#sourceLocation(file: "Input.swift", line: 35)
extension SkipDirectionsUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("SkipDirectionsUntagged")
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("id") else { break attempt }
        self = try .stamped(id: payload.required(for: "id"))
        return
      } catch {
        attempts.add("stamped", error)
      }
    }
    attempt: do {
      _ = try decoder.container(keyedBy: CodableEnumKey.self)
      self = .empty()
      return
    } catch {
      attempts.add("empty", error)
    }
    attempts.explain("stamped", .object(object, ["id"]))
    attempts.explain("empty")
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {"id":<Int>,"stamp":<Int?>}
/// {"stamp":<Int?>}
/// ```
#sourceLocation(file: "Input.swift", line: 35)
extension SkipDirectionsUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .stamped(id: let value0, stamp: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "id")
      try payload.encodeIfPresent(value1, forKey: "stamp")
    case .empty(stamp: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encodeIfPresent(value0, forKey: "stamp")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"alias","c":{"old":<SkipMaybe>}}
/// {"t":"stamped","c":{}}
/// {"t":"old","c":{"old":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 48)
extension SkipDirectionsAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "SkipDirectionsAdjacent", known: Self.codableEnumTags)
    switch tag {
    case "alias":
      if try container.hasValue(for: "c") {
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        if payload.contains("old") {
#sourceLocation(file: "Input.swift", line: 49)
          self = try .alias(old: payload.value(for: "old"))
#sourceLocation()
        } else {
          let defaults: Self = .alias()
          if case .alias(old: var value0) = defaults {
#sourceLocation(file: "Input.swift", line: 49)
            try payload.replace(&value0, for: "old")
#sourceLocation()
            self = .alias(old: value0)
          } else {
            self = defaults
          }
        }
      } else {
        self = .alias(old: nil)
      }
    case "stamped":
      if try container.hasValue(for: "c") {
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        self = .stamped()
      } else {
        self = .stamped()
      }
    case "old":
      if try container.hasValue(for: "c") {
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        self = try .old(old: payload.ifPresent(for: "old"))
      } else {
        self = .old(old: nil)
      }
    default:
      throw codableEnumUnknownTag(tag, of: "SkipDirectionsAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["alias", "stamped", "old"] }
}

/// Written as:
///
/// ```
/// {"t":"alias","c":{}}
/// {"t":"stamped","c":{"stamp":<Int?>}}
/// {"t":"old","c":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 48)
extension SkipDirectionsAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .alias:
      try container.encode("alias" as Swift.String, forKey: "t")
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
    case .stamped(stamp: let value0):
      try container.encode("stamped" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      try payload.encodeIfPresent(value0, forKey: "stamp")
    case .old:
      try container.encode("old" as Swift.String, forKey: "t")
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
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
// value
// optionalValue
// replacement
// anyKey
// containsAny
// hasValue
// otherScalar
// stringTag
// tagPresence
// tagIfAny
// caseKeys
// onlyCase
// caseKey
// unknownKeys
// optional
// attempts
// explanation
// expectation
// attemptedObject
// unknownTag
// encodingUnlessNil
