/// Suggested by `codable-enum suggest` from 7 samples in queries.jsonl.
// There was only one sample of `matchAll`, `exists`, `constantScore`, `ids`.
// @CodableEnum(style: .external, payload: .natural, caseNaming: .snakeCase, keyNaming: .snakeCase)
indirect enum Query: Hashable, Sendable {
  case bool(must: [Query], filter: [Query], mustNot: [Query]?)
  case matchAll
  case exists(field: String)
  case constantScore(filter: Query, boost: Double)
  case ids(values: [String])
  case match([String: MatchItem])
  case term([String: String])
  case range(age: Age?, publishDate: PublishDate?)
}

struct MatchItem: Codable, Hashable, Sendable {
  var query: String
  var `operator`: String?
}

struct Age: Codable, Hashable, Sendable {
  var gte: String
  var lte: String
}

struct PublishDate: Codable, Hashable, Sendable {
  var gte: String
}
