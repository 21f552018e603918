// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"value":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension StatedCodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "StatedCodable", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "value":
      self = try .value(container.required(for: key))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "StatedCodable", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value"] }
}

/// Written as:
///
/// ```
/// {"value":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension StatedCodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(let value0):
      try container.encode(value0, forKey: "value")
    }
  }
}

/// Read from:
///
/// ```
/// {"value":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension StatedComposition {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "StatedComposition", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "value":
      self = try .value(container.required(for: key))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "StatedComposition", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value"] }
}

/// Written as:
///
/// ```
/// {"value":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension StatedComposition {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(let value0):
      try container.encode(value0, forKey: "value")
    }
  }
}

/// Read from:
///
/// ```
/// {"value":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension StatedHalf {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "StatedHalf", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "value":
      self = try .value(container.required(for: key))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "StatedHalf", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value"] }
}

/// Written as:
///
/// ```
/// {"value":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension StatedHalf: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(let value0):
      try container.encode(value0, forKey: "value")
    }
  }
}

/// Read from:
///
/// ```
/// {"value":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension StatedInExtension {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "StatedInExtension", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "value":
      self = try .value(container.required(for: key))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "StatedInExtension", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value"] }
}

/// Written as:
///
/// ```
/// {"value":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension StatedInExtension {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(let value0):
      try container.encode(value0, forKey: "value")
    }
  }
}

/// Read from:
///
/// ```
/// {"value":<Value>}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension StatedConditionally: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "StatedConditionally", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "value":
#sourceLocation(file: "Input.swift", line: 25)
      self = try .value(container.value(for: key))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "StatedConditionally", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value"] }
}

/// Written as:
///
/// ```
/// {"value":<Value>}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension StatedConditionally where Value: Encodable & Hashable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(let value0):
#sourceLocation(file: "Input.swift", line: 25)
      try container.encode(value0, forKey: "value")
#sourceLocation()
    }
  }
}

/// Written as:
///
/// ```
/// "A"
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension StatedEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode("A" as Swift.String)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredInt
// value
// caseKeys
// onlyCase
// caseKey
// optional
// unknownTag
