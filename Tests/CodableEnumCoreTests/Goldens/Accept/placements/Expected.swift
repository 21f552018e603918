// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

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
      self = try .confirmed(container.required(for: "users"))
#sourceLocation()
    case "waitlist":
#sourceLocation(file: "Input.swift", line: 10)
      self = try .waitlist(
        container.required(for: "position"),
        container.required(for: "users"))
#sourceLocation()
    case "not allowed", "denied":
      self = try .notAllowed(reason: container.required(for: "reason"))
    case "trailing":
      self = try .trailing(size: container.required(for: "size"))
    case "other":
      self = try .other(container.required(for: "otherValue"))
    case "trailing-case":
      self = try .trailingCase(name: container.required(for: "called"))
    case "many lines", "first", "second":
#sourceLocation(file: "Input.swift", line: 27)
      self = try .many(

        container.required(for: "first"),

        container.value(for: "second"),


        container.required(for: "third"))
#sourceLocation()
    case "before":
      self = try .before(container.required(for: "before"))
    default:
      throw codableEnumUnknownTag(tag, of: "Placements", known: Self.codableEnumTags, at: container.codingPath, ["status"])
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
      try container.encode(value0, forKey: "position")
#sourceLocation(file: "Input.swift", line: 12)
      try container.encode(value1, forKey: "users")
#sourceLocation()
    case .notAllowed(reason: let value0):
      try container.encode("not allowed" as Swift.String, forKey: "status")
      try container.encode(value0, forKey: "reason")
    case .trailing(size: let value0):
      try container.encode("trailing" as Swift.String, forKey: "status")
      try container.encode(value0, forKey: "size")
    case .other(let value0):
      try container.encode("other" as Swift.String, forKey: "status")
      try container.encode(value0, forKey: "otherValue")
    case .trailingCase(name: let value0):
      try container.encode("trailing-case" as Swift.String, forKey: "status")
      try container.encode(value0, forKey: "called")
    case .many(let value0, let value1, let value2):
      try container.encode("many lines" as Swift.String, forKey: "status")
      try container.encode(value0, forKey: "first")
#sourceLocation(file: "Input.swift", line: 31)
      try container.encode(value1, forKey: "second")
#sourceLocation()
      try container.encode(value2, forKey: "third")
    case .before(let value0):
      try container.encode("before" as Swift.String, forKey: "status")
      try container.encode(value0, forKey: "before")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// requiredInt
// value
// otherScalar
// stringTag
// optional
// unknownTag
