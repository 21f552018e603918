// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"link":{"_0":<ForeignURL>,"home":<ForeignMaybeURL>}}
/// …<ForeignURL>
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ForeignTypesExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "ForeignTypesExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "link":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 3)
      self = try .link(payload.value(for: "_0"), home: payload.value(for: "home"))
#sourceLocation()
    default:
      self = try .other(codableEnumContent(of: decoder))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["link"] }
}

/// Written as:
///
/// ```
/// {"link":{"_0":<ForeignURL>,"home":<ForeignMaybeURL>}}
/// …<ForeignURL>
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ForeignTypesExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .other(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .link(let value0, home: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "link")
#sourceLocation(file: "Input.swift", line: 3)
      try payload.encodeUnlessNil(value0, for: "_0")
#sourceLocation(file: "Input.swift", line: 3)
      try payload.encodeUnlessNil(value1, for: "home")
#sourceLocation()
    case .other:
      break  // written above, as it came
    }
  }
}

extension ForeignTypesExternal {
  /// The value called `home`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 3)
  var home: ForeignMaybeURL? {
#sourceLocation()
    switch self {
    case .link(_, home: let value1): return value1
    case .other: return nil
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"link","url":<ForeignURL>,"home":<ForeignMaybeURL>}
/// {"type":"merged",…<ForeignParts?>,"count":<Int>}
/// …<ForeignURL>
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension ForeignTypesInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "type", of: "ForeignTypesInternal", known: Self.codableEnumTags)
    switch tag {
    case .string("link"):
#sourceLocation(file: "Input.swift", line: 10)
      self = try .link(url: container.value(for: "url"), home: container.value(for: "home"))
#sourceLocation()
    case .string("merged"):
#sourceLocation(file: "Input.swift", line: 11)
      self = try .merged(
        codableEnumFlattenedOptional(in: decoder),
        count: container.required(for: "count"))
#sourceLocation()
    default:
#sourceLocation(file: "Input.swift", line: 16)
      self = try .other(tag: container.value(ofTag: tag, isCoercing: false, for: "type", of: "ForeignTypesInternal", known: Self.codableEnumTags), content: codableEnumContent(of: decoder))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["link", "merged"] }
}

/// Written as:
///
/// ```
/// {"type":"link","url":<ForeignURL>,"home":<ForeignMaybeURL>}
/// {"type":"merged",…<ForeignParts?>,"count":<Int>}
/// …<ForeignURL>
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension ForeignTypesInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .other(tag: _, content: let value1) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value1)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .link(url: let value0, home: let value1):
      try container.encode("link" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 10)
      try container.encodeUnlessNil(value0, for: "url")
#sourceLocation(file: "Input.swift", line: 10)
      try container.encodeUnlessNil(value1, for: "home")
#sourceLocation()
    case .merged(let value0, count: let value1):
      try container.encode("merged" as Swift.String, forKey: "type")
      let besideTag = CodableEnumBeside(encoder, besides: ["count"], at: ["type"], tags: ["merged" as Swift.String], isTagWritten: true)
#sourceLocation(file: "Input.swift", line: 12)
      try codableEnumFlatten(value0, to: besideTag)
#sourceLocation()
      try container.encode(value1, forKey: "count")
      try besideTag.finish()
    case .other:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// <ForeignURL>
/// null
/// ```
#sourceLocation(file: "Input.swift", line: 20)
extension ForeignTypesUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("ForeignTypesUntagged")
    attempt: do {
      guard attempts.mayBeURL(decoder) else { break attempt }
#sourceLocation(file: "Input.swift", line: 21)
      self = try .link(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("link", error)
    }
    attempt: do {
      guard try decoder.singleValueContainer().decodeNil() else { break attempt }
      self = .none
      return
    } catch {
      attempts.add("none", error)
    }
    attempts.explain("link", .scalar)
    attempts.explain("none", .null)
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// <ForeignURL>
/// null
/// ```
#sourceLocation(file: "Input.swift", line: 20)
extension ForeignTypesUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .link(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 21)
      try container.encode(value0)
#sourceLocation()
    case .none:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }
}

/// Read from:
///
/// ```
/// "home"
/// …<ForeignURL>
/// ```
#sourceLocation(file: "Input.swift", line: 26)
extension ForeignTypesRaw: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag = CodableEnumScalar(ifAnyIn: container)
    switch tag {
    case .string("home"):
      self = .home
    default:
      self = try .other(codableEnumSingleValue(container))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["home"] }
}

/// Written as:
///
/// ```
/// "home"
/// …<ForeignURL>
/// ```
#sourceLocation(file: "Input.swift", line: 26)
extension ForeignTypesRaw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .other(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .home:
      try container.encode("home" as Swift.String)
    case .other:
      break  // written above, as it came
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredInt
// value
// otherScalar
// tag
// keptTag
// caseKeys
// onlyCase
// caseKey
// optional
// singleValue
// root
// rootValue
// content
// flattenedOptional
// attempts
// explanation
// expectation
// attemptedURL
// scalar
// scalarIfAnyIn
// coercedScalar
// scalarValue
// unknownTag
// encodingUnlessNil
// flatteningEncoding
// scalarOf
// refusal
// beside
