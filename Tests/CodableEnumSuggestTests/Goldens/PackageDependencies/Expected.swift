/// Suggested by `codable-enum suggest` from 5 samples in target-dependencies.jsonl.
// There was only one sample of `target`.
// @CodableEnum(style: .external, payload: .natural)
enum TargetDependency: Hashable, Sendable {
  // Value 2: always null.
  case byName(String, CodableEnumAnyValue?)

  // Value 3: always null.
  case product(String, String, CodableEnumAnyValue?, Product?)

  case target([String?])
}

struct Product: Codable, Hashable, Sendable {
  var platformNames: [String]
}
