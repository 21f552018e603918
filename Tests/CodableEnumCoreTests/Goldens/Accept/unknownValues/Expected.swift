// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"plain","x":<Int>}
/// {"type":<String>,"text":<String?>,"detail":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension UnknownValuesInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "UnknownValuesInternal", known: Self.codableEnumTags)
    switch tag {
    case "plain":
      try container.rejectKeys(otherThan: ["x", "type"], in: "UnknownValuesInternal.plain")
      self = try .plain(x: container.required(for: "x"))
    default:
      try container.rejectKeys(otherThan: ["text", "detail", "type"], in: "UnknownValuesInternal.unknown")
      if container.contains("detail") {
#sourceLocation(file: "Input.swift", line: 5)
        self = try .unknown(
          code: tag,
          message: container.ifPresent(for: "text"),
          hint: container.required(for: "detail"))
#sourceLocation()
      } else {
#sourceLocation(file: "Input.swift", line: 5)
        self = try .unknown(
          code: tag,
          message: container.ifPresent(for: "text"))
#sourceLocation()
      }
    }
  }

  private static var codableEnumTags: [Swift.String] { ["plain"] }
}

/// Written as:
///
/// ```
/// {"type":"plain","x":<Int>}
/// {"type":<String>,"text":<String?>,"detail":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension UnknownValuesInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .plain(x: let value0):
      try container.encode("plain" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "x")
    case .unknown(code: let value0, message: let value1, hint: let value2):
      try container.encode(value0, forKey: "type")
      try container.encodeIfPresent(value1, forKey: "text")
      try container.encode(value2, forKey: "detail")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":404}
/// {"t":<Int>,"c":{"_1":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 13)
extension UnknownValuesAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.Int = try container.tag(for: "t", of: "UnknownValuesAdjacent", known: Self.codableEnumTags)
    switch tag {
    case 404:
      self = .missing
    default:
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 17)
      self = try .unknown(
        tag,
        payload.required(for: "_1"))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["404"] }
}

/// Written as:
///
/// ```
/// {"t":404}
/// {"t":<Int>,"c":{"_1":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 13)
extension UnknownValuesAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .missing:
      try container.encode(404 as Swift.Int, forKey: "t")
    case .unknown(let value0, let value1):
      try container.encode(value0, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      try payload.encode(value1, forKey: "_1")
    }
  }
}

/// Read from:
///
/// ```
/// "plain"
/// {<String>:{"size":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension UnknownValuesExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name {
      case "plain":
        self = .plain
      default:
        throw codableEnumMissingPayload("UnknownValuesExternal.unknown", at: decoder.codingPath)
      }
      return
    }
    let key = try container.caseKey(of: "UnknownValuesExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "plain":
      self = .plain
    default:
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 27)
      self = try .unknown(tag: key.stringValue, size: payload.required(for: "size"))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["plain"] }
}

/// Written as:
///
/// ```
/// "plain"
/// {<String>:{"size":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension UnknownValuesExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .plain:
      var container = encoder.singleValueContainer()
      try container.encode("plain" as Swift.String)
    case .unknown(tag: let value0, size: let value1):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: CodableEnumKey(stringValue: value0))
      try payload.encode(value1, forKey: "size")
    }
  }
}

/// Read from:
///
/// ```
/// ["name"]
/// [<CodableEnumAnyValue>,<String>,<Int?>]
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension UnknownValuesArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "UnknownValuesArray")
    let tag: CodableEnumScalar = try elements.tag(of: "UnknownValuesArray", known: Self.codableEnumTags)
    switch tag {
    case .string("name"):
      self = .name
      try elements.expectEnd(of: "UnknownValuesArray.name", 0)
    default:
      elements.expect(2, of: "UnknownValuesArray.unknown")
#sourceLocation(file: "Input.swift", line: 34)
      self = try .unknown(tag: elements.value(ofTag: tag, isCoercing: false, in: decoder, of: "UnknownValuesArray", known: Self.codableEnumTags), elements.value(), elements.optional())
#sourceLocation()
      try elements.expectEnd(of: "UnknownValuesArray.unknown", 2)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["name"] }
}

