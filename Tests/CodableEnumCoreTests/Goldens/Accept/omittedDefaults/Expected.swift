// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"box","width"?:<Int>,"title"?:<String>,"tags"?:<[String]>}
/// {"type":"mixed","id":<Int>,"old":<Int>,"color"?:<OmittedColorCoder(OmittedColor)>,"kept":<Int>,"note":<String?>,"size":<Int?>,"maybe"?:<OmittedMaybe>}
/// {"type":"former","n"?:<Int>}
/// {"type":"later","n"?:<Int>}
/// {"type":"plain"}
/// ```
#sourceLocation(file: "Input.swift", line: 22)
extension OmittedOuter.Shape: Swift.Decodable {
  @available(*, deprecated)
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "OmittedOuter.Shape", known: Self.codableEnumTags)
    switch tag {
    case "box":
      if container.contains("width"), container.contains("title"), container.contains("tags") {
#sourceLocation(file: "Input.swift", line: 25)
        self = try .box(width: container.required(for: "width"), title: container.required(for: "title"), tags: container.required(for: "tags"))
#sourceLocation()
      } else {
        let defaults: Self = .box()
        if case .box(width: var value0, title: var value1, tags: var value2) = defaults {
#sourceLocation(file: "Input.swift", line: 25)
          try container.replace(&value0, for: "width")
#sourceLocation(file: "Input.swift", line: 25)
          try container.replace(&value1, for: "title")
#sourceLocation(file: "Input.swift", line: 25)
          try container.replace(&value2, for: "tags")
#sourceLocation()
          self = .box(width: value0, title: value1, tags: value2)
        } else {
          self = defaults
        }
      }
    case "mixed":
      if container.contains("old"), container.contains("color"), container.contains("kept"), container.contains("maybe") {
#sourceLocation(file: "Input.swift", line: 26)
        self = try .mixed(
          id: container.required(for: "id"),

          old: container.required(for: "old"),
          color: container.value(for: "color") { try OmittedColorCoder.decode(from: $0) },
          kept: container.required(for: "kept"),
          note: container.ifPresent(for: "note"),
          size: container.ifPresent(for: "size"),
          maybe: container.value(for: "maybe"))
#sourceLocation()
      } else {
        let defaults: Self = try .mixed(id: container.required(for: "id"), note: container.ifPresent(for: "note"), size: container.ifPresent(for: "size"))
        if case .mixed(id: let value0, unused: let value1, old: var value2, color: var value3, kept: var value4, note: let value5, size: let value6, maybe: var value7) = defaults {
#sourceLocation(file: "Input.swift", line: 29)
          try container.replace(&value2, for: "old")
#sourceLocation(file: "Input.swift", line: 30)
          try container.replace(&value3, for: "color") { try OmittedColorCoder.decode(from: $0) }
#sourceLocation(file: "Input.swift", line: 31)
          try container.replace(&value4, for: "kept")
#sourceLocation(file: "Input.swift", line: 34)
          try container.replace(&value7, for: "maybe")
#sourceLocation()
          self = .mixed(id: value0, unused: value1, old: value2, color: value3, kept: value4, note: value5, size: value6, maybe: value7)
        } else {
          self = defaults
        }
      }
    case "former":
      if container.contains("n") {
        self = try .former(container.required(for: "n"))
      } else {
        self = .former()
      }
    case "later":
      guard #available(macOS 26, iOS 26, *) else {
        throw codableEnumUnavailable("OmittedOuter.Shape.later", at: decoder.codingPath)
      }
      if container.contains("n") {
        self = try .later(n: container.required(for: "n"))
      } else {
        self = .later()
      }
    case "plain":
      self = .plain
    default:
      throw codableEnumUnknownTag(tag, of: "OmittedOuter.Shape", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["box", "mixed", "former", "later", "plain"]
  }
}

