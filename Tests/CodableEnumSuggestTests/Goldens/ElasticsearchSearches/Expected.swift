/// Suggested by `codable-enum suggest` from 48 samples in Query.jsonl.
// @CodableEnum(style: .external, payload: .natural, caseNaming: .snakeCase, keyNaming: .snakeCase)
indirect enum Query: Hashable, Sendable {
  case ids(values: [String])

  // `boost`: always 1.5.
  case exists(field: String, boost: Double?)

  // `boost`: always 1.5.
  case constantScore(filter: Query, boost: Double?)

  case term([String: TermItem])

  // `scoreMode`: always "avg".
  case nested(path: String, query: Query, scoreMode: String?)

  case range([String: [String: Double]])
  case match([String: MatchItem])
  case bool(QueryBool)
  case matchAll
}

struct TermItem: Codable, Hashable, Sendable {
  var value: String
  var boost: Double?  // always 1.5
}

struct MatchItem: Codable, Hashable, Sendable {
  var query: String
}

struct QueryBool: Codable, Hashable, Sendable {
  var must: [Query]
  var mustNot: [Query]?
  var filter: [Query]?
  var should: [Query]?
  var minimumShouldMatch: Int?  // always 1

  enum CodingKeys: String, CodingKey {
    case must
    case mustNot = "must_not"
    case filter, should
    case minimumShouldMatch = "minimum_should_match"
  }
}
