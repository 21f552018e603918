// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"rectangle",…<FlattenedPoint>,…<FlattenedSize?>,"name":<String>}
/// {"type":"alias",…<FlattenedMaybe>}
/// {"type":"value",…<Value>}
/// {"type":"both",…<Value>,"count":<Int>}
/// {"type":"dictionary",…<[String: Int]>}
/// ```
#sourceLocation(file: "Input.swift", line: 13)
extension FlattenedInternal: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "FlattenedInternal", known: Self.codableEnumTags)
    switch tag {
    case "rectangle":
#sourceLocation(file: "Input.swift", line: 14)
      self = try .rectangle(
        origin: codableEnumFlattened(in: decoder),
        size: codableEnumFlattenedOptional(in: decoder),
        name: container.required(for: "name"))
#sourceLocation()
    case "alias":
#sourceLocation(file: "Input.swift", line: 19)
      self = try .alias(size: codableEnumFlattened(in: decoder))
#sourceLocation()
    case "value":
#sourceLocation(file: "Input.swift", line: 20)
      self = try .value(codableEnumFlattened(in: decoder))
#sourceLocation()
    case "both":
#sourceLocation(file: "Input.swift", line: 21)
      self = try .both(
        value: codableEnumFlattened(in: decoder),
        count: container.required(for: "count"))
#sourceLocation()
    case "dictionary":
#sourceLocation(file: "Input.swift", line: 25)
      self = try .dictionary(container.otherKeys(besides: ["type"]))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "FlattenedInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["rectangle", "alias", "value", "both", "dictionary"]
  }
}

/// Written as:
///
/// ```
/// {"type":"rectangle",…<FlattenedPoint>,…<FlattenedSize?>,"name":<String>}
/// {"type":"alias",…<FlattenedMaybe>}
/// {"type":"value",…<Value>}
/// {"type":"both",…<Value>,"count":<Int>}
/// {"type":"dictionary",…<[String: Int]>}
/// ```
#sourceLocation(file: "Input.swift", line: 13)
extension FlattenedInternal: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .rectangle(origin: let value0, size: let value1, name: let value2):
      try container.encode("rectangle" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 15)
      try codableEnumFlatten(value0, to: encoder)
#sourceLocation(file: "Input.swift", line: 16)
      try codableEnumFlatten(value1, to: encoder)
#sourceLocation()
      try container.encode(value2, forKey: "name")
    case .alias(size: let value0):
      try container.encode("alias" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 19)
      try codableEnumFlatten(value0, to: encoder)
#sourceLocation()
    case .value(let value0):
      try container.encode("value" as Swift.String, forKey: "type")
      let besideTag = CodableEnumBeside(encoder, besides: [], at: ["type"], tags: ["value" as Swift.String], isTagWritten: true)
#sourceLocation(file: "Input.swift", line: 20)
      try codableEnumFlattenUnlessNil(value0, to: besideTag)
#sourceLocation()
      try besideTag.finish()
    case .both(value: let value0, count: let value1):
      try container.encode("both" as Swift.String, forKey: "type")
      let besideTag = CodableEnumBeside(encoder, besides: ["count"], at: ["type"], tags: ["both" as Swift.String], isTagWritten: true)
#sourceLocation(file: "Input.swift", line: 22)
      try codableEnumFlattenUnlessNil(value0, to: besideTag)
#sourceLocation()
      try container.encode(value1, forKey: "count")
      try besideTag.finish()
    case .dictionary(let value0):
      try container.encode("dictionary" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 25)
      try container.encode(contentsOf: value0, besides: ["type"])
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"one":{…<FlattenedPoint>}}
/// {"two":{…<FlattenedPoint>,…<FlattenedSize>}}
/// ```
#sourceLocation(file: "Input.swift", line: 29)
extension FlattenedExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "FlattenedExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "one":
      let payloadDecoder = try container.decoder(for: key)
#sourceLocation(file: "Input.swift", line: 30)
      self = try .one(codableEnumFlattened(in: payloadDecoder))
#sourceLocation()
    case "two":
      let payloadDecoder = try container.decoder(for: key)
#sourceLocation(file: "Input.swift", line: 31)
      self = try .two(
        codableEnumFlattened(in: payloadDecoder),
        codableEnumFlattened(in: payloadDecoder))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "FlattenedExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["one", "two"] }
}

