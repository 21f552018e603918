// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"known","size":<Int>}
/// {"type":"other"}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension UnknownTagInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "UnknownTagInternal", known: Self.codableEnumTags)
    switch tag {
    case "known":
      self = try .known(size: container.required(for: "size"))
    default:
      self = .unknown
    }
  }

  private static var codableEnumTags: [Swift.String] { ["known"] }
}

/// Written as:
///
/// ```
/// {"type":"known","size":<Int>}
/// {"type":"other"}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension UnknownTagInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .known(size: let value0):
      try container.encode("known" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "size")
    case .unknown:
      try container.encode("other" as Swift.String, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// "known"
/// "Other"
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension UnknownTagExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name.lowercased() {
      case "known":
        self = .known
      default:
        self = .unknown
      }
      return
    }
    let key = try container.caseKey(of: "UnknownTagExternal", container.caseKeys(ofMany: Self.codableEnumTags, ignoringCase: true))
    switch key.stringValue.lowercased() {
    case "known":
      self = .known
    default:
      self = .unknown
    }
  }

  private static var codableEnumTags: [Swift.String] { ["known"] }
}

/// Written as:
///
/// ```
/// "known"
/// "Other"
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension UnknownTagExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .known:
      var container = encoder.singleValueContainer()
      try container.encode("known" as Swift.String)
    case .unknown:
      var container = encoder.singleValueContainer()
      try container.encode("Other" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// 0
/// 1
/// -1
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension UnknownTagRaw: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "UnknownTagRaw", known: Self.codableEnumTags)
    switch tag {
    case .integer(0):
      self = .zero
    case .integer(1):
      self = .one
    default:
      guard tag == .integer(-1) || tag == .string("n/a") || tag == .boolean(false) || (tag.coerced() as Swift.Int?) != nil else { throw codableEnumUnknownTag(tag, of: "UnknownTagRaw", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false) }
      self = .unknown
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0", "1"] }
}

/// Written as:
///
/// ```
/// 0
/// 1
/// -1
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension UnknownTagRaw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .zero:
      try container.encode(0 as Swift.Int)
    case .one:
      try container.encode(1 as Swift.Int)
    case .unknown:
      try container.encode(-1 as Swift.Int)
    }
  }
}

/// Read from:
///
/// ```
/// {"t":1,"c":<Int>}
/// {"t":"other"}
/// ```
/// and from:
///
/// ```
/// {"known":{"_0":<Int>}}
/// {"other":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension UnknownTagAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let tag: CodableEnumScalar = container.tagIfAny(for: "t") {
      switch tag {
      case .integer(1):
        self = try .known(container.required(for: "c"))
        return
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumForm1Tags)) {
      switch key.stringValue {
      case "known":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .known(payload.required(for: "_0"))
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: CodableEnumScalar = try container.tag(for: "t", of: "UnknownTagAdjacent", known: Self.codableEnumTags)
      guard tag == .string("other") || (tag.coerced() as Swift.Int?) != nil else { throw codableEnumUnknownTag(tag, of: "UnknownTagAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"], areStrings: false) }
      self = .unknown
      return
    }
    if object?.allKeys.count == 1 {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      _ = try container.caseKey(of: "UnknownTagAdjacent", container.caseKeys(known: Self.codableEnumForm1Tags))
      self = .unknown
      return
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "t", of: "UnknownTagAdjacent", known: Self.codableEnumTags)
    guard tag == .string("other") || (tag.coerced() as Swift.Int?) != nil else { throw codableEnumUnknownTag(tag, of: "UnknownTagAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"], areStrings: false) }
    self = .unknown
  }

  private static var codableEnumTags: [Swift.String] { ["1"] }

  private static var codableEnumForm1Tags: [Swift.String] { ["known"] }
}

/// Written as:
///
/// ```
/// {"t":1,"c":<Int>}
/// {"t":"other"}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension UnknownTagAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .known(let value0):
      try container.encode(1 as Swift.Int, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .unknown:
      try container.encode("other" as Swift.String, forKey: "t")
    }
  }
}

/// Read from:
///
/// ```
/// ["circle",<Int>]
/// ["rectangle"]
/// ```
#sourceLocation(file: "Input.swift", line: 33)
extension UnknownTagKnown: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "UnknownTagKnown")
    let tag: Swift.String = try elements.tag(of: "UnknownTagKnown", known: Self.codableEnumTags)
    switch tag {
    case "circle":
      elements.expect(2, of: "UnknownTagKnown.circle")
      self = try .circle(elements.value())
      try elements.expectEnd(of: "UnknownTagKnown.circle", 1)
    default:
      self = .rectangle
    }
  }

  private static var codableEnumTags: [Swift.String] { ["circle"] }
}

/// Written as:
///
/// ```
/// ["circle",<Int>]
/// ["rectangle"]
/// ```
#sourceLocation(file: "Input.swift", line: 33)
extension UnknownTagKnown: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .circle(let value0):
      try elements.encode("circle" as Swift.String)
      try elements.encode(value0)
    case .rectangle:
      try elements.encode("rectangle" as Swift.String)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredInt
// optionalValue
// otherScalar
// stringTag
// tag
// tagPresence
// tagIfAny
// caseKeys
// caseKeysOfMany
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
// singleValue
// rootTag
// nameOrObject
// scalar
// coercedScalar
// unknownTag
