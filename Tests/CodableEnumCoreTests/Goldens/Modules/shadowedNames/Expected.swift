// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"text":{"_0":<String>,"count":<Int?>}}
/// {"raw":{"_0":<String>,"size":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 28)
extension ShadowedExternal: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "ShadowedExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "text":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .text(payload.required(for: "_0"), count: payload.ifPresent(for: "count"))
    case "raw":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      if payload.contains("_0") {
        self = try .raw(payload.required(for: "_0"), size: payload.ifPresent(for: "size"))
      } else {
        self = try .raw(size: payload.ifPresent(for: "size"))
      }
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "ShadowedExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "raw"] }
}

/// Written as:
///
/// ```
/// {"text":{"_0":<String>,"count":<Int?>}}
/// {"raw":{"_0":<String>,"size":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 28)
extension ShadowedExternal: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(let value0, count: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "text")
      try payload.encode(value0, forKey: "_0")
      try payload.encodeIfPresent(value1, forKey: "count")
    case .raw(let value0, size: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "raw")
      try payload.encode(value0, forKey: "_0")
      try payload.encodeIfPresent(value1, forKey: "size")
    case .opaque:
      throw codableEnumNotEncodable(self, "ShadowedExternal.opaque", at: encoder.codingPath)
    }
  }
}

extension ShadowedExternal {
  /// The value called `count`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 32)
  public var count: Int? {
#sourceLocation()
    switch self {
    case .text(_, count: let value1): return value1
    case .raw: return nil
    case .opaque: return nil
    }
  }

  /// The value called `size`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 33)
  public var size: Swift.Int? {
#sourceLocation()
    switch self {
    case .text: return nil
    case .raw(_, size: let value1): return value1
    case .opaque: return nil
    }
  }
}

