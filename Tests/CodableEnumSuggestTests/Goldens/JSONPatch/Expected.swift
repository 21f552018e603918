/// Suggested by `codable-enum suggest` from 6 samples in patch.json.
// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "op")
enum Patch: Hashable, Sendable {
  case test(path: String, value: CodableEnumAnyValue)
  case remove(path: String)
  case add(path: String, value: CodableEnumAnyValue)
  case replace(path: String, value: CodableEnumAnyValue)
  case move(from: String, path: String)
  case copy(from: String, path: String)
}
