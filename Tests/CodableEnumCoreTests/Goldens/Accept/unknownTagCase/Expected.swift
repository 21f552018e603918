// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"file","size":<Int>}
/// {"type":"folder","name":<String?>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension UnknownTagItem: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "UnknownTagItem", known: Self.codableEnumTags)
    switch tag {
    case "file":
      self = try .file(size: container.required(for: "size"))
    case "folder":
      self = try .folder(name: container.ifPresent(for: "name"))
    default:
      self = try .folder(name: container.ifPresent(for: "name"))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["file", "folder"] }
}

/// Written as:
///
/// ```
/// {"type":"file","size":<Int>}
/// {"type":"folder","name":<String?>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension UnknownTagItem: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .file(size: let value0):
      try container.encode("file" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "size")
    case .folder(name: let value0):
      try container.encode("folder" as Swift.String, forKey: "type")
      try container.encodeIfPresent(value0, forKey: "name")
    }
  }
}

/// Read from:
///
/// ```
/// {"file":{"size":<Int>}}
/// {"folder":{"name":<String?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 8)
extension UnknownTagKey: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "UnknownTagKey", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "file":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .file(size: payload.required(for: "size"))
    case "folder":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .folder(name: payload.ifPresent(for: "name"))
    default:
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .folder(name: payload.ifPresent(for: "name"))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["file", "folder"] }
}

/// Written as:
///
/// ```
/// {"file":{"size":<Int>}}
/// {"folder":{"name":<String?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 8)
extension UnknownTagKey: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .file(size: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "file")
      try payload.encode(value0, forKey: "size")
    case .folder(name: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "folder")
      try payload.encodeIfPresent(value0, forKey: "name")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredInt
// ifPresent
// stringIfPresent
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// unknownTag
