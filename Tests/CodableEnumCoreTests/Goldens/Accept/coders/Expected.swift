// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"paint","color":<CodersHex(CodersColor)>,"border":<CodersHex(CodersColor)?>,"shadow":<CodersHex(CodersMaybe)>}
/// {"type":"defaulted","color":<CodersHex(CodersColor)>,"border":<CodersHex(CodersColor)?>,"count":<Int>}
/// {"type":"boxed","in":<CodersBox<Int>(Int)>}
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension CodersInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "CodersInternal", known: Self.codableEnumTags)
    switch tag {
    case "paint":
#sourceLocation(file: "Input.swift", line: 32)
      self = try .paint(
        color: container.value(for: "color") { try CodersHex.decode(from: $0) },
        border: container.optional(for: "border") { try CodersHex.decode(from: $0) },
        shadow: container.value(for: "shadow") { try CodersHex.decode(from: $0) })
#sourceLocation()
    case "defaulted":
      if container.contains("color"), container.contains("count") {
#sourceLocation(file: "Input.swift", line: 37)
        self = try .defaulted(
          color: container.value(for: "color") { try CodersHex.decode(from: $0) },
          border: container.optional(for: "border") { try CodersHex.decode(from: $0) },
          count: container.required(for: "count"))
#sourceLocation()
      } else {
#sourceLocation(file: "Input.swift", line: 37)
        let defaults: Self = try .defaulted(

          border: container.optional(for: "border") { try CodersHex.decode(from: $0) })
#sourceLocation()
        if case .defaulted(color: var value0, border: let value1, count: var value2) = defaults {
#sourceLocation(file: "Input.swift", line: 38)
          try container.replace(&value0, for: "color") { try CodersHex.decode(from: $0) }
#sourceLocation(file: "Input.swift", line: 40)
          try container.replace(&value2, for: "count")
#sourceLocation()
          self = .defaulted(color: value0, border: value1, count: value2)
        } else {
          self = defaults
        }
      }
    case "boxed":
#sourceLocation(file: "Input.swift", line: 42)
      self = try .boxed(container.value(for: container.anyKey(of: ["in", "box"])) { try CodersBox<Int>.decode(from: $0) })
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "CodersInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["paint", "defaulted", "boxed"] }
}

/// Written as:
///
/// ```
/// {"type":"paint","color":<CodersHex(CodersColor)>,"border":<CodersHex(CodersColor)?>,"shadow":<CodersHex(CodersMaybe)>}
/// {"type":"defaulted","color":<CodersHex(CodersColor)>,"border":<CodersHex(CodersColor)?>,"count":<Int>}
/// {"type":"boxed","in":<CodersBox<Int>(Int)>}
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension CodersInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .paint(color: let value0, border: let value1, shadow: let value2):
      try container.encode("paint" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 33)
      try container.encodeUnlessNil(value0, for: "color") { try CodersHex.encode($0, to: $1) }
#sourceLocation(file: "Input.swift", line: 34)
      try container.encodeUnlessNil(value1, for: "border") { try CodersHex.encode($0, to: $1) }
#sourceLocation(file: "Input.swift", line: 35)
      try container.encode(value2, for: "shadow") { try CodersHex.encode($0, to: $1) }
#sourceLocation()
    case .defaulted(color: let value0, border: let value1, count: let value2):
      try container.encode("defaulted" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 38)
      try container.encodeUnlessNil(value0, for: "color") { try CodersHex.encode($0, to: $1) }
#sourceLocation(file: "Input.swift", line: 39)
      try container.encodeUnlessNil(value1, for: "border") { try CodersHex.encode($0, to: $1) }
#sourceLocation()
      try container.encode(value2, forKey: "count")
    case .boxed(let value0):
      try container.encode("boxed" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 42)
      try container.encodeUnlessNil(value0, for: "in") { try CodersBox<Int>.encode($0, to: $1) }
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"one":<CodersHex(CodersColor)>}
/// {"maybe":<CodersHex(CodersColor)>|null}
/// {"alias":<CodersHex(CodersMaybe)>}
/// {"two":[<CodersHex(CodersColor)>,<CodersHex(CodersColor)?>]}
/// ```
#sourceLocation(file: "Input.swift", line: 46)
extension CodersExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "CodersExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "one":
#sourceLocation(file: "Input.swift", line: 47)
      self = try .one(container.value(for: key) { try CodersHex.decode(from: $0) })
#sourceLocation()
    case "maybe":
#sourceLocation(file: "Input.swift", line: 48)
      self = try .maybe(container.optional(for: key) { try CodersHex.decode(from: $0) })
#sourceLocation()
    case "alias":
#sourceLocation(file: "Input.swift", line: 49)
      self = try .alias(container.value(for: key) { try CodersHex.decode(from: $0) })
#sourceLocation()
    case "two":
      var payload = try container.elements(for: key, expecting: 1, of: "CodersExternal.two")
#sourceLocation(file: "Input.swift", line: 50)
      self = try .two(
        payload.value { try CodersHex.decode(from: $0) },
        payload.optional { try CodersHex.decode(from: $0) })
#sourceLocation()
      try payload.expectEnd(of: "CodersExternal.two", 2)
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "CodersExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["one", "maybe", "alias", "two"] }
}

/// Written as:
///
/// ```
/// {"one":<CodersHex(CodersColor)>}
/// {"maybe":<CodersHex(CodersColor)>|null}
/// {"alias":<CodersHex(CodersMaybe)>}
/// {"two":[<CodersHex(CodersColor)>,<CodersHex(CodersColor)?>]}
/// ```
#sourceLocation(file: "Input.swift", line: 46)
extension CodersExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .one(let value0):
#sourceLocation(file: "Input.swift", line: 47)
      try container.encode(value0, for: "one") { try CodersHex.encode($0, to: $1) }
