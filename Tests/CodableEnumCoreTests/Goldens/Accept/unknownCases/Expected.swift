// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// "known"
/// {"size":<Int>}
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension UnknownExternalTag: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name {
      case "known":
        self = .known
      case "size":
        throw codableEnumMissingPayload("UnknownExternalTag.size", at: decoder.codingPath)
      default:
#sourceLocation(file: "Input.swift", line: 13)
        self = .unknown(name)
#sourceLocation()
      }
      return
    }
    let key = try container.caseKey(of: "UnknownExternalTag", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "known":
      self = .known
    case "size":
      self = try .size(container.required(for: key))
    default:
#sourceLocation(file: "Input.swift", line: 13)
      self = .unknown(key.stringValue)
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["known", "size"] }
}

/// Written as:
///
/// ```
/// "known"
/// {"size":<Int>}
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension UnknownExternalTag: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .known:
      var container = encoder.singleValueContainer()
      try container.encode("known" as Swift.String)
    case .size(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode(value0, forKey: "size")
    case .unknown(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    }
  }
}

/// Read from:
///
/// ```
/// {"known":{}}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension UnknownExternalBoth: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "UnknownExternalBoth", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "known":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .known
    default:
#sourceLocation(file: "Input.swift", line: 20)
      self = try .unknown(tag: key.stringValue, content: codableEnumContent(of: decoder))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["known"] }
}

/// Written as:
///
/// ```
/// {"known":{}}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension UnknownExternalBoth: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(tag: _, content: let value1) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value1)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .known:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "known")
    case .unknown:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"known","size":<Int>}
/// {"type":"unknown"}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension UnknownInternalPlain: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "UnknownInternalPlain", known: Self.codableEnumTags)
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
/// {"type":"unknown"}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension UnknownInternalPlain: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .known(size: let value0):
      try container.encode("known" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "size")
    case .unknown:
      try container.encode("unknown" as Swift.String, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"known","size":<Int>}
/// {"type":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension UnknownInternalTag: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "UnknownInternalTag", known: Self.codableEnumTags)
    switch tag {
    case "known":
      self = try .known(size: container.required(for: "size"))
    default:
#sourceLocation(file: "Input.swift", line: 34)
      self = .unknown(tag: tag)
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["known"] }
}

/// Written as:
///
/// ```
/// {"type":"known","size":<Int>}
/// {"type":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension UnknownInternalTag: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .known(size: let value0):
      try container.encode("known" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "size")
    case .unknown(tag: let value0):
      try container.encode(value0, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"known","size":<Int>}
/// …<UnknownContent>
/// ```
#sourceLocation(file: "Input.swift", line: 38)
extension UnknownInternalContent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "type", of: "UnknownInternalContent", known: Self.codableEnumTags)
    switch tag {
    case .string("known"):
      self = try .known(size: container.required(for: "size"))
    default:
      self = try .unknown(codableEnumContent(of: decoder))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["known"] }
}

/// Written as:
///
/// ```
/// {"type":"known","size":<Int>}
/// …<UnknownContent>
/// ```
#sourceLocation(file: "Input.swift", line: 38)
extension UnknownInternalContent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .known(size: let value0):
      try container.encode("known" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "size")
    case .unknown:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// {"meta":{"type":"known"},"size":<Int>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 45)
extension UnknownInternalBoth: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(at: ["meta", "type"], of: "UnknownInternalBoth", known: Self.codableEnumTags)
    switch tag {
    case .string("known"):
      self = try .known(size: container.required(for: "size"))
    default:
#sourceLocation(file: "Input.swift", line: 48)
      self = try .unknown(codableEnumContent(of: decoder), container.value(ofTag: tag, isCoercing: false, at: ["meta", "type"], of: "UnknownInternalBoth", known: Self.codableEnumTags))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["known"] }
}

/// Written as:
///
/// ```
/// {"meta":{"type":"known"},"size":<Int>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 45)
extension UnknownInternalBoth: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0, _) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .known(size: let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("known" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "size")
    case .unknown:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// {"t":1,"c":<Int>}
/// {"t":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 52)
extension UnknownAdjacentTag: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.Int = try container.tag(for: "t", of: "UnknownAdjacentTag", known: Self.codableEnumTags)
    switch tag {
    case 1:
      self = try .known(container.required(for: "c"))
    default:
#sourceLocation(file: "Input.swift", line: 56)
      self = .unknown(tag)
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["1"] }
}

