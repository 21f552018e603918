/// Suggested by `codable-enum suggest` from 12 samples in attribute-values.jsonl.
// There was only one sample of `ss`, `ns`, `bs`.
// @CodableEnum(style: .external, payload: .natural, empty: .true, caseNaming: .screamingSnakeCase)
enum AttributeValue: Hashable, Sendable {
  case s(String)
  case n(String)
  case b(String)
  case ss([String])
  case ns([String])
  case bs([String])
  case m([String: AttributeValue])
  case l([AttributeValue])
  case null
  case bool(Bool)
}
