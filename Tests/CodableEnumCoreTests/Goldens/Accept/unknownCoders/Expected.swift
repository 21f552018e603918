// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"text","body":<String>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension CodedUnknown: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "type", of: "CodedUnknown", known: Self.codableEnumTags)
    switch tag {
    case .string("text"):
      self = try .text(body: container.required(for: "body"))
    default:
#sourceLocation(file: "Input.swift", line: 5)
      let (value0, value1) = try CodedUnknownCoder.decode(from: decoder)
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 5)
      self = .custom(name: value0, fields: value1)
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 2)
extension CodedUnknown: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .custom(name: let value0, fields: let value1) = self {
#sourceLocation(file: "Input.swift", line: 5)
      return try CodedUnknownCoder.encode((value0, value1), to: encoder)
#sourceLocation()
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
    case .custom:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// <Int>
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension CodedMember: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("CodedMember")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .number(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("number", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .text(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("text", error)
    }
    attempts.explain("number", .scalar)
    attempts.explain("text", .scalar)
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// <Int>
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension CodedMember: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .number(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .text(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    }
  }
}

/// Read from:
///
/// ```
/// "ping"
/// {"text":{"body":<String>}}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 36)
extension CodedUnknownKey: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name {
      case "ping":
        self = .ping
      case "text":
        throw codableEnumMissingPayload("CodedUnknownKey.text", at: decoder.codingPath)
      default:
#sourceLocation(file: "Input.swift", line: 40)
        let value0 = try CodedPairCoder.decode(from: decoder)
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 40)
        self = .other(value0)
#sourceLocation()
      }
      return
    }
    let key = try container.caseKey(of: "CodedUnknownKey", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "ping":
      self = .ping
    case "text":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .text(body: payload.required(for: "body"))
    default:
#sourceLocation(file: "Input.swift", line: 40)
      let value0 = try CodedPairCoder.decode(from: decoder)
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 40)
      self = .other(value0)
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "text"] }
}

/// Written as:
///
/// ```
/// "ping"
/// {"text":{"body":<String>}}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 36)
extension CodedUnknownKey: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .other(let value0) = self {
#sourceLocation(file: "Input.swift", line: 40)
      return try CodedPairCoder.encode(value0, to: encoder)
#sourceLocation()
    }
    switch self {
    case .ping:
      var container = encoder.singleValueContainer()
      try container.encode("ping" as Swift.String)
    case .text(body: let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "text")
      try payload.encode(value0, forKey: "body")
    case .other:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// <Int>
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 54)
extension CodedRest: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("CodedRest")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .number(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("number", error)
    }
#sourceLocation(file: "Input.swift", line: 57)
    let value0 = try CodedPairCoder.decode(from: decoder)
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 57)
    self = .other(value0)
#sourceLocation()
  }
}

/// Written as:
///
/// ```
/// <Int>
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 54)
extension CodedRest: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .other(let value0) = self {
#sourceLocation(file: "Input.swift", line: 57)
      return try CodedPairCoder.encode(value0, to: encoder)
#sourceLocation()
    }
    switch self {
    case .number(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .other:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// ["ping"]
/// …
/// ```
/// and from:
///
/// ```
/// {"t":"ping"}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 61)
extension CodedUnknownForms: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    if var elements = try? CodableEnumElements(of: decoder), let tag: CodableEnumScalar = elements.tagIfAny() {
      switch tag {
      case .string("ping"):
        self = .ping
        try elements.expectEnd(of: "CodedUnknownForms.ping", 0)
        return
      default:
        break
      }
    }
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let tag: CodableEnumScalar = container.tagIfAny(for: "t") {
      switch tag {
      case .string("ping"):
        self = .ping
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      _ = try container.tag(for: "t", of: "CodedUnknownForms", known: Self.codableEnumTags) as CodableEnumScalar
#sourceLocation(file: "Input.swift", line: 64)
      let value0 = try CodedPairCoder.decode(from: decoder)
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 64)
      self = .other(value0)
#sourceLocation()
      return
    }
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "CodedUnknownForms")
    _ = try elements.tag(of: "CodedUnknownForms", known: Self.codableEnumTags) as CodableEnumScalar
#sourceLocation(file: "Input.swift", line: 64)
    let value0 = try CodedPairCoder.decode(from: decoder)
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 64)
    self = .other(value0)
#sourceLocation()
  }

  private static var codableEnumTags: [Swift.String] { ["ping"] }
}

/// Written as:
///
/// ```
/// ["ping"]
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 61)
extension CodedUnknownForms: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .other(let value0) = self {
#sourceLocation(file: "Input.swift", line: 64)
      return try CodedPairCoder.encode(value0, to: encoder)
#sourceLocation()
    }
    var elements = encoder.unkeyedContainer()
    switch self {
    case .ping:
      try elements.encode("ping" as Swift.String)
    case .other:
      break  // written above, as it came
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredString
// optionalValue
// otherScalar
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
// element
// elementsEnd
// elementTag
// unknownElementTag
// elementTagIfAny
// singleValue
// root
// rootValue
// nameOrObject
// attempts
// explanation
// expectation
// attemptedScalar
// scalar
// unknownTag
// missingPayload
