/// Suggested by `codable-enum suggest` from 12 samples in values.jsonl.
// There was only one sample of `nullValue`, `timestampValue`, `geoPointValue`, `referenceValue`,
// `arrayValue`.
// @CodableEnum(style: .external, payload: .natural, empty: .null)
enum Value: Hashable, Sendable {
  case stringValue(String)
  case integerValue(String)
  case doubleValue(Double)
  case booleanValue(Bool)
  case nullValue

  // ISO 8601; a Date with that dateDecodingStrategy.
  case timestampValue(String)

  case geoPointValue(latitude: Double, longitude: Double)
  case referenceValue(String)
  case arrayValue(values: [Value])
  case mapValue(fields: [String: Value])
}
