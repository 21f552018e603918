import Testing

@testable import RealShapes

struct ElasticsearchTests {
  @Test func query() throws {
    try expect(
      """
      {"bool":{"must":[{"term":{"user.id":"kimchy"}},{"exists":{"field":"user"}}],
        "must_not":[{"range":{"age":{"gte":10,"lt":20}}}],"should":[{"match_all":{}}]}}
      """,
      is: Elasticsearch.Query.bool(
        must: [.term(["user.id": "kimchy"]), .exists(field: "user")],
        mustNot: [.range(["age": .init(gte: 10, lt: 20)])], should: [.matchAll]))
    expectRefused(#"{"exists":{}}"#, as: Elasticsearch.Query.self, at: "exists.field")
    expectRefused(#"{"match_all":{},"exists":{}}"#, as: Elasticsearch.Query.self, at: "")
  }
}
