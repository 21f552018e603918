// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"method":"ping","jsonrpc":"2.0","id":null}
/// {"method":"send","text":<String>,"jsonrpc":"2.0","meta":{"v":1,"list":[true,0.5,{},[]]}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ExtrasCall: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "method", of: "ExtrasCall", known: Self.codableEnumTags)
    switch tag {
    case "ping":
      try container.rejectKeys(otherThan: ["jsonrpc", "id", "method"], in: "ExtrasCall.ping")
      self = .ping
    case "send":
      try container.rejectKeys(otherThan: ["text", "jsonrpc", "meta", "method"], in: "ExtrasCall.send")
      self = try .send(text: container.required(for: "text"))
    default:
      throw codableEnumUnknownTag(tag, of: "ExtrasCall", known: Self.codableEnumTags, at: container.codingPath, ["method"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "send"] }
}

/// Written as:
///
/// ```
/// {"method":"ping","jsonrpc":"2.0","id":null}
/// {"method":"send","text":<String>,"jsonrpc":"2.0","meta":{"v":1,"list":[true,0.5,{},[]]}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ExtrasCall: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      try container.encode("ping" as Swift.String, forKey: "method")
      try container.encode("2.0" as Swift.String, forKey: "jsonrpc")
      try container.encodeNil(forKey: "id")
    case .send(text: let value0):
      try container.encode("send" as Swift.String, forKey: "method")
      try container.encode(value0, forKey: "text")
      try container.encode("2.0" as Swift.String, forKey: "jsonrpc")
      var literal0 = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try literal0.encode(1 as Swift.Int, forKey: "v")
      var literal1 = literal0.nestedUnkeyedContainer(forKey: "list")
      try literal1.encode(true as Swift.Bool)
      try literal1.encode(0.5 as Swift.Double)
      _ = literal1.nestedContainer(keyedBy: CodableEnumKey.self)
      _ = literal1.nestedUnkeyedContainer()
    }
  }
}

/// Read from:
///
/// ```
/// {"to":{"x":<Int>,"y":<Int>|null,"z":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension NilRequiredMove: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "NilRequiredMove", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "to":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 11)
      self = try .to(
        x: payload.required(for: "x"),
        y: payload.required(for: "y"),
        z: payload.ifPresent(for: "z"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "NilRequiredMove", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["to"] }
}

/// Written as:
///
/// ```
/// {"to":{"x":<Int>,"y":<Int>|null,"z":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension NilRequiredMove: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .to(x: let value0, y: let value1, z: let value2):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "to")
      try payload.encode(value0, forKey: "x")
#sourceLocation(file: "Input.swift", line: 13)
      try payload.encode(value1, forKey: "y")
#sourceLocation()
      try payload.encodeIfPresent(value2, forKey: "z")
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
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// unknownKeys
// unknownTag
