// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key
// Shared: optional
// Shared: decoding
// Shared: elements
// Shared: singleValue
// Shared: root
// Shared: emptyForms
// Shared: scalar
// Shared: decodingErrors
// Shared: keyedTag
// Shared: elementTag
// Shared: caseKey
// Shared: flatteningDecoding
// Shared: tagLooks
// Shared: flatteningEncoding

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
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumTags) {
      switch key.stringValue {
      case "response":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 17)
        self = try .response(payload.value(for: "_0"))
#sourceLocation()
        return
      case "pong":
        try container.expectObject(for: key)
        self = .pong
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "ChoiceIncoming", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "ChoiceIncoming", known: Self.codableEnumTags)
      }
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "ChoiceIncoming", known: Self.codableEnumTags)
    switch tag {
    default:
      throw container.unknownTag(tag, for: "type", of: "ChoiceIncoming", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["response", "pong"]
  }
}
