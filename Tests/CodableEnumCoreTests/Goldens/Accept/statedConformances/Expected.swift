// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key
// Shared: optional
// Shared: decoding
// Shared: scalar
// Shared: decodingErrors
// Shared: caseKey

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
    let key = try container.caseKey(of: "StatedCodable", known: Self.codableEnumTags)
    switch key.stringValue {
    case "value":
#sourceLocation(file: "Input.swift", line: 3)
      self = try .value(container.value(for: key))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "StatedCodable", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["value"]
  }
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
#sourceLocation(file: "Input.swift", line: 3)
      try container.encode(value0, forKey: "value")
#sourceLocation()
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
    let key = try container.caseKey(of: "StatedComposition", known: Self.codableEnumTags)
    switch key.stringValue {
    case "value":
#sourceLocation(file: "Input.swift", line: 8)
      self = try .value(container.value(for: key))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "StatedComposition", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["value"]
  }
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
#sourceLocation(file: "Input.swift", line: 8)
      try container.encode(value0, forKey: "value")
#sourceLocation()
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
    let key = try container.caseKey(of: "StatedHalf", known: Self.codableEnumTags)
    switch key.stringValue {
    case "value":
#sourceLocation(file: "Input.swift", line: 13)
      self = try .value(container.value(for: key))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "StatedHalf", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["value"]
  }
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
#sourceLocation(file: "Input.swift", line: 13)
      try container.encode(value0, forKey: "value")
#sourceLocation()
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
    let key = try container.caseKey(of: "StatedInExtension", known: Self.codableEnumTags)
    switch key.stringValue {
    case "value":
#sourceLocation(file: "Input.swift", line: 18)
      self = try .value(container.value(for: key))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "StatedInExtension", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["value"]
  }
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
#sourceLocation(file: "Input.swift", line: 18)
      try container.encode(value0, forKey: "value")
#sourceLocation()
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
    let key = try container.caseKey(of: "StatedConditionally", known: Self.codableEnumTags)
    switch key.stringValue {
    case "value":
#sourceLocation(file: "Input.swift", line: 25)
      self = try .value(container.value(for: key))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "StatedConditionally", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["value"]
  }
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
