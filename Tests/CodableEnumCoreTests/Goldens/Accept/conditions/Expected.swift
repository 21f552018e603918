// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"always","name":<String>}
/// {"type":"first","name":<String>,"extra":<Int>}
/// {"type":"second"}
/// {"type":"2nd"}
/// {"type":"nested","nestedName":<String>}
/// {"type":"third"}
/// {"type":"last","size":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ConditionsCases: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "ConditionsCases", known: Self.codableEnumTags)
    switch tag {
    case "always":
      self = try .always(name: container.required(for: "name"))
#if GOLDENS_NEVER
    case "first":
      self = try .first(name: container.required(for: "name"), extra: container.required(for: "extra"))
    case "second":
      self = .second
#elseif os(Linux) || os(macOS)
    case "2nd":
      self = .second
#if DEBUG || !DEBUG
    case "nested":
      if container.contains("nestedName") {
        self = try .nested(name: container.required(for: "nestedName"))
      } else {
        self = .nested()
      }
#endif
#else
    case "third":
      self = .third
#endif
#if !GOLDENS_NEVER
    case "last":
      self = try .last(size: container.required(for: "size"))
#endif
    default:
      throw codableEnumUnknownTag(tag, of: "ConditionsCases", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    var tags: [Swift.String] = []
    tags += ["always"]
#if GOLDENS_NEVER
    tags += ["first"]
    tags += ["second"]
#elseif os(Linux) || os(macOS)
    tags += ["2nd"]
#if DEBUG || !DEBUG
    tags += ["nested"]
#endif
#else
    tags += ["third"]
#endif
#if !GOLDENS_NEVER
    tags += ["last"]
#endif
    return tags
  }
}

/// Written as:
///
/// ```
/// {"type":"always","name":<String>}
/// {"type":"first","name":<String>,"extra":<Int>}
/// {"type":"second"}
/// {"type":"2nd"}
/// {"type":"nested","nestedName":<String>}
/// {"type":"third"}
/// {"type":"last","size":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ConditionsCases: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .always(name: let value0):
      try container.encode("always" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "name")
#if GOLDENS_NEVER
    case .first(name: let value0, extra: let value1):
      try container.encode("first" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "name")
      try container.encode(value1, forKey: "extra")
    case .second:
      try container.encode("second" as Swift.String, forKey: "type")
#elseif os(Linux) || os(macOS)
    case .second:
      try container.encode("2nd" as Swift.String, forKey: "type")
#if DEBUG || !DEBUG
    case .nested(name: let value0):
      try container.encode("nested" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "nestedName")
#endif
#else
    case .third:
      try container.encode("third" as Swift.String, forKey: "type")
#endif
#if !GOLDENS_NEVER
    case .last(size: let value0):
      try container.encode("last" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "size")
#endif
    }
  }
}

extension ConditionsCases {
  /// The value called `name`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 3)
  var name: String? {
#sourceLocation()
    switch self {
    case .always(name: let value0): return value0
#if GOLDENS_NEVER
    case .first(name: let value0, extra: _): return value0
    case .second: return nil
#elseif os(Linux) || os(macOS)
    case .second: return nil
#if DEBUG || !DEBUG
    case .nested(name: let value0): return value0
#endif
#else
    case .third: return nil
#endif
#if !GOLDENS_NEVER
    case .last: return nil
#endif
    }
  }

#if GOLDENS_NEVER
  /// The value called `extra`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 5)
  var extra: Int? {
#sourceLocation()
    switch self {
    case .always: return nil
#if GOLDENS_NEVER
    case .first(name: _, extra: let value1): return value1
    case .second: return nil
#elseif os(Linux) || os(macOS)
    case .second: return nil
#if DEBUG || !DEBUG
    case .nested: return nil
#endif
#else
    case .third: return nil
#endif
#if !GOLDENS_NEVER
    case .last: return nil
#endif
    }
  }
#endif

#if !GOLDENS_NEVER
  /// The value called `size`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 19)
  var size: Int? {
#sourceLocation()
    switch self {
    case .always: return nil
#if GOLDENS_NEVER
    case .first: return nil
    case .second: return nil
#elseif os(Linux) || os(macOS)
    case .second: return nil
#if DEBUG || !DEBUG
    case .nested: return nil
#endif
#else
    case .third: return nil
#endif
#if !GOLDENS_NEVER
    case .last(size: let value0): return value0
#endif
    }
  }
#endif
}
#if GOLDENS_NEVER

