// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"text":{"body":<String>}}
/// {"image":{"url":<String>}}
/// {"gap":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension SeveralKeysPart: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "SeveralKeysPart", container.firstCaseKey(known: Self.codableEnumTags))
    switch key.stringValue {
    case "text":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .text(body: payload.required(for: "body"))
    case "image":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .image(url: payload.required(for: "url"))
    case "gap":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .gap
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "SeveralKeysPart", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "image", "gap"] }
}

/// Written as:
///
/// ```
/// {"text":{"body":<String>}}
/// {"image":{"url":<String>}}
/// {"gap":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension SeveralKeysPart: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "text")
      try payload.encode(value0, forKey: "body")
    case .image(url: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "image")
      try payload.encode(value0, forKey: "url")
    case .gap:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "gap")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// caseKeys
// firstCaseKey
// onlyCase
// caseKey
// unknownTag