/// Written as:
///
/// ```
/// {"one":{…<FlattenedPoint>}}
/// {"two":{…<FlattenedPoint>,…<FlattenedSize>}}
/// ```
#sourceLocation(file: "Input.swift", line: 29)
extension FlattenedExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .one(let value0):
      let payloadEncoder = container.superEncoder(forKey: "one")
#sourceLocation(file: "Input.swift", line: 30)
      try codableEnumFlatten(value0, to: payloadEncoder)
#sourceLocation()
    case .two(let value0, let value1):
      let payloadEncoder = container.superEncoder(forKey: "two")
#sourceLocation(file: "Input.swift", line: 32)
      try codableEnumFlatten(value0, to: payloadEncoder)
#sourceLocation(file: "Input.swift", line: 33)
      try codableEnumFlatten(value1, to: payloadEncoder)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"one","c":{…<FlattenedPoint>,"z":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 38)
extension FlattenedAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "FlattenedAdjacent", known: Self.codableEnumTags)
    switch tag {
    case "one":
      let payloadDecoder = try container.decoder(for: "c")
      let payload = try payloadDecoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 39)
      self = try .one(
        codableEnumFlattened(in: payloadDecoder),
        z: payload.required(for: "z"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "FlattenedAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["one"] }
}

/// Written as:
///
/// ```
/// {"t":"one","c":{…<FlattenedPoint>,"z":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 38)
extension FlattenedAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .one(let value0, z: let value1):
      try container.encode("one" as Swift.String, forKey: "t")
      let payloadEncoder = container.superEncoder(forKey: "c")
      var payload = payloadEncoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 40)
      try codableEnumFlatten(value0, to: payloadEncoder)
#sourceLocation()
      try payload.encode(value1, forKey: "z")
    }
  }
}

/// Read from:
///
/// ```
/// {…<FlattenedPoint>,"z":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 46)
extension FlattenedUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("FlattenedUntagged")
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("z") else { break attempt }
#sourceLocation(file: "Input.swift", line: 47)
        self = try .one(
          codableEnumFlattened(in: decoder),
          z: payload.required(for: "z"))
#sourceLocation()
        return
      } catch {
        attempts.add("one", error)
      }
    }
    attempts.explain("one", .object(object, ["z"]))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {…<FlattenedPoint>,"z":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 46)
extension FlattenedUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .one(let value0, z: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 48)
      try codableEnumFlatten(value0, to: encoder)
#sourceLocation()
      try payload.encode(value1, forKey: "z")
    }
  }
}

/// Read from:
///
/// ```
/// ["one",{…<FlattenedPoint>,"z":<Int>}]
/// ```
#sourceLocation(file: "Input.swift", line: 54)
extension FlattenedArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "FlattenedArray")
    let tag: Swift.String = try elements.tag(of: "FlattenedArray", known: Self.codableEnumTags)
    switch tag {
    case "one":
      elements.expect(2, of: "FlattenedArray.one")
      let payloadDecoder = try elements.decoder()
      let payload = try payloadDecoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 55)
      self = try .one(
        codableEnumFlattened(in: payloadDecoder),
        z: payload.required(for: "z"))
#sourceLocation()
      try elements.expectEnd(of: "FlattenedArray.one", 1)
    default:
      throw elements.unknownTag(tag, of: "FlattenedArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["one"] }
}

/// Written as:
///
/// ```
/// ["one",{…<FlattenedPoint>,"z":<Int>}]
/// ```
#sourceLocation(file: "Input.swift", line: 54)
extension FlattenedArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .one(let value0, z: let value1):
      try elements.encode("one" as Swift.String)
      let payloadEncoder = elements.superEncoder()
      var payload = payloadEncoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 56)
      try codableEnumFlatten(value0, to: payloadEncoder)
#sourceLocation()
      try payload.encode(value1, forKey: "z")
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
// otherKeysDecoding
// nestedDecoder
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
// decoderElement
// elementsEnd
// elementTag
// unknownElementTag
// flattened
// flattenedOptional
// attempts
// explanation
// expectation
// attemptedObject
// scalar
// unknownTag
// otherKeysEncoding
// flatteningEncoding
// scalarOf
// refusal
// beside
// dynamicFlattening
