import Testing

@testable import RealShapes

struct OpenAPITests {
  @Test func parameter() throws {
    try expect(
      """
      [{"name":"username","in":"path","required":true},{"name":"id","in":"query"},
       {"name":"token","in":"header","required":true},{"name":"session","in":"cookie"}]
      """,
      is: [
        .path(name: "username"), .query(name: "id"), .header(name: "token", required: true),
        .cookie(name: "session"),
      ] as [OpenAPI.Parameter])
    try expect(
      #"{"name":"id","in":"query","required":false}"#, reads: OpenAPI.Parameter.query(name: "id"))
    expectRefused(
      #"{"name":"id","in":"path","required":false}"#, as: OpenAPI.Parameter.self, at: "required")
    expectRefused(#"{"name":"id","in":"body"}"#, as: OpenAPI.Parameter.self, at: "in")
  }

  @Test func securityScheme() throws {
    try expect(
      """
      [{"type":"http","scheme":"bearer","bearerFormat":"JWT"},
       {"type":"apiKey","name":"api_key","in":"header"},{"type":"mutualTLS"},
       {"type":"openIdConnect","openIdConnectUrl":"https://example.com"}]
      """,
      is: [
        .http(scheme: "bearer", bearerFormat: "JWT"), .apiKey(name: "api_key", place: "header"),
        .mutualTLS, .openIdConnect(openIdConnectUrl: "https://example.com"),
      ] as [OpenAPI.SecurityScheme])
    expectRefused(#"{"type":"basic"}"#, as: OpenAPI.SecurityScheme.self, at: "type")
  }

  @Test func responses() throws {
    try expect(
      """
      {"responses":{"200":{"description":"a pet"},"4XX":{"$ref":"#/components/responses/Mine"},
        "default":{"description":"Unexpected error"}}}
      """,
      is: OpenAPI.Operation(responses: [
        .ok: .object(.init(description: "a pet")),
        .code("4XX"): .reference("#/components/responses/Mine"),
        .anyOther: .object(.init(description: "Unexpected error")),
      ]))
    expectRefused(#"{"responses":{"200":{}}}"#, as: OpenAPI.Operation.self, at: "responses.200")
  }
}
