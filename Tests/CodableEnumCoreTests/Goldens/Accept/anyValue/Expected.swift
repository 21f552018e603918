// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"text","text":<String>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension AnyValueMessage: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "type", of: "AnyValueMessage", known: Self.codableEnumTags)
    switch tag {
    case .string("text"):
      self = try .text(container.required(for: "text"))
    default:
      self = try .unknown(codableEnumContent(of: decoder))
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
}

/// Written as:
///
/// ```
/// {"type":"text","text":<String>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension AnyValueMessage: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "text")
    case .unknown:
      break  // written above, as it came
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// otherScalar
// tag
// content
// scalar
// unknownTag
// anyValue
