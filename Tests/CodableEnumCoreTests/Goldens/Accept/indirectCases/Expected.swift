// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"number":<Double>}
/// {"sum":[<IndirectExpression>,<IndirectExpression>]}
/// {"negated":<IndirectExpression>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension IndirectExpression: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "IndirectExpression", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "number":
      self = try .number(container.required(for: key))
    case "sum":
      var payload = try container.elements(for: key, expecting: 2, of: "IndirectExpression.sum")
#sourceLocation(file: "Input.swift", line: 4)
      self = try .sum(payload.value(), payload.value())
#sourceLocation()
      try payload.expectEnd(of: "IndirectExpression.sum", 2)
    case "negated":
#sourceLocation(file: "Input.swift", line: 5)
      self = try .negated(container.value(for: key))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "IndirectExpression", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["number", "sum", "negated"] }
}

/// Written as:
///
/// ```
/// {"number":<Double>}
/// {"sum":[<IndirectExpression>,<IndirectExpression>]}
/// {"negated":<IndirectExpression>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension IndirectExpression: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .number(let value0):
      try container.encode(value0, forKey: "number")
    case .sum(let value0, let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "sum")
#sourceLocation(file: "Input.swift", line: 4)
      try payload.encode(value0)
#sourceLocation(file: "Input.swift", line: 4)
      try payload.encode(value1)
#sourceLocation()
    case .negated(let value0):
#sourceLocation(file: "Input.swift", line: 5)
      try container.encode(value0, forKey: "negated")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"kind":"leaf","value":<Value>}
/// {"kind":"node","left":<IndirectTree>,"right":<IndirectTree<Value>?>}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension IndirectTree: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "kind", of: "IndirectTree", known: Self.codableEnumTags)
    switch tag {
    case "leaf":
#sourceLocation(file: "Input.swift", line: 10)
      self = try .leaf(value: container.value(for: "value"))
#sourceLocation()
    case "node":
#sourceLocation(file: "Input.swift", line: 11)
      self = try .node(left: container.value(for: "left"), right: container.optional(for: "right"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "IndirectTree", known: Self.codableEnumTags, at: container.codingPath, ["kind"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["leaf", "node"] }
}

/// Written as:
///
/// ```
/// {"kind":"leaf","value":<Value>}
/// {"kind":"node","left":<IndirectTree>,"right":<IndirectTree<Value>?>}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension IndirectTree: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .leaf(value: let value0):
      try container.encode("leaf" as Swift.String, forKey: "kind")
#sourceLocation(file: "Input.swift", line: 10)
      try container.encodeUnlessDynamicallyNil(value0, for: "value")
#sourceLocation()
    case .node(left: let value0, right: let value1):
      try container.encode("node" as Swift.String, forKey: "kind")
#sourceLocation(file: "Input.swift", line: 11)
      try container.encodeUnlessNil(value0, for: "left")
#sourceLocation(file: "Input.swift", line: 11)
      try container.encodeIfPresent(value1, forKey: "right")
#sourceLocation()
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredDouble
// value
// optionalValue
// elementsUnderKey
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// optional
// nilTest
// elements
// index
// element
// elementsEnd
// unknownTag
// encodingUnlessNil
// dynamicNilEncoding
