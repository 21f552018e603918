/// Suggested by `codable-enum suggest` from 36 samples in Operation.jsonl.
// @CodableEnum(style: .internal, tag: "op")
enum Message: Hashable, Sendable {
  case test(path: String, value: CodableEnumAnyValue)
  case move(from: String, path: String)
  case replace(path: String, value: CodableEnumAnyValue)
  case add(path: String, value: CodableEnumAnyValue)
  case copy(from: String, path: String)
  case remove(path: String)
}
