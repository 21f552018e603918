// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":"broken","raw":<CodableEnumAnyValue>,"note":<String?>,"size":<Int>}
/// {"type":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 4)
extension FallbackInternal: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    do {
      self = try Self(codableEnumFrom: decoder)
    } catch {
      self = try .broken(raw: codableEnumContent(of: decoder))
    }
  }

  private init(codableEnumFrom decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "FallbackInternal", known: Self.codableEnumTags)
    switch tag {
    case "text":
      self = try .text(body: container.required(for: "body"))
    case "broken":
      if container.contains("size") {
#sourceLocation(file: "Input.swift", line: 6)
        self = try .broken(raw: container.value(for: "raw"), note: container.ifPresent(for: "note"), size: container.required(for: "size"))
#sourceLocation()
      } else {
#sourceLocation(file: "Input.swift", line: 6)
        self = try .broken(raw: container.value(for: "raw"), note: container.ifPresent(for: "note"))
#sourceLocation()
      }
    default:
#sourceLocation(file: "Input.swift", line: 8)
      self = .unknown(tag)
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "broken"] }
}

/// Written as:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":"broken","raw":<CodableEnumAnyValue>,"note":<String?>,"size":<Int>}
/// {"type":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 4)
extension FallbackInternal: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
    case .broken(raw: let value0, note: let value1, size: let value2):
      try container.encode("broken" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 6)
      try container.encodeUnlessNil(value0, for: "raw")
#sourceLocation()
      try container.encodeIfPresent(value1, forKey: "note")
      try container.encode(value2, forKey: "size")
    case .unknown(let value0):
      try container.encode(value0, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"value":{"_0":<Value>}}
/// {"none":{"_0":<Int?>,"maybe":<FallbackMaybe>}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension FallbackExternal: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    do {
      self = try Self(codableEnumFrom: decoder)
    } catch {
      self = .none(nil, maybe: nil)
    }
  }

  private init(codableEnumFrom decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "FallbackExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "value":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 13)
      self = try .value(payload.value(for: "_0"))
#sourceLocation()
    case "none":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 14)
      self = try .none(payload.ifPresent(for: "_0"), maybe: payload.value(for: "maybe"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "FallbackExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value", "none"] }
}

/// Written as:
///
/// ```
/// {"value":{"_0":<Value>}}
/// {"none":{"_0":<Int?>,"maybe":<FallbackMaybe>}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension FallbackExternal: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
#sourceLocation(file: "Input.swift", line: 13)
      try payload.encode(value0, forKey: "_0")
#sourceLocation()
    case .none(let value0, maybe: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "none")
      try payload.encodeIfPresent(value0, forKey: "_0")
#sourceLocation(file: "Input.swift", line: 14)
      try payload.encodeUnlessNil(value1, for: "maybe")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"text","c":<String>}
/// {"t":"none"}
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension FallbackAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    do {
      self = try Self(codableEnumFrom: decoder)
    } catch {
      self = .none
    }
  }

  private init(codableEnumFrom decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "FallbackAdjacent", known: Self.codableEnumTags)
    switch tag {
    case "text":
      self = try .text(container.required(for: "c"))
    case "none":
      self = .none
    default:
      throw codableEnumUnknownTag(tag, of: "FallbackAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "none"] }
}

/// Written as:
///
/// ```
/// {"t":"text","c":<String>}
/// {"t":"none"}
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension FallbackAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .none:
      try container.encode("none" as Swift.String, forKey: "t")
    }
  }
}

/// Read from:
///
/// ```
/// <[FallbackUntagged]>
/// <Int>
/// {"rest":<CodableEnumAnyValue>}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension FallbackUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    do {
      self = try Self(codableEnumFrom: decoder)
    } catch {
      self = try .rest(rest: codableEnumContent(of: decoder))
    }
  }

  private init(codableEnumFrom decoder: any Swift.Decoder) throws {
    var attempts = CodableEnumAttempts("FallbackUntagged")
    _ = attempts.isArray(decoder)
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
#sourceLocation(file: "Input.swift", line: 25)
      self = try .list(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("list", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .count(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("count", error)
    }
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("rest") else { break attempt }
#sourceLocation(file: "Input.swift", line: 27)
        self = try .rest(rest: payload.value(for: "rest"))
#sourceLocation()
        return
      } catch {
        attempts.add("rest", error)
      }
    }
    attempts.explain("list", .array(nil))
    attempts.explain("count", .scalar)
    attempts.explain("rest", .object(object, ["rest"]))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// <[FallbackUntagged]>
/// <Int>
/// {"rest":<CodableEnumAnyValue>}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension FallbackUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .list(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 25)
      try container.encode(value0)
#sourceLocation()
    case .count(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .rest(rest: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 27)
      try payload.encodeUnlessNil(value0, for: "rest")
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
#sourceLocation(file: "Input.swift", line: 31)
extension FallbackRaw: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    do {
      self = try Self(codableEnumFrom: decoder)
    } catch {
      self = .low
    }
  }

  private init(codableEnumFrom decoder: any Swift.Decoder) throws {
    let container = try decoder.singleValueContainer()
    let tag: Swift.Int = try codableEnumTag(in: container, of: "FallbackRaw", known: Self.codableEnumTags)
    switch tag {
    case 0:
      self = .low
    case 1:
      self = .high
    default:
      throw codableEnumUnknownTag(tag, of: "FallbackRaw", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0", "1"] }
}

/// Written as:
///
/// ```
/// 0
/// 1
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension FallbackRaw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .low:
      try container.encode(0 as Swift.Int)
    case .high:
      try container.encode(1 as Swift.Int)
    }
  }
}

