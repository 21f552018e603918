/// Suggested by `codable-enum suggest` from 48 samples in Query.jsonl.
// @CodableEnum(style: .untagged)
enum Query: Hashable, Sendable {
  case values([String: [String: CodableEnumAnyValue]])
}

// Note: it could also be @CodableEnum(style: .external): '--style external' prints that
