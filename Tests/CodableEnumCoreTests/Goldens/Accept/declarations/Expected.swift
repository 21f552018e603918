// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"text":{"_0":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 5)
extension DeclarationsOfAlias {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "DeclarationsOfAlias", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "text":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .text(payload.required(for: "_0"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "DeclarationsOfAlias", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
}

/// Written as:
///
/// ```
/// {"text":{"_0":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 5)
extension DeclarationsOfAlias {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "text")
      try payload.encode(value0, forKey: "_0")
    }
  }
}

/// Read from:
///
/// ```
/// ["text",<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension DeclarationsUnderCondition {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "DeclarationsUnderCondition")
    let tag: Swift.String = try elements.tag(of: "DeclarationsUnderCondition", known: Self.codableEnumTags)
    switch tag {
    case "text":
      elements.expect(2, of: "DeclarationsUnderCondition.text")
      self = try .text(elements.value())
      try elements.expectEnd(of: "DeclarationsUnderCondition.text", 1)
    default:
      throw elements.unknownTag(tag, of: "DeclarationsUnderCondition", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
}

#if os(Linux)
#else
extension DeclarationsUnderCondition: Swift.Decodable {}
#endif

/// Written as:
///
/// ```
/// ["text",<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension DeclarationsUnderCondition {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .text(let value0):
      try elements.encode("text" as Swift.String)
      try elements.encode(value0)
    }
  }
}

#if os(Linux)
#else
#if os(Linux)
extension DeclarationsUnderCondition: Swift.Encodable {}
#elseif os(Windows)
#else
extension DeclarationsUnderCondition: Swift.Encodable {}
#endif
#endif

/// Read from:
///
/// ```
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension DeclarationsElsewhere {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("DeclarationsElsewhere")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .text(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("text", error)
    }
    attempts.explain("text", .scalar)
    throw attempts.error(at: decoder.codingPath)
  }
}

#if os(Windows)
#else
extension DeclarationsElsewhere: Swift.Decodable {}
#endif

/// Written as:
///
/// ```
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension DeclarationsElsewhere {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .text(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    }
  }
}

#if os(Windows)
#else
extension DeclarationsElsewhere: Swift.Encodable {}
#endif

/// Read from:
///
/// ```
/// {"type":"value","value":<Type>}
/// {"type":"kind","name":<String>,"kinds":<[Type]>}
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension DeclarationsGeneric: Swift.Decodable where Type: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "DeclarationsGeneric", known: Self.codableEnumTags)
    switch tag {
    case "value":
#sourceLocation(file: "Input.swift", line: 31)
      self = try .value(value: container.value(for: "value"))
#sourceLocation()
    case "kind":
#sourceLocation(file: "Input.swift", line: 32)
      self = try .kind(name: container.required(for: "name"), kinds: container.required(for: "kinds"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "DeclarationsGeneric", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value", "kind"] }
}

/// Written as:
///
/// ```
/// {"type":"value","value":<Type>}
/// {"type":"kind","name":<String>,"kinds":<[Type]>}
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension DeclarationsGeneric: Swift.Encodable where Type: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(value: let value0):
      try container.encode("value" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 31)
      try container.encodeUnlessDynamicallyNil(value0, for: "value")
#sourceLocation()
    case .kind(name: let value0, kinds: let value1):
      try container.encode("kind" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "name")
#sourceLocation(file: "Input.swift", line: 32)
      try container.encode(value1, forKey: "kinds")
#sourceLocation()
    }
  }
}

extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  mutating func encodeIfPresent<Type>(
    _ value: DeclarationsGeneric<Type>?, forKey key: Self.Key
  ) throws where Type: Swift.Encodable {
    if let value {
      try encode(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }
}

/// Read from:
///
/// ```
/// {"insert":{"_0":<Element>,"at":<Int>}}
/// {"clear":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 37)
extension Array.DeclarationsEdit: Swift.Decodable where Element: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "Array.DeclarationsEdit", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "insert":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 38)
      self = try .insert(payload.value(for: "_0"), at: payload.required(for: "at"))
#sourceLocation()
    case "clear":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .clear
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "Array.DeclarationsEdit", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["insert", "clear"] }
}

/// Written as:
///
/// ```
/// {"insert":{"_0":<Element>,"at":<Int>}}
/// {"clear":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 37)
extension Array.DeclarationsEdit: Swift.Encodable where Element: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .insert(let value0, at: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "insert")
#sourceLocation(file: "Input.swift", line: 38)
      try payload.encode(value0, forKey: "_0")
#sourceLocation()
      try payload.encode(value1, forKey: "at")
    case .clear:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "clear")
    }
  }
}

extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  mutating func encodeIfPresent<Element>(
    _ value: Array<Element>.DeclarationsEdit?, forKey key: Self.Key
  ) throws where Element: Swift.Encodable {
    if let value {
      try encode(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }
}

/// Read from:
///
/// ```
/// {"set":{"_0":<Value>}}
/// {"remove":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 45)
extension Dictionary.DeclarationsChange: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "Dictionary.DeclarationsChange", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "set":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 46)
      self = try .set(payload.value(for: "_0"))
#sourceLocation()
    case "remove":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .remove
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "Dictionary.DeclarationsChange", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["set", "remove"] }
}

/// Written as:
///
/// ```
/// {"set":{"_0":<Value>}}
/// {"remove":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 45)
extension Dictionary.DeclarationsChange: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .set(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "set")
#sourceLocation(file: "Input.swift", line: 46)
      try payload.encode(value0, forKey: "_0")
#sourceLocation()
    case .remove:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "remove")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"text","c":<String>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 52)
extension DeclarationsInlinable: Swift.Decodable {
  @usableFromInline init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "t", of: "DeclarationsInlinable", known: Self.codableEnumTags)
    switch tag {
    case .string("text"):
      self = try .text(container.required(for: "c"))
    default:
      self = try .other(codableEnumContent(of: decoder))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
}

/// Written as:
///
/// ```
/// {"t":"text","c":<String>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 52)
extension DeclarationsInlinable: Swift.Encodable {
  @usableFromInline func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .other(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .other:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// "big"
/// ```
#sourceLocation(file: "Input.swift", line: 60)
extension DeclarationsParent.Kind: Swift.Decodable {
  @usableFromInline init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "DeclarationsParent.Kind", known: Self.codableEnumTags)
    switch tag {
    case "big":
      self = .big
    default:
      throw codableEnumUnknownTag(tag, of: "DeclarationsParent.Kind", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["big"] }
}

/// Written as:
///
/// ```
/// "big"
/// ```
#sourceLocation(file: "Input.swift", line: 60)
extension DeclarationsParent.Kind: Swift.Encodable {
  @usableFromInline func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .big:
      try container.encode("big" as Swift.String)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredString
// requiredInt
// value
// otherScalar
// stringTag
// tag
// caseKeys
// onlyCase
// caseKey
// optional
// nilTest
// elements
// index
// elementsOf
// elementsExpecting
// element
// elementsEnd
// elementTag
// unknownElementTag
// singleValue
// root
// rootValue
// content
// rootTag
// attempts
// explanation
// expectation
// attemptedScalar
// scalar
// unknownTag
// dynamicNilEncoding
// anyValue
