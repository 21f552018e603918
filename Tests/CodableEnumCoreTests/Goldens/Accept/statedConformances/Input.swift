// @CodableEnum(style: .external, payload: .natural)
enum StatedCodable: Codable {
  case value(Int)
}

// @CodableEnum(style: .external, payload: .natural)
enum StatedComposition: Hashable & Swift.Codable, Sendable {
  case value(Int)
}

// @CodableEnum(style: .external, payload: .natural)
enum StatedHalf: Swift.Decodable {
  case value(Int)
}

// @CodableEnum(style: .external, payload: .natural)
enum StatedInExtension {
  case value(Int)
}

extension StatedInExtension: @unchecked Sendable, Codable {}

// @CodableEnum(style: .external, payload: .natural)
enum StatedConditionally<Value> {
  case value(Value)
}

extension StatedConditionally: Encodable where Value: Encodable & Hashable {}

// @CodableEnum(style: .rawValue, conformance: .encodable)
enum StatedEncodable: String, Encodable {
  case a = "A"
}
