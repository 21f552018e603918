struct GenericsBox<Content> {
  var content: Content
}

extension GenericsBox: Encodable where Content: Encodable {}
extension GenericsBox: Decodable where Content: Decodable {}

/// Neither Encodable nor Decodable.
struct GenericsOpaque {
  var value = 0
}

// @CodableEnum(style: .external)
enum GenericsLoadable<Value> {
  case initial
  case value(Value)
  case history([Value], last: Value?)
}

// @CodableEnum(style: .internal, tag: "type")
enum GenericsMany<Key: Hashable, Element, Unused> {
  case map([Key: Element])  // @CodableValue(key: "map")
  case box(of: GenericsBox<Element>)
  case result(value: Result<Key, Never>?)  // @CodableValue(skip: true)
}

// @CodableEnum(style: .adjacent, tag: "type", content: "value")
enum GenericsReference<Item: Identifiable> {
  case id(Item.ID)
  case ids([Item.ID])
}

// @CodableEnum(style: .untagged, where: "Value: Codable")
enum GenericsWhere<Value> {
  case value(Value)
  case nothing
}

// @CodableEnum(style: .array)
enum GenericsConstrained<Value: Codable & Sendable> where Value: Hashable {
  case value(Value)
}

// @CodableEnum(style: .external, conformance: .encodable)
enum GenericsWritten<Value> {
  case value(Value)
}

enum GenericsCoder {
  static func encode(_ value: GenericsOpaque, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.value)
  }

  static func decode(from decoder: any Decoder) throws -> GenericsOpaque {
    GenericsOpaque(value: try decoder.singleValueContainer().decode(Int.self))
  }
}

// @CodableEnum(style: .external)
enum GenericsMixed<Value> {
  case value(Value)
  case opaque(GenericsOpaque)  // @CodableValue(coder: GenericsCoder)
}
