// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"text","text":<String>}
/// {"type":"onlySkipped"}
/// {"type":"readOnly"}
/// ```
#sourceLocation(file: "Input.swift", line: 6)
extension SkippedMessage: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "SkippedMessage", known: Self.codableEnumTags)
    switch tag {
    case "text":
      self = try .text(container.required(for: "text"), handle: nil, other: nil)
    case "onlySkipped":
      self = .onlySkipped(nil)
    case "readOnly":
      self = .readOnly
    default:
      throw codableEnumUnknownTag(tag, of: "SkippedMessage", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "onlySkipped", "readOnly"] }
}

/// Written as:
///
/// ```
/// {"type":"text","text":<String>}
/// {"type":"onlySkipped"}
/// {"type":"writeOnly"}
/// ```
#sourceLocation(file: "Input.swift", line: 6)
extension SkippedMessage: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(let value0, cache: _, handle: _, other: _):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "text")
    case .onlySkipped:
      try container.encode("onlySkipped" as Swift.String, forKey: "type")
    case .readOnly:
      throw codableEnumNotEncodable(self, "SkippedMessage.readOnly", at: encoder.codingPath)
    case .writeOnly:
      try container.encode("writeOnly" as Swift.String, forKey: "type")
    case .local:
      throw codableEnumNotEncodable(self, "SkippedMessage.local", at: encoder.codingPath)
    }
  }
}

/// Read from:
///
/// ```
/// ["move",<Int>,<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension SkippedArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "SkippedArray")
    let tag: Swift.String = try elements.tag(of: "SkippedArray", known: Self.codableEnumTags)
    switch tag {
    case "move":
      elements.expect(3, of: "SkippedArray.move")
      self = try .move(elements.value(), elements.value())
      try elements.expectEnd(of: "SkippedArray.move", 2)
    default:
      throw elements.unknownTag(tag, of: "SkippedArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["move"] }
}

/// Written as:
///
/// ```
/// ["move",<Int>,<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension SkippedArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .move(let value0, unused: _, let value2):
      try elements.encode("move" as Swift.String)
      try elements.encode(value0)
      try elements.encode(value2)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// otherScalar
// stringTag
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// elementsEnd
// elementTag
// unknownElementTag
// scalar
// unknownTag
// notEncodable