/// Written as:
///
/// ```
/// ["name"]
/// [<CodableEnumAnyValue>,<String>,<Int?>]
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension UnknownValuesArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .name:
      try elements.encode("name" as Swift.String)
    case .unknown(tag: let value0, let value1, let value2):
      try elements.encode(value0)
      try elements.encode(value1)
      try elements.encode(value2)
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"plain","x":<Int>}
/// {"type":<String>,"size":<Int>}
/// ```
/// and from:
///
/// ```
/// {"plain":{"x":<Int>}}
/// {<String>:{"size":<Int>}}
/// ```
/// and from:
///
/// ```
/// ["plain",<Int>]
/// [<String>,<Int>]
/// ```
/// and from:
///
/// ```
/// {"type":"plain","c":{"x":<Int>}}
/// {"type":<String>,"c":{"size":<Int>}}
/// ```
/// and from:
///
/// ```
/// "plain"
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 43)
extension UnknownValuesReads: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "plain":
        if !(container.contains("c")) {
          self = try .plain(x: container.required(for: "x"))
          return
        } else {
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
          self = try .plain(x: payload.required(for: payload.anyKey(of: ["x", "_0"])))
          return
        }
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "plain":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .plain(x: payload.required(for: payload.anyKey(of: ["x", "_0"])))
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "plain":
        elements.expect(2, of: "UnknownValuesReads.plain")
        self = try .plain(x: elements.value())
        try elements.expectEnd(of: "UnknownValuesReads.plain", 1)
        return
      default:
        break
      }
    }
    if let tag: Swift.String = codableEnumTagIfAny(decoder) {
      switch tag {
      case "plain":
        throw codableEnumMissingPayload("UnknownValuesReads.plain", at: decoder.codingPath)
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "UnknownValuesReads", known: Self.codableEnumTags)
      if !(container.contains("c")) {
#sourceLocation(file: "Input.swift", line: 46)
        self = try .unknown(tag: tag, size: container.required(for: "size"))
#sourceLocation()
      } else {
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 46)
        self = try .unknown(tag: tag, size: payload.required(for: payload.anyKey(of: ["size", "_1"])))
#sourceLocation()
      }
      return
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "UnknownValuesReads")
      let tag: Swift.String = try elements.tag(of: "UnknownValuesReads", known: Self.codableEnumTags)
      elements.expect(2, of: "UnknownValuesReads.unknown")
#sourceLocation(file: "Input.swift", line: 46)
      self = try .unknown(tag: tag, size: elements.value())
#sourceLocation()
      try elements.expectEnd(of: "UnknownValuesReads.unknown", 1)
      return
    }
    if CodableEnumScalar(ifAny: decoder) != .other {
      let container = try decoder.singleValueContainer()
      _ = try codableEnumTag(in: container, of: "UnknownValuesReads", known: Self.codableEnumTags) as Swift.String
      throw codableEnumMissingPayload("UnknownValuesReads.unknown", at: decoder.codingPath)
    }
    if object?.allKeys.count == 1 {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let key = try container.caseKey(of: "UnknownValuesReads", container.caseKeys(known: Self.codableEnumTags))
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 46)
      self = try .unknown(tag: key.stringValue, size: payload.required(for: payload.anyKey(of: ["size", "_1"])))
#sourceLocation()
      return
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "UnknownValuesReads", known: Self.codableEnumTags)
    if !(container.contains("c")) {
#sourceLocation(file: "Input.swift", line: 46)
      self = try .unknown(tag: tag, size: container.required(for: "size"))
#sourceLocation()
    } else {
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 46)
      self = try .unknown(tag: tag, size: payload.required(for: payload.anyKey(of: ["size", "_1"])))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["plain"] }
}

/// Written as:
///
/// ```
/// {"type":"plain","x":<Int>}
/// {"type":<String>,"size":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 43)
extension UnknownValuesReads: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .plain(x: let value0):
      try container.encode("plain" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "x")
    case .unknown(tag: let value0, size: let value1):
      try container.encode(value0, forKey: "type")
      try container.encode(value1, forKey: "size")
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
// unknownKeys
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// optionalElement
// elementsEnd
// elementTag
// unknownElementTag
// keptElementTag
// elementTagIfAny
// singleValue
// rootTag
// rootTagIfAny
// nameOrObject
// scalar
// scalarIfAny
// coercedScalar
// scalarValue
// unknownTag
// missingPayload
// anyValue