/// Read from:
///
/// ```
/// {"absent":{"_0":<Missing>}}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension ConditionsEnum: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "ConditionsEnum", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "absent":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 26)
      self = try .absent(payload.value(for: "_0"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "ConditionsEnum", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["absent"] }
}

/// Written as:
///
/// ```
/// {"absent":{"_0":<Missing>}}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension ConditionsEnum: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .absent(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "absent")
#sourceLocation(file: "Input.swift", line: 26)
      try payload.encodeUnlessNil(value0, for: "_0")
#sourceLocation()
    }
  }
}
#endif
#if GOLDENS_NEVER
#else

/// Read from:
///
/// ```
/// <Int>
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension ConditionsEnum: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("ConditionsEnum")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .present(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("present", error)
    }
#if GOLDENS_NEVER
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .absent(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("absent", error)
    }
#endif
    attempts.explain("present", .scalar)
#if GOLDENS_NEVER
    attempts.explain("absent", .scalar)
#endif
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
extension ConditionsEnum: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .present(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
#if GOLDENS_NEVER
    case .absent(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
#endif
    }
  }
}
#endif
#if !GOLDENS_NEVER
#if GOLDENS_NEVER
#else

/// Read from:
///
/// ```
/// ["a"]
/// ["b",<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 43)
extension ConditionsParent.Inner: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ConditionsParent.Inner")
    let tag: Swift.String = try elements.tag(of: "ConditionsParent.Inner", known: Self.codableEnumTags)
    switch tag {
#if GOLDENS_NEVER
    case "a":
      self = .a
      try elements.expectEnd(of: "ConditionsParent.Inner.a", 0)
#endif
    case "b":
      elements.expect(2, of: "ConditionsParent.Inner.b")
      self = try .b(elements.value())
      try elements.expectEnd(of: "ConditionsParent.Inner.b", 1)
    default:
      throw elements.unknownTag(tag, of: "ConditionsParent.Inner", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    var tags: [Swift.String] = []
#if GOLDENS_NEVER
    tags += ["a"]
#endif
    tags += ["b"]
    return tags
  }
}

/// Written as:
///
/// ```
/// ["a"]
/// ["b",<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 43)
extension ConditionsParent.Inner: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
#if GOLDENS_NEVER
    case .a:
      try elements.encode("a" as Swift.String)
#endif
    case .b(let value0):
      try elements.encode("b" as Swift.String)
      try elements.encode(value0)
    }
  }
}
#endif
#endif

/// Read from:
///
/// ```
/// 0
/// 1
/// 1
/// ```
#sourceLocation(file: "Input.swift", line: 54)
extension ConditionsRaw: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.Int = try codableEnumTag(in: container, of: "ConditionsRaw", known: Self.codableEnumTags)
    switch tag {
    case 0:
      self = .zero
#if GOLDENS_NEVER
    case 1:
      self = .other
#else
    case 1:
      self = .one
#endif
    default:
      throw codableEnumUnknownTag(tag, of: "ConditionsRaw", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    var tags: [Swift.String] = []
    tags += ["0"]
#if GOLDENS_NEVER
    tags += ["1"]
#else
    tags += ["1"]
#endif
    return tags
  }
}

/// Written as:
///
/// ```
/// 0
/// 1
/// 1
/// ```
#sourceLocation(file: "Input.swift", line: 54)
extension ConditionsRaw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .zero:
      try container.encode(0 as Swift.Int)
#if GOLDENS_NEVER
    case .other:
      try container.encode(1 as Swift.Int)
#else
    case .one:
      try container.encode(1 as Swift.Int)
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
// value
// otherScalar
// stringTag
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
// root
// rootValue
// rootTag
// attempts
// explanation
// expectation
// attemptedScalar
// scalar
// unknownTag
// encodingUnlessNil
