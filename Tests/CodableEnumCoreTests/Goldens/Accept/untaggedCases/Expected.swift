// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"url":<String>}
/// {"type":"stdio","command":<String>}
/// <[Int]>
/// <Bool>
/// {"type":"none"}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension AloneInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("AloneInternal")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "stdio":
        self = try .stdio(command: container.required(for: "command"))
        return
      case "none":
        self = .none
        return
      default:
        break
      }
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("url") else { break attempt }
        self = try .sse(url: payload.required(for: "url"))
        return
      } catch {
        attempts.add("sse", error)
      }
    }
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
#sourceLocation(file: "Input.swift", line: 7)
      self = try .list(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("list", error)
    }
#if os(Plan9)
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .flag(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("flag", error)
    }
#endif
    do {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "AloneInternal", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "AloneInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    } catch {
      attempts.explain("sse", .object(object, ["url"]))
      attempts.explain("list", .array(nil))
#if os(Plan9)
      attempts.explain("flag", .scalar)
#endif
      throw attempts.error(behind: error, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["stdio", "none"] }
}

/// Written as:
///
/// ```
/// {"url":<String>}
/// {"type":"stdio","command":<String>}
/// <[Int]>
/// <Bool>
/// {"type":"none"}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension AloneInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .sse(url: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "url")
    case .stdio(command: let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("stdio" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "command")
    case .list(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 7)
      try container.encode(value0)
#sourceLocation()
#if os(Plan9)
    case .flag(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
#endif
    case .none:
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("none" as Swift.String, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":1,"c":<Int>}
/// {"left":<AloneAdjacent>,"right":<AloneAdjacent>}
/// "autoSize"
/// {"t":<Int>,"c":{"note":<String?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension AloneAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("AloneAdjacent")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.Int = container.tagIfAny(for: "t") {
      switch tag {
      case 1:
        self = try .known(container.required(for: "c"))
        return
      default:
        break
      }
    }
    if let container = object, let _: Swift.Int = container.tagIfAny(for: "t") {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.Int = try container.tag(for: "t", of: "AloneAdjacent", known: Self.codableEnumTags)
      if try container.hasValue(for: "c") {
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 24)
        self = try .unknown(tag: tag, note: payload.ifPresent(for: "note"))
#sourceLocation()
      } else {
        self = .unknown(tag: tag, note: nil)
      }
      return
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("left"), payload.contains("right") else { break attempt }
#sourceLocation(file: "Input.swift", line: 20)
        self = try .pair(left: payload.value(for: "left"), right: payload.value(for: "right"))
#sourceLocation()
        return
      } catch {
        attempts.add("pair", error)
      }
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectName(anyOf: ["autoSize"])
      self = .autoSize
      return
    } catch {
      attempts.add("autoSize", error)
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.Int = try container.tag(for: "t", of: "AloneAdjacent", known: Self.codableEnumTags)
    if try container.hasValue(for: "c") {
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 24)
      self = try .unknown(tag: tag, note: payload.ifPresent(for: "note"))
#sourceLocation()
    } else {
      self = .unknown(tag: tag, note: nil)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["1"] }
}

/// Written as:
///
/// ```
/// {"t":1,"c":<Int>}
/// {"left":<AloneAdjacent>,"right":<AloneAdjacent>}
/// "autoSize"
/// {"t":<Int>,"c":{"note":<String?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension AloneAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .known(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode(1 as Swift.Int, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .pair(left: let value0, right: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 20)
      try payload.encodeUnlessNil(value0, for: "left")
#sourceLocation(file: "Input.swift", line: 20)
      try payload.encodeUnlessNil(value1, for: "right")
#sourceLocation()
    case .autoSize:
      var container = encoder.singleValueContainer()
      try container.encode("autoSize" as Swift.String)
    case .unknown(tag: let value0, note: let value1):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode(value0, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      try payload.encodeIfPresent(value1, forKey: "note")
    }
  }
}

