// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":null,"size":<Int?>}
/// {"url":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension NullTagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    if try container.hasNullTag(at: ["type"]) {
      self = try .plain(size: container.ifPresent(for: "size"))
      return
    }
    if try !container.containsTag(at: ["type"]) {
      self = try .bare(url: container.required(for: "url"))
      return
    }
    let tag: Swift.String = try container.tag(for: "type", of: "NullTagged", known: Self.codableEnumTags)
    switch tag {
    case "text":
      self = try .text(body: container.required(for: "body"))
    case "none":
      self = try .plain(size: container.ifPresent(for: "size"))
    default:
      throw codableEnumUnknownTag(tag, of: "NullTagged", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "none"] }
}

/// Written as:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":null,"size":<Int?>}
/// {"url":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension NullTagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
    case .plain(size: let value0):
      try container.encodeNil(forKey: "type")
      try container.encodeIfPresent(value0, forKey: "size")
    case .bare(url: let value0):
      try container.encode(value0, forKey: "url")
    }
  }
}

/// Read from:
///
/// ```
/// {"meta":{"type":"text"},"body":<String>}
/// {"meta":{"type":null}}
/// {"url":<String>,"meta"?:{"size":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 11)
extension NullTaggedDeep: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    if try container.hasNullTag(at: ["meta", "type"]) {
      self = .plain
      try container.rejectKeys(otherThan: ["meta"], in: "NullTaggedDeep.plain")
      try container.rejectKeys(beside: ["meta", "type"], in: "NullTaggedDeep.plain")
      return
    }
    if try !container.containsTag(at: ["meta", "type"]) {
      try container.rejectKeys(otherThan: ["url", "meta"], in: "NullTaggedDeep.bare")
      let object0 = try container.objectIfAny(for: "meta")
      try object0.rejectKeys(otherThan: ["size"], in: "NullTaggedDeep.bare")
      self = try .bare(url: container.required(for: "url"), size: object0.ifPresent(for: "size"))
      return
    }
    let tag: Swift.String = try container.tag(at: ["meta", "type"], of: "NullTaggedDeep", known: Self.codableEnumTags)
    switch tag {
    case "text":
      try container.rejectKeys(otherThan: ["body", "meta"], in: "NullTaggedDeep.text")
      self = try .text(body: container.required(for: "body"))
      try container.rejectKeys(beside: ["meta", "type"], in: "NullTaggedDeep.text")
    default:
      throw codableEnumUnknownTag(tag, of: "NullTaggedDeep", known: Self.codableEnumTags, at: container.codingPath, ["meta", "type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
}

/// Written as:
///
/// ```
/// {"meta":{"type":"text"},"body":<String>}
/// {"meta":{"type":null}}
/// {"url":<String>,"meta"?:{"size":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 11)
extension NullTaggedDeep: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
    case .plain:
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encodeNil(forKey: "type")
    case .bare(url: let value0, size: let value1):
      try container.encode(value0, forKey: "url")
      if value1 != nil {
        var object0 = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
        try object0.encodeIfPresent(value1, forKey: "size")
      }
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"text","c":<String>}
/// {"t":null}
/// {"t":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension NullTaggedPair: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    if try !container.containsTag(at: ["t"]) {
      self = .none
      return
    }
    let tag: Swift.String = try container.tag(for: "t", of: "NullTaggedPair", known: Self.codableEnumTags)
    switch tag {
    case "text":
      self = try .text(container.required(for: "c"))
    default:
#sourceLocation(file: "Input.swift", line: 28)
      self = .unknown(tag: tag)
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
}

/// Written as:
///
/// ```
/// {"t":"text","c":<String>}
/// {"t":null}
/// {"t":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension NullTaggedPair: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .none:
      try container.encodeNil(forKey: "t")
    case .unknown(tag: let value0):
      try container.encode(value0, forKey: "t")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"text","c":<String>}