/// Read from:
///
/// ```
/// {"meta":{"type":1}}
/// {"meta":{"type":"coded"},"result":<ResultCoder(Result)>}
/// {"meta":{"type":"pair"},"a":<Int>,"b":<Int>}
/// …
/// ```
/// and from:
///
/// ```
/// {"none":{}}
/// {"coded":{"result":<ResultCoder(Result)>}}
/// {"pair":{"a":<Int>,"b":<Int>}}
/// …
/// ```
/// and from:
///
/// ```
/// [1]
/// ["coded",<ResultCoder(Result)>]
/// ["pair",<Int>,<Int>]
/// …
/// ```
/// and from:
///
/// ```
/// null
/// {"result":<ResultCoder(Result)>}
/// {"a":<Int>,"b":<Int>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 42)
extension ShadowedInternal: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("ShadowedInternal")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: CodableEnumScalar = container.tagIfAny(at: ["meta", "type"]) {
      switch tag.lowercased() {
      case .integer(1), .string("1"):
        self = .none
        try container.rejectKeys(otherThan: ["meta"], in: "ShadowedInternal.none")
        try container.rejectKeys(beside: ["meta", "type"], in: "ShadowedInternal.none")
        return
      case .string("coded"):
        try container.rejectKeys(otherThan: ["result", "meta"], in: "ShadowedInternal.coded")
#sourceLocation(file: "Input.swift", line: 45)
        self = try .coded(result: container.value(for: "result") { try ResultCoder.decode(from: $0) })
#sourceLocation()
        try container.rejectKeys(beside: ["meta", "type"], in: "ShadowedInternal.coded")
        return
      case .string("pair"):
        try container.rejectKeys(otherThan: ["a", "first", "b", "meta"], in: "ShadowedInternal.pair")
        if container.contains(anyOf: ["a", "first"]), container.contains("b") {
          self = try .pair(a: container.required(for: container.anyKey(of: ["a", "first"])), b: container.required(for: "b"))
        } else {
          let defaults: Self = .pair()
          if case .pair(a: var value0, b: var value1) = defaults {
#sourceLocation(file: "Input.swift", line: 47)
            try container.replace(&value0, for: container.anyKey(of: ["a", "first"]))
#sourceLocation(file: "Input.swift", line: 48)
            try container.replace(&value1, for: "b")
#sourceLocation()
            self = .pair(a: value0, b: value1)
          } else {
            self = defaults
          }
        }
        try container.rejectKeys(beside: ["meta", "type"], in: "ShadowedInternal.pair")
        return
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(ofMany: Self.codableEnumForm1Tags, ignoringCase: true)) {
      switch key.stringValue.lowercased() {
      case "none":
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = .none
        return
      case "coded":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 45)
        self = try .coded(result: payload.value(for: payload.anyKey(of: ["result", "_0"])) { try ResultCoder.decode(from: $0) })
#sourceLocation()
        return
      case "pair":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        if payload.contains(anyOf: ["a", "first", "_0"]), payload.contains(anyOf: ["b", "_1"]) {
          self = try .pair(a: payload.required(for: payload.anyKey(of: ["a", "first", "_0"])), b: payload.required(for: payload.anyKey(of: ["b", "_1"])))
        } else {
          let defaults: Self = .pair()
          if case .pair(a: var value0, b: var value1) = defaults {
#sourceLocation(file: "Input.swift", line: 47)
            try payload.replace(&value0, for: payload.anyKey(of: ["a", "first", "_0"]))
#sourceLocation(file: "Input.swift", line: 48)
            try payload.replace(&value1, for: payload.anyKey(of: ["b", "_1"]))
#sourceLocation()
            self = .pair(a: value0, b: value1)
          } else {
            self = defaults
          }
        }
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: CodableEnumScalar = elements.tagIfAny() {
      switch tag.lowercased() {
      case .integer(1), .string("none"):
        self = .none
        try elements.expectEnd(of: "ShadowedInternal.none", 0)
        return
      case .string("coded"):
        elements.expect(2, of: "ShadowedInternal.coded")
#sourceLocation(file: "Input.swift", line: 45)
        self = try .coded(result: elements.value { try ResultCoder.decode(from: $0) })
#sourceLocation()
        try elements.expectEnd(of: "ShadowedInternal.coded", 1)
        return
      case .string("pair"):
        switch elements.remainingCount(upTo: 2) {
        case ...0:
          self = .pair()
        case 1:
          self = try .pair(a: elements.value())
        default:
          self = try .pair(a: elements.value(), b: elements.value())
        }
        try elements.expectEnd(of: "ShadowedInternal.pair", 2)
        return
      default:
        break
      }
    }
    if let container = object, let _: CodableEnumScalar = container.tagIfAny(at: ["meta", "type"]) {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: CodableEnumScalar = try container.containsTag(at: ["meta", "type"]) ? container.tag(at: ["meta", "type"], of: "ShadowedInternal", known: Self.codableEnumTags) : .integer(1)
#sourceLocation(file: "Input.swift", line: 51)
      self = try .unknown(tag: container.value(ofTag: tag, isCoercing: true, at: ["meta", "type"], of: "ShadowedInternal", known: Self.codableEnumTags), content: codableEnumContent(of: decoder))
#sourceLocation()
      return
    }
    if var elements = try? CodableEnumElements(of: decoder), let _: CodableEnumScalar = elements.tagIfAny() {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ShadowedInternal")
      let tag: CodableEnumScalar = try elements.tag(of: "ShadowedInternal", known: Self.codableEnumForm2Tags)
#sourceLocation(file: "Input.swift", line: 51)
      self = try .unknown(tag: elements.value(ofTag: tag, isCoercing: false, in: decoder, of: "ShadowedInternal", known: Self.codableEnumForm2Tags), content: codableEnumContent(of: decoder))
#sourceLocation()
      return
    }
    if let container = object, !container.contains(anyOf: ["result", "a", "first", "b"]), !((try? object?.containsTag(at: ["meta", "type"])) == true), !(object?.allKeys.count == 1 && object?.contains(anyOf: ["meta"]) == false) {
      self = .none
      try container.rejectKeys(otherThan: ["meta"], in: "ShadowedInternal.none")
      try container.rejectKeys(beside: ["meta", "type"], in: "ShadowedInternal.none")
      return
    }
    attempt: do {
      guard try decoder.singleValueContainer().decodeNil() else { break attempt }
      self = .none
      return
    } catch {
      attempts.add("none", error)
    }
    if let payload = object {
      attempt: do {
#sourceLocation(file: "Input.swift", line: 45)
        self = try .coded(result: payload.value(for: "result") { try ResultCoder.decode(from: $0) })
#sourceLocation()
        return
      } catch {
        attempts.add("coded", error)
      }
      attempt: do {
        if payload.contains(anyOf: ["a", "first"]), payload.contains("b") {
          self = try .pair(a: payload.required(for: payload.anyKey(of: ["a", "first"])), b: payload.required(for: "b"))
        } else {
          let defaults: Self = .pair()
          if case .pair(a: var value0, b: var value1) = defaults {
#sourceLocation(file: "Input.swift", line: 47)
            try payload.replace(&value0, for: payload.anyKey(of: ["a", "first"]))
#sourceLocation(file: "Input.swift", line: 48)
            try payload.replace(&value1, for: "b")
#sourceLocation()
            self = .pair(a: value0, b: value1)
          } else {
            self = defaults
          }
        }
        return
      } catch {
        attempts.add("pair", error)
      }
    }
    if (try? object?.containsTag(at: ["meta", "type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: CodableEnumScalar = try container.containsTag(at: ["meta", "type"]) ? container.tag(at: ["meta", "type"], of: "ShadowedInternal", known: Self.codableEnumTags) : .integer(1)
#sourceLocation(file: "Input.swift", line: 51)
      self = try .unknown(tag: container.value(ofTag: tag, isCoercing: true, at: ["meta", "type"], of: "ShadowedInternal", known: Self.codableEnumTags), content: codableEnumContent(of: decoder))
#sourceLocation()
      return
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ShadowedInternal")
      let tag: CodableEnumScalar = try elements.tag(of: "ShadowedInternal", known: Self.codableEnumForm2Tags)
#sourceLocation(file: "Input.swift", line: 51)
      self = try .unknown(tag: elements.value(ofTag: tag, isCoercing: false, in: decoder, of: "ShadowedInternal", known: Self.codableEnumForm2Tags), content: codableEnumContent(of: decoder))
#sourceLocation()
      return
    }
    if object?.allKeys.count == 1 && object?.contains(anyOf: ["meta"]) == false {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let key = try container.caseKey(of: "ShadowedInternal", container.caseKeys(ofMany: Self.codableEnumForm1Tags, ignoringCase: true))
#sourceLocation(file: "Input.swift", line: 51)
      self = try .unknown(tag: key.stringValue, content: codableEnumContent(of: decoder))
#sourceLocation()
      return
    }
    if let container = object {
      self = .none
      try container.rejectKeys(otherThan: ["meta"], in: "ShadowedInternal.none")
      try container.rejectKeys(beside: ["meta", "type"], in: "ShadowedInternal.none")
      return
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.containsTag(at: ["meta", "type"]) ? container.tag(at: ["meta", "type"], of: "ShadowedInternal", known: Self.codableEnumTags) : .integer(1)
#sourceLocation(file: "Input.swift", line: 51)
    self = try .unknown(tag: container.value(ofTag: tag, isCoercing: true, at: ["meta", "type"], of: "ShadowedInternal", known: Self.codableEnumTags), content: codableEnumContent(of: decoder))
#sourceLocation()
  }

  private static var codableEnumTags: [Swift.String] { ["1", "coded", "pair"] }

  private static var codableEnumForm1Tags: [Swift.String] { ["none", "coded", "pair"] }

  private static var codableEnumForm2Tags: [Swift.String] { ["1", "none", "coded", "pair"] }
}

/// Written as:
///
/// ```
/// {"meta":{"type":1}}
/// {"meta":{"type":"coded"},"result":<ResultCoder(Result)>}
/// {"meta":{"type":"pair"},"a":<Int>,"b":<Int>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 42)
extension ShadowedInternal: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(tag: _, content: let value1) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value1)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .none:
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode(1 as Swift.Int, forKey: "type")
    case .coded(result: let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("coded" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 45)
      try container.encodeUnlessNil(value0, for: "result") { try ResultCoder.encode($0, to: $1) }
#sourceLocation()
    case .pair(a: let value0, b: let value1):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("pair" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "a")
      try container.encode(value1, forKey: "b")
    case .unknown:
      break  // written above, as it came
    }
  }
}

extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  public mutating func encodeIfPresent(
    _ value: ShadowedInternal?, forKey key: Self.Key
  ) throws {
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
/// null
/// <Element>
/// [<Element>,<Double>]
/// ```
#sourceLocation(file: "Input.swift", line: 70)
extension ShadowedUntagged: Swift.Decodable where Element: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("ShadowedUntagged")
    attempt: do {
      guard try decoder.singleValueContainer().decodeNil() else { break attempt }
      self = .nothing
      return
    } catch {
      attempts.add("nothing", error)
    }
    attempt: do {
#sourceLocation(file: "Input.swift", line: 72)
      self = try .one(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("one", error)
    }
    attempt: do {
      guard attempts.isArray(decoder, counts: 2...2) else { break attempt }
      var payload = try CodableEnumElements(of: decoder, expecting: 2, of: "ShadowedUntagged.two")
#sourceLocation(file: "Input.swift", line: 73)
      self = try .two(payload.value(), payload.value())
#sourceLocation()
      try payload.expectEnd(of: "ShadowedUntagged.two", 2)
      return
    } catch {
      attempts.add("two", error)
    }
    attempts.explain("nothing", .null)
    attempts.explain("one")
    attempts.explain("two", .array(2...2))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// null
/// <Element>
/// [<Element>,<Double>]
/// ```
#sourceLocation(file: "Input.swift", line: 70)
extension ShadowedUntagged: Swift.Encodable where Element: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .nothing:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .one(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 72)
      try container.encode(value0)
#sourceLocation()
    case .two(let value0, let value1):
      var payload = encoder.unkeyedContainer()
#sourceLocation(file: "Input.swift", line: 73)
      try payload.encode(value0)
#sourceLocation()
      try payload.encode(value1)
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"on","c":true}
/// {"t":"many","c":<[Int]>}
/// {"t":"flat","c":{…<ShadowedText>,"more":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 77)
extension ShadowedAdjacent: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "ShadowedAdjacent", known: Self.codableEnumTags)
    switch tag {
    case "on":
      if try container.hasValue(for: "c") {
        try container.expectTrue(for: "c")
        self = .on
      } else {
        self = .on
      }
    case "many":
#sourceLocation(file: "Input.swift", line: 79)
      self = try .many(container.required(for: "c"))
#sourceLocation()
    case "flat":
      let payloadDecoder = try container.decoder(for: "c")
      let payload = try payloadDecoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 80)
      self = try .flat(
        codableEnumFlattened(in: payloadDecoder),
        more: payload.required(for: "more"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "ShadowedAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["on", "many", "flat"] }
}

/// Written as:
///
/// ```
/// {"t":"on","c":true}
/// {"t":"many","c":<[Int]>}
/// {"t":"flat","c":{…<ShadowedText>,"more":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 77)
extension ShadowedAdjacent: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .on:
      try container.encode("on" as Swift.String, forKey: "t")
      try container.encode(true as Swift.Bool, forKey: "c")
    case .many(let value0):
      try container.encode("many" as Swift.String, forKey: "t")
#sourceLocation(file: "Input.swift", line: 79)
      try container.encode(value0, forKey: "c")
#sourceLocation()
    case .flat(let value0, more: let value1):
      try container.encode("flat" as Swift.String, forKey: "t")
      let payloadEncoder = container.superEncoder(forKey: "c")
      var payload = payloadEncoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 81)
      try codableEnumFlatten(value0, to: payloadEncoder)