/// Read from:
///
/// ```
/// ["text",<String>]
/// ["none"]
/// ```
/// and from:
///
/// ```
/// {"text":{"body":<String>}}
/// {"none":{}}
/// ```
/// and from:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":"none"}
/// ```
#sourceLocation(file: "Input.swift", line: 36)
extension FallbackArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    do {
      self = try Self(codableEnumFrom: decoder)
    } catch {
      self = .none
    }
  }

  private init(codableEnumFrom decoder: any Swift.Decoder) throws {
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "text":
        elements.expect(2, of: "FallbackArray.text")
        self = try .text(body: elements.value())
        try elements.expectEnd(of: "FallbackArray.text", 1)
        return
      case "none":
        self = .none
        try elements.expectEnd(of: "FallbackArray.none", 0)
        return
      default:
        break
      }
    }
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "text":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .text(body: payload.required(for: payload.anyKey(of: ["body", "_0"])))
        return
      case "none":
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = .none
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "text":
        self = try .text(body: container.required(for: container.anyKey(of: ["body", "_0"])))
        return
      case "none":
        self = .none
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "FallbackArray", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "FallbackArray", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "FallbackArray")
    let tag: Swift.String = try elements.tag(of: "FallbackArray", known: Self.codableEnumTags)
    throw elements.unknownTag(tag, of: "FallbackArray", known: Self.codableEnumTags)
  }

  private static var codableEnumTags: [Swift.String] { ["text", "none"] }
}

/// Written as:
///
/// ```
/// ["text",<String>]
/// ["none"]
/// ```
#sourceLocation(file: "Input.swift", line: 36)
extension FallbackArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .text(body: let value0):
      try elements.encode("text" as Swift.String)
      try elements.encode(value0)
    case .none:
      try elements.encode("none" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"text","body":<String>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 42)
extension FallbackUnknown: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    do {
      self = try Self(codableEnumFrom: decoder)
    } catch {
      self = try .other(codableEnumContent(of: decoder))
    }
  }

  private init(codableEnumFrom decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "type", of: "FallbackUnknown", known: Self.codableEnumTags)
    switch tag {
    case .string("text"):
      self = try .text(body: container.required(for: "body"))
    default:
      self = try .other(codableEnumContent(of: decoder))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
}

/// Written as:
///
/// ```
/// {"type":"text","body":<String>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 42)
extension FallbackUnknown: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .other(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
    case .other:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":"debug"}
/// {"type":"release"}
/// ```
#sourceLocation(file: "Input.swift", line: 49)
extension FallbackConditional: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    do {
      self = try Self(codableEnumFrom: decoder)
    } catch {
#if DEBUG
#else
      guard #available(macOS 10.15, iOS 13, *) else {
        throw codableEnumUnavailable("FallbackConditional.release", at: decoder.codingPath)
      }
      self = .release
#endif
#if DEBUG
      throw error
#else
#endif
    }
  }

  private init(codableEnumFrom decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "FallbackConditional", known: Self.codableEnumTags)
    switch tag {
    case "text":
      self = try .text(body: container.required(for: "body"))
#if DEBUG
    case "debug":
      self = .debug
#else
    case "release":
      guard #available(macOS 10.15, iOS 13, *) else {
        throw codableEnumUnavailable("FallbackConditional.release", at: decoder.codingPath)
      }
      self = .release
#endif
    default:
      throw codableEnumUnknownTag(tag, of: "FallbackConditional", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    var tags: [Swift.String] = []
    tags += ["text"]
#if DEBUG
    tags += ["debug"]
#else
    tags += ["release"]
#endif
    return tags
  }
}

/// Written as:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":"debug"}
/// {"type":"release"}
/// ```
#sourceLocation(file: "Input.swift", line: 49)
extension FallbackConditional: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
#if DEBUG
    case .debug:
      try container.encode("debug" as Swift.String, forKey: "type")
#else
    case .release:
      try container.encode("release" as Swift.String, forKey: "type")
#endif
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":"debug"}
/// ```
#sourceLocation(file: "Input.swift", line: 60)
extension FallbackElsewhere: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    do {
      self = try Self(codableEnumFrom: decoder)
    } catch {
#if DEBUG
      self = .debug
#endif
#if DEBUG
#else
      throw error
#endif
    }
  }

  private init(codableEnumFrom decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "FallbackElsewhere", known: Self.codableEnumTags)
    switch tag {
    case "text":
      self = try .text(body: container.required(for: "body"))
#if DEBUG
    case "debug":
      self = .debug
#endif
    default:
      throw codableEnumUnknownTag(tag, of: "FallbackElsewhere", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    var tags: [Swift.String] = []
    tags += ["text"]
#if DEBUG
    tags += ["debug"]
#endif
    return tags
  }
}

/// Written as:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":"debug"}
/// ```
#sourceLocation(file: "Input.swift", line: 60)
extension FallbackElsewhere: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
#if DEBUG
    case .debug:
      try container.encode("debug" as Swift.String, forKey: "type")
#endif
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
// elementsEnd
// elementTag
// unknownElementTag
// elementTagIfAny
// singleValue
// root
// rootValue
// content
// rootTag
// attempts
// explanation
// expectation
// attemptedObject
// attemptedArray
// attemptedScalar
// scalar
// unknownTag
// unavailable
// encodingUnlessNil
// anyValue
