/// Elasticsearch's Query DSL:
/// https://www.elastic.co/docs/explore-analyze/query-filter/languages/querydsl
enum Elasticsearch {
  // @CodableEnum(
  //   style: .external, payload: .natural, caseNaming: .snakeCase, keyNaming: .snakeCase
  // )
  indirect enum Query: Hashable {
    case matchAll
    case exists(field: String)
    case term([String: String])
    case range([String: Bounds])
    case bool(must: [Query]?, mustNot: [Query]?, should: [Query]?)
  }

  struct Bounds: Codable, Hashable {
    var gte: Int?
    var lt: Int?
  }
}
