// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"version":"first","name":<String>}
/// {"version":2,"names":<[String]>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension MissingTagInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.hasValue(for: "version") ? container.tag(for: "version", of: "MissingTagInternal", known: Self.codableEnumTags) : .string("first")
    switch tag {
    case .string("first"):
      self = try .first(name: container.required(for: "name"))
    case .integer(2):
#sourceLocation(file: "Input.swift", line: 5)
      self = try .second(names: container.required(for: "names"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "MissingTagInternal", known: Self.codableEnumTags, at: container.codingPath, ["version"], areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["first", "2"] }
}

/// Written as:
///
/// ```
/// {"version":"first","name":<String>}
/// {"version":2,"names":<[String]>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension MissingTagInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .first(name: let value0):
      try container.encode("first" as Swift.String, forKey: "version")
      try container.encode(value0, forKey: "name")
    case .second(names: let value0):
      try container.encode(2 as Swift.Int, forKey: "version")
#sourceLocation(file: "Input.swift", line: 5)
      try container.encode(value0, forKey: "names")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"meta":{"type":"text"},"body":<String>}
/// {"meta":{"type":"nothing"}}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension MissingTagPath: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.containsTag(at: ["meta", "type"]) ? container.tag(at: ["meta", "type"], of: "MissingTagPath", known: Self.codableEnumTags) : "text"
    switch tag {
    case "text":
      self = try .text(body: container.required(for: "body"))
    case "nothing":
      self = .nothing
    default:
      throw codableEnumUnknownTag(tag, of: "MissingTagPath", known: Self.codableEnumTags, at: container.codingPath, ["meta", "type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "nothing"] }
}

/// Written as:
///
/// ```
/// {"meta":{"type":"text"},"body":<String>}
/// {"meta":{"type":"nothing"}}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension MissingTagPath: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
    case .nothing:
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("nothing" as Swift.String, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"none"}
/// {"t":"some","c":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 15)
extension MissingTagAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.hasValue(for: "t") ? container.tag(for: "t", of: "MissingTagAdjacent", known: Self.codableEnumTags) : "none"
    switch tag {
    case "none":
      self = .none
    case "some":
      self = try .some(container.required(for: "c"))
    default:
      throw codableEnumUnknownTag(tag, of: "MissingTagAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["none", "some"] }
}

/// Written as:
///
/// ```
/// {"t":"none"}
/// {"t":"some","c":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 15)
extension MissingTagAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .none:
      try container.encode("none" as Swift.String, forKey: "t")
    case .some(let value0):
      try container.encode("some" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"none"}
/// {"t":"text","text":<String>}
/// <[String]>
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension MissingTagUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("MissingTagUntagged")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "none":
        self = .none
        return
      case "text":
        let content = CodableEnumKey(tag: tag)
        self = try .text(container.required(for: content))
        return
      default:
        break
      }
    }
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
#sourceLocation(file: "Input.swift", line: 25)
      self = try .list(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("list", error)
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      do {
        let container = try decoder.container(keyedBy: CodableEnumKey.self)
        let tag: Swift.String = try container.hasValue(for: "t") ? container.tag(for: "t", of: "MissingTagUntagged", known: Self.codableEnumTags) : "none"
        throw codableEnumUnknownTag(tag, of: "MissingTagUntagged", known: Self.codableEnumTags, at: container.codingPath, ["t"])
      } catch {
        attempts.explain("list", .array(nil))
        throw attempts.error(behind: error, at: decoder.codingPath)
      }
    }
    if object != nil {
      self = .none
      return
    }
    do {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.hasValue(for: "t") ? container.tag(for: "t", of: "MissingTagUntagged", known: Self.codableEnumTags) : "none"
      throw codableEnumUnknownTag(tag, of: "MissingTagUntagged", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    } catch {
      attempts.explain("list", .array(nil))
      throw attempts.error(behind: error, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["none", "text"] }
}

/// Written as:
///
/// ```
/// {"t":"none"}
/// {"t":"text","text":<String>}
/// <[String]>
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension MissingTagUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .none:
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("none" as Swift.String, forKey: "t")
    case .text(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("text" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "text")
    case .list(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 25)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"ping"}
/// {"items":<[String]>}
/// {"type":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension MissingTagUnknown: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("MissingTagUnknown")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "ping":
        self = .ping
        return
      default:
        break
      }
    }
    if let container = object, let _: Swift.String = container.tagIfAny(for: "type") {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.hasValue(for: "type") ? container.tag(for: "type", of: "MissingTagUnknown", known: Self.codableEnumTags) : "ping"
#sourceLocation(file: "Input.swift", line: 35)
      self = .unknown(tag)
#sourceLocation()
      return
    }
    if let container = object, !container.contains(anyOf: ["items"]), !((try? object?.containsTag(at: ["type"])) == true) {
      self = .ping
      return
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("items") else { break attempt }
#sourceLocation(file: "Input.swift", line: 33)
        self = try .list(items: payload.required(for: "items"))
#sourceLocation()
        return
      } catch {
        attempts.add("list", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      do {
        let container = try decoder.container(keyedBy: CodableEnumKey.self)
        let tag: Swift.String = try container.hasValue(for: "type") ? container.tag(for: "type", of: "MissingTagUnknown", known: Self.codableEnumTags) : "ping"
#sourceLocation(file: "Input.swift", line: 35)
        self = .unknown(tag)
#sourceLocation()
      } catch {
        attempts.explain("list", .object(object, ["items"]))
        throw attempts.error(behind: error, at: decoder.codingPath)
      }
      return
    }
    if object != nil {
      self = .ping
      return
    }
    do {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.hasValue(for: "type") ? container.tag(for: "type", of: "MissingTagUnknown", known: Self.codableEnumTags) : "ping"
#sourceLocation(file: "Input.swift", line: 35)
      self = .unknown(tag)
#sourceLocation()
    } catch {
      attempts.explain("list", .object(object, ["items"]))
      throw attempts.error(behind: error, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping"] }
}

/// Written as:
///
/// ```
/// {"type":"ping"}
/// {"items":<[String]>}
/// {"type":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension MissingTagUnknown: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .ping:
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("ping" as Swift.String, forKey: "type")
    case .list(items: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 33)
      try payload.encode(value0, forKey: "items")
#sourceLocation()
    case .unknown(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode(value0, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"text","body":<String?>}
/// {"type":"ping"}
/// …
/// ```
/// and from:
///
/// ```
/// {"text":{"body":<String?>}}
/// {"ping":{}}
/// …
/// ```
/// and from:
///
/// ```
/// {"t":"text","c":{"body":<String?>}}
/// {"t":"ping"}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 42)
extension MissingTagOfForms: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let tag: CodableEnumScalar = container.tagIfAny(for: "type") {
      switch tag {
      case .string("text"):
        self = try .text(body: container.ifPresent(for: "body"))
        return
      case .string("ping"):
        self = .ping
        return
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "text":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .text(body: payload.ifPresent(for: payload.anyKey(of: ["body", "_0"])))
        return
      case "ping":
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = .ping
        return
      default:
        break
      }
    }
    if let container = object, let tag: CodableEnumScalar = container.tagIfAny(for: "t") {
      switch tag {
      case .string("text"):
        if try container.hasValue(for: "c") {
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
          self = try .text(body: payload.ifPresent(for: payload.anyKey(of: ["body", "_0"])))
        } else {
          self = .text(body: nil)
        }
        return
      case .string("ping"):
        self = .ping
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      _ = try container.hasValue(for: "type") ? container.tag(for: "type", of: "MissingTagOfForms", known: Self.codableEnumTags) : .string("text") as CodableEnumScalar
      self = try .unknown(codableEnumContent(of: decoder))
      return
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      _ = try container.tag(for: "t", of: "MissingTagOfForms", known: Self.codableEnumTags) as CodableEnumScalar
      self = try .unknown(codableEnumContent(of: decoder))
      return
    }
    if object?.allKeys.count == 1 && object?.contains(anyOf: ["body", "type"]) == false {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      _ = try container.caseKey(of: "MissingTagOfForms", container.caseKeys(known: Self.codableEnumTags))
      self = try .unknown(codableEnumContent(of: decoder))
      return
    }
    if let container = object {
      self = try .text(body: container.ifPresent(for: "body"))
      return
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    _ = try container.hasValue(for: "type") ? container.tag(for: "type", of: "MissingTagOfForms", known: Self.codableEnumTags) : .string("text") as CodableEnumScalar
    self = try .unknown(codableEnumContent(of: decoder))
  }

  private static var codableEnumTags: [Swift.String] { ["text", "ping"] }
}

/// Written as:
///
/// ```
/// {"type":"text","body":<String?>}
/// {"type":"ping"}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 42)
extension MissingTagOfForms: Swift.Encodable {
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
    case .ping:
      try container.encode("ping" as Swift.String, forKey: "type")
    case .unknown:
      break  // written above, as it came
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// stringTagKey
// required
// requiredString
// requiredInt
// ifPresent
// stringIfPresent
// optionalValue
// anyKey
// containsAny
// hasValue
// otherScalar
// stringTag
// tag
// tagParent
// tagPresence
// tagAtPath
// tagIfAny
// caseKeys
// onlyCase
// caseKey
// singleValue
// root
// rootValue
// content
// attempts
// explanation
// expectation
// attemptedObject
// attemptedArray
// attemptsBesideTags
// scalar
// unknownTag
// anyValue