/// Read from:
///
/// ```
/// "auto"
/// {"sized":{"_0":<Int>}}
/// <Int>
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 28)
extension AloneExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("AloneExternal")
    let object = attempts.object(of: decoder)
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "auto":
        self = .auto
        return
      case "sized":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .sized(payload.required(for: "_0"))
        return
      default:
        break
      }
    }
    if let tag: Swift.String = codableEnumTagIfAny(decoder) {
      switch tag {
      case "auto":
        self = .auto
        return
      case "sized":
        throw codableEnumMissingPayload("AloneExternal.sized", at: decoder.codingPath)
      default:
        break
      }
    }
    if let _: Swift.String = codableEnumTagIfAny(decoder) {
      let container: Swift.KeyedDecodingContainer<CodableEnumKey>
      switch try codableEnumNameOrObject(decoder) {
      case .object(let object):
        container = object
      case .name(let name):
        switch name {
        case "auto":
          self = .auto
        case "sized":
          throw codableEnumMissingPayload("AloneExternal.sized", at: decoder.codingPath)
        default:
          self = try .unknown(codableEnumContent(of: decoder))
        }
        return
      }
      _ = try container.caseKey(of: "AloneExternal", container.caseKeys(known: Self.codableEnumTags))
      self = try .unknown(codableEnumContent(of: decoder))
      return
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .plain(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("plain", error)
    }
    do {
      let container: Swift.KeyedDecodingContainer<CodableEnumKey>
      switch try codableEnumNameOrObject(decoder) {
      case .object(let object):
        container = object
      case .name(let name):
        switch name {
        case "auto":
          self = .auto
        case "sized":
          throw codableEnumMissingPayload("AloneExternal.sized", at: decoder.codingPath)
        default:
          self = try .unknown(codableEnumContent(of: decoder))
        }
        return
      }
      _ = try container.caseKey(of: "AloneExternal", container.caseKeys(known: Self.codableEnumTags))
      self = try .unknown(codableEnumContent(of: decoder))
    } catch {
      attempts.explain("plain", .scalar)
      throw attempts.error(behind: error, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["auto", "sized"] }
}

/// Written as:
///
/// ```
/// "auto"
/// {"sized":{"_0":<Int>}}
/// <Int>
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 28)
extension AloneExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    switch self {
    case .auto:
      var container = encoder.singleValueContainer()
      try container.encode("auto" as Swift.String)
    case .sized(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "sized")
      try payload.encode(value0, forKey: "_0")
    case .plain(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .unknown:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// ["ping"]
/// {"x":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 38)
extension AloneArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("AloneArray")
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "ping":
        self = .ping
        try elements.expectEnd(of: "AloneArray.ping", 0)
        return
      default:
        break
      }
    }
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
        self = try .object(x: payload.required(for: "x"))
        return
      } catch {
        attempts.add("object", error)
      }
    }
    do {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "AloneArray")
      let tag: Swift.String = try elements.tag(of: "AloneArray", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "AloneArray", known: Self.codableEnumTags)
    } catch {
      attempts.explain("object", .object(object, ["x"]))
      throw attempts.error(behind: error, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping"] }
}

/// Written as:
///
/// ```
/// ["ping"]
/// {"x":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 38)
extension AloneArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .ping:
      var elements = encoder.unkeyedContainer()
      try elements.encode("ping" as Swift.String)
    case .object(x: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "x")
    }
  }
}

/// Read from:
///
/// ```
/// "low"
/// "high"
/// {"_0":<Int>}
/// "unknown"
/// ```
#sourceLocation(file: "Input.swift", line: 45)
extension AloneRaw: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("AloneRaw")
    if let tag: Swift.String = codableEnumTagIfAny(decoder) {
      switch tag {
      case "low":
        self = .low
        return
      case "high":
        self = .high
        return
      default:
        break
      }
    }
    if let _: Swift.String = codableEnumTagIfAny(decoder) {
      let container = try decoder.singleValueContainer()
      _ = try codableEnumTag(in: container, of: "AloneRaw", known: Self.codableEnumTags) as Swift.String
      self = .unknown
      return
    }
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("_0") else { break attempt }
        self = try .custom(payload.required(for: "_0"))
        return
      } catch {
        attempts.add("custom", error)
      }
    }
    do {
      let container = try decoder.singleValueContainer()
      _ = try codableEnumTag(in: container, of: "AloneRaw", known: Self.codableEnumTags) as Swift.String
      self = .unknown
    } catch {
      attempts.explain("custom", .object(object, ["_0"]))
      throw attempts.error(behind: error, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["low", "high"] }
}

