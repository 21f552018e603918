/// Suggested by `codable-enum suggest` from 40 samples in Operation.jsonl.
// @CodableEnum(style: .untagged)
enum Message: Hashable, Sendable {
  case insert(insert: Insert, attributes: [String: CodableEnumAnyValue]?)
  case delete(delete: Int)
  case retain(retain: Int, attributes: [String: CodableEnumAnyValue]?)
}

// @CodableEnum(style: .untagged)
enum Insert: Hashable, Sendable {
  case text(String)
  case values([String: String])
}
