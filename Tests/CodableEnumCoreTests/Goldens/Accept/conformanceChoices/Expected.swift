// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Written as:
///
/// ```
/// {"type":"request",…<ChoiceRequest>}
/// {"type":"ping"}
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension ChoiceOutgoing: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .request(let value0):
      try container.encode("request" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 11)
      try codableEnumFlatten(value0, to: encoder)
#sourceLocation()
    case .ping:
      try container.encode("ping" as Swift.String, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"response",…<ChoiceResponse>}
/// {"type":"pong"}
/// ```
/// and from:
///
/// ```
/// {"response":{"_0":<ChoiceResponse>}}
/// {"pong":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension ChoiceIncoming: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "response":
#sourceLocation(file: "Input.swift", line: 17)
        self = try .response(codableEnumFlattened(in: decoder))
#sourceLocation()
        return
      case "pong":
        self = .pong
        return
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "response":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 17)
        self = try .response(payload.value(for: "_0"))
#sourceLocation()
        return
      case "pong":
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = .pong
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "ChoiceIncoming", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "ChoiceIncoming", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "ChoiceIncoming", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "ChoiceIncoming", known: Self.codableEnumTags, at: container.codingPath, ["type"])
  }

  private static var codableEnumTags: [Swift.String] { ["response", "pong"] }
}

// MARK: - Shared by all marked enums of this target
// key
// value
// optionalValue
// otherScalar
// stringTag
// tagPresence
// tagIfAny
// caseKeys
// onlyCase
// optional
// flattened
// unknownTag
// flatteningEncoding