/// Written as:
///
/// ```
/// "low"
/// "high"
/// {"_0":<Int>}
/// "unknown"
/// ```
#sourceLocation(file: "Input.swift", line: 45)
extension AloneRaw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .low:
      var container = encoder.singleValueContainer()
      try container.encode("low" as Swift.String)
    case .high:
      var container = encoder.singleValueContainer()
      try container.encode("high" as Swift.String)
    case .custom(let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "_0")
    case .unknown:
      var container = encoder.singleValueContainer()
      try container.encode("unknown" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// {"base_url":<String>}
/// {"type":"stdio","command":<String>}
/// ```
/// and from:
///
/// ```
/// {"base_url":<String>}
/// {"stdio":{"command":<String>}}
/// ```
/// and from:
///
/// ```
/// {"base_url":<String>}
/// {"command":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 57)
extension AloneReads: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("AloneReads")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "stdio":
        self = try .stdio(command: container.required(for: "command"))
        return
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "stdio":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .stdio(command: payload.required(for: payload.anyKey(of: ["command", "_0"])))
        return
      default:
        break
      }
    }
    if let container = object, !container.contains(anyOf: ["base_url", "baseURL", "command"]), !((try? object?.containsTag(at: ["type"])) == true) {
      self = try .stdio(command: container.required(for: "command"))
      return
    }
    if let payload = object {
      attempt: do {
        self = try .sse(baseURL: payload.required(for: payload.anyKey(of: ["base_url", "baseURL"])))
        return
      } catch {
        attempts.add("sse", error)
      }
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("command") else { break attempt }
        self = try .stdio(command: payload.required(for: "command"))
        return
      } catch {
        attempts.add("stdio", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      do {
        let container = try decoder.container(keyedBy: CodableEnumKey.self)
        let tag: Swift.String = try container.hasValue(for: "type") ? container.tag(for: "type", of: "AloneReads", known: Self.codableEnumTags) : "stdio"
        throw codableEnumUnknownTag(tag, of: "AloneReads", known: Self.codableEnumTags, at: container.codingPath, ["type"])
      } catch {
        attempts.explain("sse", .object(object, []))
        attempts.explain("stdio", .object(object, ["command"]))
        throw attempts.error(behind: error, at: decoder.codingPath)
      }
    }
    if let container = object {
      self = try .stdio(command: container.required(for: "command"))
      return
    }
    do {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.hasValue(for: "type") ? container.tag(for: "type", of: "AloneReads", known: Self.codableEnumTags) : "stdio"
      throw codableEnumUnknownTag(tag, of: "AloneReads", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    } catch {
      attempts.explain("sse", .object(object, []))
      attempts.explain("stdio", .object(object, ["command"]))
      throw attempts.error(behind: error, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["stdio"] }
}

/// Written as:
///
/// ```
/// {"base_url":<String>}
/// {"type":"stdio","command":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 57)
extension AloneReads: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .sse(baseURL: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "base_url")
    case .stdio(command: let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("stdio" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "command")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"text","body":<String>}
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 65)
extension AloneSkipped: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("AloneSkipped")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "text":
        try container.rejectKeys(otherThan: ["body", "type"], in: "AloneSkipped.text")
        self = try .text(body: container.required(for: "body"))
        return
      default:
        break
      }
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .old(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("old", error)
    }
    do {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "AloneSkipped", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "AloneSkipped", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    } catch {
      attempts.explain("old", .scalar)
      throw attempts.error(behind: error, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
}

/// Written as:
///
/// ```
/// {"type":"text","body":<String>}
/// {"size":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 65)
extension AloneSkipped: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .text(body: let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
    case .old:
      throw codableEnumNotEncodable(self, "AloneSkipped.old", at: encoder.codingPath)
    case .new(size: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "size")
    }
  }
}

/// Written as:
///
/// ```
/// ["text",<String>]
/// {"text":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 74)
extension AloneEncoded: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .text(let value0):
      var elements = encoder.unkeyedContainer()
      try elements.encode("text" as Swift.String)
      try elements.encode(value0)
    case .object(text: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "text")
    }
  }
}

/// Read from:
///
/// ```
/// ["ping"]
/// ```
#sourceLocation(file: "Input.swift", line: 81)
extension AloneWritten: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "AloneWritten")
    let tag: Swift.String = try elements.tag(of: "AloneWritten", known: Self.codableEnumTags)
    switch tag {
    case "ping":
      self = .ping
      try elements.expectEnd(of: "AloneWritten.ping", 0)
    default:
      throw elements.unknownTag(tag, of: "AloneWritten", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping"] }
}

/// Written as:
///
/// ```
/// ["ping"]
/// {"size":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 81)
extension AloneWritten: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .ping:
      var elements = encoder.unkeyedContainer()
      try elements.encode("ping" as Swift.String)
    case .old(size: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "size")
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
// stringIfPresent
// value
// optionalValue
// anyKey
// containsAny
// hasValue
// otherScalar
// stringTag
// tag
// tagPresence
// tagIfAny
// caseKeys
// onlyCase
// caseKey
// unknownKeys
// optional
// elements
// index
// elementsOf
// element
// elementsEnd
// elementTag
// unknownElementTag
// elementTagIfAny
// singleValue
// root
// rootValue
// rootName
// content
// rootTag
// rootTagIfAny
// nameOrObject
// attempts
// explanation
// expectation
// attemptedObject
// attemptedArray
// attemptedScalar
// attemptsBesideTags
// scalar
// unknownTag
// missingPayload
// encodingUnlessNil
// notEncodable
// anyValue