/// Written as:
///
/// ```
/// {"t":1,"c":<Int>}
/// {"t":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 52)
extension UnknownAdjacentTag: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .known(let value0):
      try container.encode(1 as Swift.Int, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .unknown(let value0):
      try container.encode(value0, forKey: "t")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"known","c":<Int>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 60)
extension UnknownAdjacentContent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "t", of: "UnknownAdjacentContent", known: Self.codableEnumTags)
    switch tag {
    case .string("known"):
      self = try .known(container.required(for: "c"))
    default:
      self = try .unknown(codableEnumContent(of: decoder))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["known"] }
}

/// Written as:
///
/// ```
/// {"t":"known","c":<Int>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 60)
extension UnknownAdjacentContent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .known(let value0):
      try container.encode("known" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .unknown:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// ["known",<Int>]
/// [<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 67)
extension UnknownArrayTag: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "UnknownArrayTag")
    let tag: Swift.String = try elements.tag(of: "UnknownArrayTag", known: Self.codableEnumTags)
    switch tag {
    case "known":
      elements.expect(2, of: "UnknownArrayTag.known")
      self = try .known(elements.value())
      try elements.expectEnd(of: "UnknownArrayTag.known", 1)
    default:
#sourceLocation(file: "Input.swift", line: 70)
      self = .unknown(tag)
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["known"] }
}

/// Written as:
///
/// ```
/// ["known",<Int>]
/// [<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 67)
extension UnknownArrayTag: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .known(let value0):
      try elements.encode("known" as Swift.String)
      try elements.encode(value0)
    case .unknown(let value0):
      try elements.encode(value0)
    }
  }
}

/// Read from:
///
/// ```
/// ["known",<Int>]
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 74)
extension UnknownArrayContent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "UnknownArrayContent")
    let tag: CodableEnumScalar = try elements.tag(of: "UnknownArrayContent", known: Self.codableEnumTags)
    switch tag {
    case .string("known"):
      elements.expect(2, of: "UnknownArrayContent.known")
      self = try .known(elements.value())
      try elements.expectEnd(of: "UnknownArrayContent.known", 1)
    default:
      self = try .unknown(codableEnumContent(of: decoder))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["known"] }
}

/// Written as:
///
/// ```
/// ["known",<Int>]
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 74)
extension UnknownArrayContent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var elements = encoder.unkeyedContainer()
    switch self {
    case .known(let value0):
      try elements.encode("known" as Swift.String)
      try elements.encode(value0)
    case .unknown:
      break  // written above, as it came
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
#sourceLocation(file: "Input.swift", line: 81)
extension UnknownRawPlain: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.Int = try codableEnumTag(in: container, of: "UnknownRawPlain", known: Self.codableEnumTags)
    switch tag {
    case 0:
      self = .zero
    case 1:
      self = .one
    default:
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
#sourceLocation(file: "Input.swift", line: 81)
extension UnknownRawPlain: Swift.Encodable {
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
/// 0
/// <Int>
/// ```
#sourceLocation(file: "Input.swift", line: 88)
extension UnknownRawTag: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.Int = try codableEnumTag(in: container, of: "UnknownRawTag", known: Self.codableEnumTags)
    switch tag {
    case 0:
      self = .zero
    default:
#sourceLocation(file: "Input.swift", line: 92)
      self = .unknown(tag)
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0"] }
}

/// Written as:
///
/// ```
/// 0
/// <Int>
/// ```
#sourceLocation(file: "Input.swift", line: 88)
extension UnknownRawTag: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .zero:
      try container.encode(0 as Swift.Int)
    case .unknown(let value0):
      try container.encode(value0)
    }
  }
}

/// Read from:
///
/// ```
/// "zero"
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 96)
extension UnknownRawContent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag = CodableEnumScalar(ifAnyIn: container)
    switch tag {
    case .string("zero"):
      self = .zero
    default:
      self = try .unknown(codableEnumSingleValue(container))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["zero"] }
}

/// Written as:
///
/// ```
/// "zero"
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 96)
extension UnknownRawContent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .zero:
      try container.encode("zero" as Swift.String)
    case .unknown:
      break  // written above, as it came
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredInt
// otherScalar
// stringTag
// tag
// tagParent
// tagAtPath
// keptTagAtPath
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
// singleValue
// content
// rootTag
// nameOrObject
// scalar
// scalarIfAnyIn
// coercedScalar
// scalarValue
// unknownTag
// missingPayload
// anyValue
