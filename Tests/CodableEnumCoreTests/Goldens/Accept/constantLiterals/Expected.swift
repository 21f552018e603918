// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"error":<String>,"id":null,"jsonrpc":"2.0"}
/// {"id":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension LiteralReply: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("LiteralReply")
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("error"), payload.contains("id"), payload.contains("jsonrpc")
        else { break attempt }
        try payload.expect(.null, spelled: "null", for: "id", in: "LiteralReply.failure")
        try payload.expect(.string("2.0"), for: "jsonrpc", in: "LiteralReply.failure")
        self = try .failure(error: payload.required(for: "error"))
        return
      } catch {
        attempts.add("failure", error)
      }
      attempt: do {
        guard payload.contains("id") else { break attempt }
        self = try .result(id: payload.required(for: "id"))
        return
      } catch {
        attempts.add("result", error)
      }
    }
    attempts.explain("failure", .object(object, ["error", "id", "jsonrpc"]))
    attempts.explain("result", .object(object, ["id"]))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {"error":<String>,"id":null,"jsonrpc":"2.0"}
/// {"id":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension LiteralReply: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .failure(error: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "error")
      try payload.encodeNil(forKey: "id")
      try payload.encode("2.0" as Swift.String, forKey: "jsonrpc")
    case .result(id: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "id")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"all","traits":[{"all":true,"n":1.0}],"none":[],"empty":{}}
/// {"type":"some","count":<Int>,"range":[0,null,[1,"x"]]}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension LiteralFilter: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "LiteralFilter", known: Self.codableEnumTags)
    switch tag {
    case "all":
      try container.rejectKeys(otherThan: ["traits", "none", "empty", "type"], in: "LiteralFilter.all")
      try container.expect(.array([.object(["all": .scalar(.boolean(true)), "n": .scalar(.integer(1))])]), spelled: "[{\"all\":true,\"n\":1.0}]", for: "traits", in: "LiteralFilter.all")
      try container.expect(.array([]), spelled: "[]", for: "none", in: "LiteralFilter.all")
      try container.expect(.object([:]), spelled: "{}", for: "empty", in: "LiteralFilter.all")
      self = .all
    case "some":
      try container.rejectKeys(otherThan: ["count", "range", "type"], in: "LiteralFilter.some")
      try container.expect(.array([.scalar(.integer(0)), .null, .array([.scalar(.integer(1)), .scalar(.string("x"))])]), spelled: "[0,null,[1,\"x\"]]", for: "range", in: "LiteralFilter.some")
      self = try .some(count: container.required(for: "count"))
    default:
      throw codableEnumUnknownTag(tag, of: "LiteralFilter", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["all", "some"] }
}

/// Written as:
///
/// ```
/// {"type":"all","traits":[{"all":true,"n":1.0}],"none":[],"empty":{}}
/// {"type":"some","count":<Int>,"range":[0,null,[1,"x"]]}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension LiteralFilter: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .all:
      try container.encode("all" as Swift.String, forKey: "type")
      var literal0 = container.nestedUnkeyedContainer(forKey: "traits")
      var literal1 = literal0.nestedContainer(keyedBy: CodableEnumKey.self)
      try literal1.encode(true as Swift.Bool, forKey: "all")
      try literal1.encode(1.0 as Swift.Double, forKey: "n")
      _ = container.nestedUnkeyedContainer(forKey: "none")
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "empty")
    case .some(count: let value0):
      try container.encode("some" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "count")
      var literal0 = container.nestedUnkeyedContainer(forKey: "range")
      try literal0.encode(0 as Swift.Int)
      try literal0.encodeNil()
      var literal1 = literal0.nestedUnkeyedContainer()
      try literal1.encode(1 as Swift.Int)
      try literal1.encode("x" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"a","on":null,"level":1}
/// {"type":"a","on":["x"]}
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension LiteralRival: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "LiteralRival", known: Self.codableEnumTags)
    switch tag {
    case "a":
      switch codableEnumBestFit([
        codableEnumFit(of: container, literals: ["on": .null, "level": .scalar(.integer(1))]),
        codableEnumFit(of: container, literals: ["on": .array([.scalar(.string("x"))])]),
      ]) {
      case 0:
        try container.expect(.null, spelled: "null", for: "on", in: "LiteralRival.off")
        try container.expect(.integer(1), for: "level", in: "LiteralRival.off")
        self = .off
      case 1:
        try container.expect(.array([.scalar(.string("x"))]), spelled: "[\"x\"]", for: "on", in: "LiteralRival.on")
        self = .on
      default:
        throw Swift.DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "no case of LiteralRival with this tag fits; off has \"on\" as null and \"level\" as 1; on has \"on\" as [\"x\"]"))
      }
    default:
      throw codableEnumUnknownTag(tag, of: "LiteralRival", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["a"] }
}

/// Written as:
///
/// ```
/// {"type":"a","on":null,"level":1}
/// {"type":"a","on":["x"]}
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension LiteralRival: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .off:
      try container.encode("a" as Swift.String, forKey: "type")
      try container.encodeNil(forKey: "on")
      try container.encode(1 as Swift.Int, forKey: "level")
    case .on:
      try container.encode("a" as Swift.String, forKey: "type")
      var literal0 = container.nestedUnkeyedContainer(forKey: "on")
      try literal0.encode("x" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// {"name":<String>,"on":null}
/// {"name":<String>,"on":{"level":1,"unit":"K"}}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension LiteralChoice: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    if container.has(.null, under: "on"), container.contains("name") {
      try container.expect(.null, spelled: "null", for: "on", in: "LiteralChoice.off")
      self = try .off(name: container.required(for: "name"))
      return
    }
    if container.has(.object(["level": .scalar(.integer(1)), "unit": .scalar(.string("K"))]), under: "on"), container.contains("name") {
      try container.expect(.object(["level": .scalar(.integer(1)), "unit": .scalar(.string("K"))]), spelled: "{\"level\":1,\"unit\":\"K\"}", for: "on", in: "LiteralChoice.on")
      self = try .on(name: container.required(for: "name"))
      return
    }
    throw Swift.DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "LiteralChoice has no case with these keys; off needs \"name\" and \"on\", on needs \"name\" and \"on\""))
  }
}

/// Written as:
///
/// ```
/// {"name":<String>,"on":null}
/// {"name":<String>,"on":{"level":1,"unit":"K"}}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension LiteralChoice: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .off(name: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "name")
      try payload.encodeNil(forKey: "on")
    case .on(name: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "name")
      var literal0 = payload.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "on")
      try literal0.encode(1 as Swift.Int, forKey: "level")
      try literal0.encode("K" as Swift.String, forKey: "unit")
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
// otherScalar
// stringTag
// constant
// expectedConstant
// literalUnderKey
// expectedLiteral
// unknownKeys
// literal
// literalFit
// constantFit
// bestFit
// attempts
// explanation
// expectation
// attemptedObject
// scalar
// unknownTag
