// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key
// Shared: optional
// Shared: decoding
// Shared: scalar
// Shared: decodingErrors
// Shared: keyedTag
// Shared: caseKey
// Shared: keyedEncoding

/// Read from:
///
/// ```
/// {"move":{"to":Int}}
/// {"moveBy":{"by":Int}}
/// {"moveAt":{"at":Int,"speed":Int}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension SharedNames: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "SharedNames", known: Self.codableEnumTags)
    switch key.stringValue {
    case "move":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 3)
      self = try .move(to: payload.value(for: "to"))
#sourceLocation()
    case "moveBy":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 5)
      self = try .move(by: payload.value(for: "by"))
#sourceLocation()
    case "moveAt":
      let payload = try container.object(for: key)
      if payload.contains("speed") {
#sourceLocation(file: "Input.swift", line: 7)
        self = try .move(at: payload.value(for: "at"), speed: payload.value(for: "speed"))
#sourceLocation()
      } else {
#sourceLocation(file: "Input.swift", line: 7)
        self = try .move(at: payload.value(for: "at"))
#sourceLocation()
      }
    default:
      throw container.unknownKey(key, of: "SharedNames", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["move", "moveBy", "moveAt"]
  }
}

/// Read from:
///
/// ```
/// {"type":"move","to":Missing}
/// {"type":"move","by":Int}
/// ```
#sourceLocation(file: "Input.swift", line: 11)
extension SharedNamesOfBranches: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "SharedNamesOfBranches", known: Self.codableEnumTags)
    switch tag {
#if GOLDENS_NEVER
    case "move":
#sourceLocation(file: "Input.swift", line: 13)
      self = try .move(to: container.value(for: "to"))
#sourceLocation()
#else
    case "move":
#sourceLocation(file: "Input.swift", line: 15)
      self = try .move(by: container.value(for: "by"))
#sourceLocation()
#endif
    default:
      throw container.unknownTag(tag, for: "type", of: "SharedNamesOfBranches", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    var tags: [Swift.String] = []
#if GOLDENS_NEVER
    tags += ["move"]
#else
    tags += ["move"]
#endif
    return tags
  }
}

/// Written as:
///
/// ```
/// {"type":"move","to":Missing}
/// {"type":"move","by":Int}
/// ```
#sourceLocation(file: "Input.swift", line: 11)
extension SharedNamesOfBranches: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
#if GOLDENS_NEVER
    case .move(to: let value0):
      try container.encode("move" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 13)
      try container.encodeUnlessNil(value0, for: "to")
#sourceLocation()
#else
    case .move(by: let value0):
      try container.encode("move" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 15)
      try container.encode(value0, forKey: "by")
#sourceLocation()
#endif
    }
  }
}