#sourceLocation()
    case .maybe(let value0):
#sourceLocation(file: "Input.swift", line: 48)
      try container.encode(value0, for: "maybe") { try CodersHex.encode($0, to: $1) }
#sourceLocation()
    case .alias(let value0):
#sourceLocation(file: "Input.swift", line: 49)
      try container.encode(value0, for: "alias") { try CodersHex.encode($0, to: $1) }
#sourceLocation()
    case .two(let value0, let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "two")
#sourceLocation(file: "Input.swift", line: 51)
      try codableEnumEncode(value0, to: &payload) { try CodersHex.encode($0, to: $1) }
#sourceLocation(file: "Input.swift", line: 52)
      try codableEnumEncode(value1, to: &payload) { try CodersHex.encode($0, to: $1) }
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// <Int>
/// <CodersHex(CodersColor)>
/// ```
#sourceLocation(file: "Input.swift", line: 57)
extension CodersUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("CodersUntagged")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .number(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("number", error)
    }
    attempt: do {
#sourceLocation(file: "Input.swift", line: 59)
      self = try .color(CodableEnumRoot(decoder).value { try CodersHex.decode(from: $0) })
#sourceLocation()
      return
    } catch {
      attempts.add("color", error)
    }
    attempts.explain("number", .scalar)
    attempts.explain("color")
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// <Int>
/// <CodersHex(CodersColor)>
/// ```
#sourceLocation(file: "Input.swift", line: 57)
extension CodersUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .number(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .color(let value0):
#sourceLocation(file: "Input.swift", line: 59)
      try codableEnumEncode(value0, to: encoder) { try CodersHex.encode($0, to: $1) }
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// ["color",<CodersHex(CodersColor)>]
/// ["maybe",<CodersHex(CodersMaybe)>]
/// ```
#sourceLocation(file: "Input.swift", line: 63)
extension CodersArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "CodersArray")
    let tag: Swift.String = try elements.tag(of: "CodersArray", known: Self.codableEnumTags)
    switch tag {
    case "color":
      elements.expect(2, of: "CodersArray.color")
#sourceLocation(file: "Input.swift", line: 64)
      self = try .color(elements.value { try CodersHex.decode(from: $0) })
#sourceLocation()
      try elements.expectEnd(of: "CodersArray.color", 1)
    case "maybe":
      elements.expect(2, of: "CodersArray.maybe")
#sourceLocation(file: "Input.swift", line: 66)
      self = try .maybe(elements.value { try CodersHex.decode(from: $0) })
#sourceLocation()
      try elements.expectEnd(of: "CodersArray.maybe", 1)
    default:
      throw elements.unknownTag(tag, of: "CodersArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["color", "maybe"] }
}

/// Written as:
///
/// ```
/// ["color",<CodersHex(CodersColor)>]
/// ["maybe",<CodersHex(CodersMaybe)>]
/// ```
#sourceLocation(file: "Input.swift", line: 63)
extension CodersArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .color(let value0):
      try elements.encode("color" as Swift.String)
#sourceLocation(file: "Input.swift", line: 64)
      try codableEnumEncode(value0, to: &elements) { try CodersHex.encode($0, to: $1) }
#sourceLocation()
    case .maybe(let value0):
      try elements.encode("maybe" as Swift.String)
#sourceLocation(file: "Input.swift", line: 66)
      try codableEnumEncode(value0, to: &elements) { try CodersHex.encode($0, to: $1) }
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"color","c":<CodersHex(CodersColor)>}
/// {"t":"maybe","c":<CodersHex(CodersColor)>|null}
/// ```
#sourceLocation(file: "Input.swift", line: 70)
extension CodersAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "CodersAdjacent", known: Self.codableEnumTags)
    switch tag {
    case "color":
#sourceLocation(file: "Input.swift", line: 71)
      self = try .color(container.value(for: "c") { try CodersHex.decode(from: $0) })
#sourceLocation()
    case "maybe":
#sourceLocation(file: "Input.swift", line: 72)
      self = try .maybe(container.optional(for: "c") { try CodersHex.decode(from: $0) })
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "CodersAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["color", "maybe"] }
}

/// Written as:
///
/// ```
/// {"t":"color","c":<CodersHex(CodersColor)>}
/// {"t":"maybe","c":<CodersHex(CodersColor)>|null}
/// ```
#sourceLocation(file: "Input.swift", line: 70)
extension CodersAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .color(let value0):
      try container.encode("color" as Swift.String, forKey: "t")
#sourceLocation(file: "Input.swift", line: 71)
      try container.encode(value0, for: "c") { try CodersHex.encode($0, to: $1) }
#sourceLocation()
    case .maybe(let value0):
      try container.encode("maybe" as Swift.String, forKey: "t")
#sourceLocation(file: "Input.swift", line: 72)
      try container.encode(value0, for: "c") { try CodersHex.encode($0, to: $1) }
#sourceLocation()
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredInt
// value
// optionalValue
// replacement
// anyKey
// containsAny
// codedValue
// codedOptional
// codedReplacement
// elementsUnderKey
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// optional
// missingKeys
// elements
// index
// elementsOf
// elementsExpecting
// element
// decoderElement
// elementsEnd
// codedElement
// codedOptionalElement
// elementTag
// unknownElementTag
// singleValue
// root
// rootValue
// codedRoot
// codedOptionalRoot
// attempts
// explanation
// expectation
// attemptedScalar
// scalar
// unknownTag
// coderEncoding
// coderEncodingUnlessNil
// unkeyedCoderEncoding
// rootCoderEncoding
