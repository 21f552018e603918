/// JSON Schema 2020-12: https://json-schema.org/draft/2020-12
enum JSONSchema {
  /// "A JSON Schema MUST be an object or a boolean."
  // @CodableEnum(style: .untagged, empty: .name)
  indirect enum Schema: Hashable {
    // @CodableCase(true)
    case anything
    // @CodableCase(false)
    case nothing
    case object(
      type: Types?,
      properties: [String: Schema]?,
      items: Schema?,
      additionalProperties: Schema?,
      definitions: [String: Schema]?  // @CodableValue(key: "$defs", aliases: ["definitions"])
    )
  }

  /// "type" is "either a string or an array".
  // @CodableEnum(style: .untagged)
  enum Types: Hashable {
    case one(Kind)
    case several([Kind])
  }

  // @CodableEnum(style: .rawValue)
  enum Kind: String {
    case null, boolean, object, array, number, string, integer
  }
}