/// {"t":null}
/// ```
#sourceLocation(file: "Input.swift", line: 32)
extension NullOrMissing: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    if try container.hasNullTag(at: ["t"]) {
      self = .none
      return
    }
    let tag: Swift.String = try container.hasValue(for: "t") ? container.tag(for: "t", of: "NullOrMissing", known: Self.codableEnumTags) : "text"
    switch tag {
    case "text":
      self = try .text(container.required(for: "c"))
    default:
      throw codableEnumUnknownTag(tag, of: "NullOrMissing", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
}

/// Written as:
///
/// ```
/// {"t":"text","c":<String>}
/// {"t":null}
/// ```
#sourceLocation(file: "Input.swift", line: 32)
extension NullOrMissing: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .none:
      try container.encodeNil(forKey: "t")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"size","c":<Int>}
/// {"c":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 39)
extension ContentAlone: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    if try !container.containsTag(at: ["t"]) {
      self = try .text(container.required(for: "c"))
      return
    }
    let tag: Swift.String = try container.tag(for: "t", of: "ContentAlone", known: Self.codableEnumTags)
    switch tag {
    case "size":
      self = try .size(container.required(for: "c"))
    default:
      throw codableEnumUnknownTag(tag, of: "ContentAlone", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["size"] }
}

/// Written as:
///
/// ```
/// {"t":"size","c":<Int>}
/// {"c":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 39)
extension ContentAlone: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .size(let value0):
      try container.encode("size" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .text(let value0):
      try container.encode(value0, forKey: "c")
    }
  }
}

/// Read from:
///
/// ```
/// {"kind":"text","body":<String>}
/// {…<LoneBody>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 46)
extension MissingBesideUnknown: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    if try !container.containsTag(at: ["kind"]) {
#sourceLocation(file: "Input.swift", line: 49)
      self = try .bare(codableEnumFlattened(in: decoder))
#sourceLocation()
      return
    }
    let tag: CodableEnumScalar = try container.tag(for: "kind", of: "MissingBesideUnknown", known: Self.codableEnumTags)
    switch tag {
    case .string("text"):
      self = try .text(body: container.required(for: "body"))
    default:
      self = try .unknown(codableEnumContent(of: decoder))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
}

/// Written as:
///
/// ```
/// {"kind":"text","body":<String>}
/// {…<LoneBody>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 46)
extension MissingBesideUnknown: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      try container.encode("text" as Swift.String, forKey: "kind")
      try container.encode(value0, forKey: "body")
    case .bare(let value0):
#sourceLocation(file: "Input.swift", line: 49)
      try codableEnumFlatten(value0, to: encoder)
#sourceLocation()
    case .unknown:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// "on"
/// "off"
/// null
/// ```
#sourceLocation(file: "Input.swift", line: 59)
extension NullValue: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .inherited
      return
    }
    let tag: Swift.String = try codableEnumTag(in: container, of: "NullValue", known: Self.codableEnumTags)
    switch tag {
    case "on":
      self = .on
    case "off":
      self = .off
    case "auto":
      self = .inherited
    default:
      throw codableEnumUnknownTag(tag, of: "NullValue", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["on", "off", "auto"] }
}

/// Written as:
///
/// ```
/// "on"
/// "off"
/// null
/// ```
#sourceLocation(file: "Input.swift", line: 59)
extension NullValue: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .on:
      try container.encode("on" as Swift.String)
    case .off:
      try container.encode("off" as Swift.String)
    case .inherited:
      try container.encodeNil()
    }
  }
}

/// Read from:
///
/// ```
/// 1
/// null
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 66)
extension NullOrKept: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
      return
    }
    let tag = CodableEnumScalar(ifAnyIn: container)
    switch tag {
    case .integer(1):
      self = .one
    default:
      self = try .unknown(codableEnumSingleValue(container))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["1"] }
}

/// Written as:
///
/// ```
/// 1
/// null
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 66)
extension NullOrKept: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .one:
      try container.encode(1 as Swift.Int)
    case .none:
      try container.encodeNil()
    case .unknown:
      break  // written above, as it came
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
// intIfPresent
// hasValue
// objectIfAny
// otherScalar
// stringTag
// tag
// tagParent
// tagPresence
// nullTag
// tagAtPath
// unknownKeys
// unknownKeysBeside
// optional
// missingKeys
// noMembers
// singleValue
// content
// rootTag
// flattened
// scalar
// scalarIfAnyIn
// unknownTag
// flatteningEncoding
// anyValue