#sourceLocation()
      try payload.encode(value1, forKey: "more")
    }
  }
}

/// Read from:
///
/// ```
/// ["on",[]]
/// ["many",<Int>,<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 87)
extension ShadowedArray: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ShadowedArray")
    let tag: Swift.String = try elements.tag(of: "ShadowedArray", known: Self.codableEnumTags)
    switch tag {
    case "on":
      elements.expect(2, of: "ShadowedArray.on")
      try elements.expectEmptyArray()
      self = .on
      try elements.expectEnd(of: "ShadowedArray.on", 1)
    case "many":
      elements.expect(2, of: "ShadowedArray.many")
      switch elements.remainingCount(upTo: 2) {
      case ...1:
        self = try .many(elements.value())
      default:
        self = try .many(elements.value(), elements.value())
      }
      try elements.expectEnd(of: "ShadowedArray.many", 2)
    default:
      throw elements.unknownTag(tag, of: "ShadowedArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["on", "many"] }
}

/// Written as:
///
/// ```
/// ["on",[]]
/// ["many",<Int>,<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 87)
extension ShadowedArray: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .on:
      try elements.encode("on" as Swift.String)
      _ = elements.nestedUnkeyedContainer()
    case .many(let value0, let value1):
      try elements.encode("many" as Swift.String)
      try elements.encode(value0)
      try elements.encode(value1)
    }
  }
}

/// Read from:
///
/// ```
/// 1
/// false
/// ```
#sourceLocation(file: "Input.swift", line: 93)
extension ShadowedRaw: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "ShadowedRaw", known: Self.codableEnumTags)
    switch tag {
    case .integer(1):
      self = .on
    case .boolean(false):
      self = .off
    default:
      throw codableEnumUnknownTag(tag, of: "ShadowedRaw", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["1", "false"] }
}

/// Written as:
///
/// ```
/// 1
/// false
/// ```
#sourceLocation(file: "Input.swift", line: 93)
extension ShadowedRaw: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .on:
      try container.encode(1 as Swift.Int)
    case .off:
      try container.encode(false as Swift.Bool)
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
// value
// optionalValue
// replacement
// anyKey
// containsAny
// hasValue
// codedValue
// codedOptional
// nestedDecoder
// trueUnderKey
// otherScalar
// stringTag
// tag
// tagParent
// tagPresence
// tagAtPath
// keptTagAtPath
// tagIfAnyAtPath
// caseKeys
// caseKeysOfMany
// onlyCase
// caseKey
// unknownKeys
// unknownKeysBeside
// optional
// missingKeys
// elements
// index
// elementsOf
// elementsExpecting
// element
// elementsElement
// decoderElement
// remainingCount
// elementsEnd
// emptyArrayElement
// codedElement
// codedOptionalElement
// elementTag
// unknownElementTag
// keptElementTag
// elementTagIfAny
// singleValue
// root
// rootValue
// content
// rootTag
// flattened
// attempts
// explanation
// expectation
// attemptedObject
// attemptedArray
// scalar
// lowercasedScalar
// coercedScalar
// scalarValue
// unknownTag
// coderEncodingUnlessNil
// flatteningEncoding
// notEncodable
// anyValue