/// Written as:
///
/// ```
/// {"type":"box","width"?:<Int>,"title"?:<String>,"tags"?:<[String]>}
/// {"type":"mixed","id":<Int>,"color"?:<OmittedColorCoder(OmittedColor)>,"kept":<Int>,"note":<String?>,"size":<Int?>,"maybe"?:<OmittedMaybe>}
/// {"type":"former","n"?:<Int>}
/// {"type":"later","n"?:<Int>}
/// {"type":"plain"}
/// ```
#sourceLocation(file: "Input.swift", line: 22)
extension OmittedOuter.Shape: Swift.Encodable {
  @available(*, deprecated)
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .box(width: let value0, title: let value1, tags: let value2):
      try container.encode("box" as Swift.String, forKey: "type")
      var isDefault0 = false
      var isDefault1 = false
      var isDefault2 = false
      if case .box(width: let default0, title: let default1, tags: let default2) = Self.box() {
        isDefault0 = codableEnumIsDefault(value0, default0)
        isDefault1 = codableEnumIsDefault(value1, default1)
#sourceLocation(file: "Input.swift", line: 25)
        isDefault2 = codableEnumIsDefault(value2, default2)
#sourceLocation()
      }
      if !isDefault0 {
        try container.encode(value0, forKey: "width")
      }
      if !isDefault1 {
        try container.encode(value1, forKey: "title")
      }
      if !isDefault2 {
#sourceLocation(file: "Input.swift", line: 25)
        try container.encode(value2, forKey: "tags")
#sourceLocation()
      }
    case .mixed(id: let value0, unused: _, old: _, color: let value3, kept: let value4, note: let value5, size: let value6, maybe: let value7):
      try container.encode("mixed" as Swift.String, forKey: "type")
      var isDefault3 = false
      var isDefault7 = false
      if case .mixed(id: _, unused: _, old: _, color: let default3, kept: _, note: _, size: _, maybe: let default7) = Self.mixed(id: value0, kept: value4, note: value5, size: value6) {
#sourceLocation(file: "Input.swift", line: 30)
        isDefault3 = codableEnumIsDefault(value3, default3)
#sourceLocation(file: "Input.swift", line: 34)
        isDefault7 = codableEnumIsDefault(value7, default7)
#sourceLocation()
      }
      try container.encode(value0, forKey: "id")
      if !isDefault3 {
#sourceLocation(file: "Input.swift", line: 30)
        try container.encodeUnlessNil(value3, for: "color") { try OmittedColorCoder.encode($0, to: $1) }
#sourceLocation()
      }
      try container.encode(value4, forKey: "kept")
      try container.encodeIfPresent(value5, forKey: "note")
      try container.encodeIfPresent(value6, forKey: "size")
      if !isDefault7 {
#sourceLocation(file: "Input.swift", line: 34)
        try container.encodeUnlessNil(value7, for: "maybe")
#sourceLocation()
      }
    case .former(let value0):
      try container.encode("former" as Swift.String, forKey: "type")
      var isDefault0 = false
      if case .former(let default0) = Self.former() {
        isDefault0 = codableEnumIsDefault(value0, default0)
      }
      if !isDefault0 {
        try container.encode(value0, forKey: "n")
      }
    case .later(n: let value0):
      try container.encode("later" as Swift.String, forKey: "type")
      var isDefault0 = false
      if #available(macOS 26, iOS 26, *), case .later(n: let default0) = Self.later() {
        isDefault0 = codableEnumIsDefault(value0, default0)
      }
      if !isDefault0 {
        try container.encode(value0, forKey: "n")
      }
    case .plain:
      try container.encode("plain" as Swift.String, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"one":{"_0":<Value>,"_1"?:<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 45)
extension OmittedExternal: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "OmittedExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "one":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      if payload.contains("_1") {
#sourceLocation(file: "Input.swift", line: 46)
        self = try .one(
          payload.value(for: "_0"),
          payload.required(for: "_1"))
#sourceLocation()
      } else {
#sourceLocation(file: "Input.swift", line: 46)
        self = try .one(
          payload.value(for: "_0"))
#sourceLocation()
      }
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "OmittedExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["one"] }
}

/// Written as:
///
/// ```
/// {"one":{"_0":<Value>,"_1"?:<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 45)
extension OmittedExternal: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .one(let value0, let value1):
      var isDefault1 = false
      if case .one(_, let default1) = Self.one(value0) {
        isDefault1 = codableEnumIsDefault(value1, default1)
      }
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "one")
#sourceLocation(file: "Input.swift", line: 47)
      try payload.encode(value0, forKey: "_0")
#sourceLocation()
      if !isDefault1 {
        try payload.encode(value1, forKey: "_1")
      }
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"one","c":{"count"?:<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 53)
extension OmittedAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "OmittedAdjacent", known: Self.codableEnumTags)
    switch tag {
    case "one":
      if try container.hasValue(for: "c") {
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        if payload.contains("count") {
          self = try .one(count: payload.required(for: "count"))
        } else {
          self = .one()
        }
      } else {
        self = .one()
      }
    default:
      throw codableEnumUnknownTag(tag, of: "OmittedAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["one"] }
}

/// Written as:
///
/// ```
/// {"t":"one","c":{"count"?:<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 53)
extension OmittedAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .one(count: let value0):
      try container.encode("one" as Swift.String, forKey: "t")
      var isDefault0 = false
      if case .one(count: let default0) = Self.one() {
        isDefault0 = codableEnumIsDefault(value0, default0)
      }
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      if !isDefault0 {
        try payload.encode(value0, forKey: "count")
      }
    }
  }
}

/// Read from:
///
/// ```
/// {"in"?:<Int>}
/// ```
/// and from:
///
/// ```
/// ["one",{"in"?:<Int>}]
/// ```
#sourceLocation(file: "Input.swift", line: 58)
extension OmittedUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("OmittedUntagged")
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "one":
        elements.expect(2, of: "OmittedUntagged.one")
        let payload = try elements.object()
        if payload.contains(anyOf: ["in", "_0"]) {
          self = try .one(in: payload.required(for: payload.anyKey(of: ["in", "_0"])))
        } else {
          self = .one()
        }
        try elements.expectEnd(of: "OmittedUntagged.one", 1)
        return
      default:
        break
      }
    }
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        if payload.contains("in") {
          self = try .one(in: payload.required(for: "in"))
        } else {
          self = .one()
        }
        return
      } catch {
        attempts.add("one", error)
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "OmittedUntagged")
      let tag: Swift.String = try elements.tag(of: "OmittedUntagged", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "OmittedUntagged", known: Self.codableEnumTags)
    }
    attempts.explain("one", .object(object, []))
    throw attempts.error(at: decoder.codingPath)
  }

  private static var codableEnumTags: [Swift.String] { ["one"] }
}

/// Written as:
///
/// ```
/// {"in"?:<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 58)
extension OmittedUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .one(in: let value0):
      var isDefault0 = false
      if case .one(in: let default0) = Self.one() {
        isDefault0 = codableEnumIsDefault(value0, default0)
      }
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      if !isDefault0 {
        try payload.encode(value0, forKey: "in")
      }
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
// replacement
// anyKey
// containsAny
// hasValue
// codedValue
// codedOptional
// codedReplacement
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
// objectElement
// elementsEnd
// elementTag
// unknownElementTag
// elementTagIfAny
// attempts
// explanation
// expectation
// attemptedObject
// scalar
// unknownTag
// unavailable
// encodingUnlessNil
// coderEncodingUnlessNil
// defaultComparison
