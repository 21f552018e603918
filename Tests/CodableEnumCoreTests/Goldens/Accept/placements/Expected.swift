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

/// Read from:
///
/// ```
/// {"status":"confirmed","users":<[Int]>}
/// {"status":"waitlist","position":<Int>,"users":<[Int]>}
/// {"status":"not allowed","reason":<String>}
/// {"status":"trailing","size":<Int>}
/// {"status":"other","otherValue":<Int>}
/// {"status":"trailing-case","called":<String>}
/// {"status":"many lines","first":<Int>,"second":<Int>,"third":<Int>}
/// {"status":"before","before":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension Placements: Swift.Decodable {
  public init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "status", of: "Placements", known: Self.codableEnumTags)
    switch tag {
    case "confirmed":
#sourceLocation(file: "Input.swift", line: 8)
      self = try .confirmed(container.value(for: "users"))
#sourceLocation()
    case "waitlist":
#sourceLocation(file: "Input.swift", line: 10)
      self = try .waitlist(
        container.value(for: "position"),
        container.value(for: "users"))
#sourceLocation()
    case "not allowed", "denied":
#sourceLocation(file: "Input.swift", line: 16)
      self = try .notAllowed(reason: container.value(for: "reason"))
#sourceLocation()
    case "trailing":
#sourceLocation(file: "Input.swift", line: 18)
      self = try .trailing(size: container.value(for: "size"))
#sourceLocation()
    case "other":
#sourceLocation(file: "Input.swift", line: 18)
      self = try .other(container.value(for: "otherValue"))
#sourceLocation()
    case "trailing-case":
#sourceLocation(file: "Input.swift", line: 19)
      self = try .trailingCase(name: container.value(for: "called"))
#sourceLocation()
    case "many lines", "first", "second":
#sourceLocation(file: "Input.swift", line: 27)
      self = try .many(

        container.value(for: "first"),

        container.value(for: "second"),


        container.value(for: "third"))
#sourceLocation()
    case "before":
#sourceLocation(file: "Input.swift", line: 37)
      self = try .before(container.value(for: "before"))
#sourceLocation()
    default:
      throw container.unknownTag(tag, for: "status", of: "Placements", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["confirmed", "waitlist", "not allowed", "denied", "trailing", "other", "trailing-case", "many lines", "first", "second", "before"]
  }
}

/// Written as:
///
/// ```
/// {"status":"confirmed","users":<[Int]>}
/// {"status":"waitlist","position":<Int>,"users":<[Int]>}
/// {"status":"not allowed","reason":<String>}
/// {"status":"trailing","size":<Int>}
/// {"status":"other","otherValue":<Int>}
/// {"status":"trailing-case","called":<String>}
/// {"status":"many lines","first":<Int>,"second":<Int>,"third":<Int>}
/// {"status":"before","before":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension Placements: Swift.Encodable {
  public func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .confirmed(let value0):
      try container.encode("confirmed" as Swift.String, forKey: "status")
#sourceLocation(file: "Input.swift", line: 8)
      try container.encode(value0, forKey: "users")
#sourceLocation()
    case .waitlist(let value0, let value1):
      try container.encode("waitlist" as Swift.String, forKey: "status")
#sourceLocation(file: "Input.swift", line: 11)
      try container.encode(value0, forKey: "position")
#sourceLocation(file: "Input.swift", line: 12)
      try container.encode(value1, forKey: "users")
#sourceLocation()
    case .notAllowed(reason: let value0):
      try container.encode("not allowed" as Swift.String, forKey: "status")
#sourceLocation(file: "Input.swift", line: 16)
      try container.encode(value0, forKey: "reason")
#sourceLocation()
    case .trailing(size: let value0):
      try container.encode("trailing" as Swift.String, forKey: "status")
#sourceLocation(file: "Input.swift", line: 18)
      try container.encode(value0, forKey: "size")
#sourceLocation()
    case .other(let value0):
      try container.encode("other" as Swift.String, forKey: "status")
#sourceLocation(file: "Input.swift", line: 18)
      try container.encode(value0, forKey: "otherValue")
#sourceLocation()
    case .trailingCase(name: let value0):
      try container.encode("trailing-case" as Swift.String, forKey: "status")
#sourceLocation(file: "Input.swift", line: 19)
      try container.encode(value0, forKey: "called")
#sourceLocation()
    case .many(let value0, let value1, let value2):
      try container.encode("many lines" as Swift.String, forKey: "status")
#sourceLocation(file: "Input.swift", line: 29)
      try container.encode(value0, forKey: "first")
#sourceLocation(file: "Input.swift", line: 31)
      try container.encode(value1, forKey: "second")
#sourceLocation(file: "Input.swift", line: 34)
      try container.encode(value2, forKey: "third")
#sourceLocation()
    case .before(let value0):
      try container.encode("before" as Swift.String, forKey: "status")
#sourceLocation(file: "Input.swift", line: 37)
      try container.encode(value0, forKey: "before")
#sourceLocation()
    }
  }
}
