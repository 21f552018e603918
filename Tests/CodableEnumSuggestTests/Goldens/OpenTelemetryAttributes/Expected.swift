/// Suggested by `codable-enum suggest` from 8 samples in attributes.jsonl.
// There was only one sample of `doubleValue`, `arrayValue`, `kvlistValue`, `bytesValue`.
// @CodableEnum(style: .external, payload: .natural)
enum Attribute: Hashable, Sendable {
  case stringValue(String)
  case boolValue(Bool)
  case intValue(String)
  case doubleValue(Double)
  case arrayValue(values: [Attribute])
  case kvlistValue(values: [Value])
  case bytesValue(String)
}

struct Value: Codable, Hashable, Sendable {
  var key: String
  var value: Attribute
}
