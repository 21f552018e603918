import Testing

@testable import RealShapes

struct SchemaLanguagesTests {
  @Test func avro() throws {
    try expect(
      """
      {"type":"record","name":"Person","fields":[
        {"name":"name","type":"string"},
        {"name":"born","type":{"type":"int","logicalType":"date"}},
        {"name":"money","type":{"type":"bytes","logicalType":"decimal","precision":4,"scale":2}},
        {"name":"nicknames","type":["null",{"type":"array","items":"string"}]}]}
      """,
      is: SchemaLanguages.Avro.record(
        name: "Person",
        fields: [
          .init(name: "name", type: .named("string")), .init(name: "born", type: .date),
          .init(name: "money", type: .decimal(precision: 4, scale: 2)),
          .init(
            name: "nicknames", type: .union([.named("null"), .array(items: .named("string"))])),
        ]))
    expectRefused(
      #"{"type":"bytes","logicalType":"big-decimal","precision":4}"#,
      as: SchemaLanguages.Avro.self, at: "logicalType")
  }

  @Test func swagger() throws {
    try expect(
      """
      [{"type":"string","enum":["asc","desc"]},{"type":"string","format":"date"},
       {"type":"array","items":{"$ref":"#/definitions/Pet"}}]
      """,
      is: [
        .choice(of: ["asc", "desc"]), .string(format: "date"),
        .array(items: .reference(to: "#/definitions/Pet")),
      ] as [SchemaLanguages.Swagger])
    expectRefused(
      #"{"type":"string","enum":"asc"}"#, as: SchemaLanguages.Swagger.self, at: "enum")
    expectRefused(#"{"format":"date"}"#, as: SchemaLanguages.Swagger.self, at: "$ref")
  }

  @Test func swaggerSecurity() throws {
    try expect(
      """
      [{"type":"basic"},
       {"type":"oauth2","flow":"implicit","authorizationUrl":"a","scopes":{"read":"r"}},
       {"type":"oauth2","flow":"accessCode","authorizationUrl":"a","tokenUrl":"t","scopes":{}}]
      """,
      is: [
        .basic, .implicit(authorizationUrl: "a", scopes: ["read": "r"]),
        .accessCode(authorizationUrl: "a", tokenUrl: "t", scopes: [:]),
      ] as [SchemaLanguages.SwaggerSecurity])
    expectRefused(
      #"{"type":"oauth2","flow":"password","authorizationUrl":"a","scopes":{}}"#,
      as: SchemaLanguages.SwaggerSecurity.self, at: "tokenUrl")
  }

  @Test func linkedData() throws {
    try expect(
      """
      [{"@context":"https://schema.org","@type":"Person","name":"Ann"},
       {"@context":"https://schema.org","@type":"Event","name":"Fair","startDate":"2025-05-01"}]
      """,
      is: [.person(name: "Ann", email: nil), .event(name: "Fair", startDate: "2025-05-01")]
        as [SchemaLanguages.Thing])
    try expect(
      #"{"@context":{"@vocab":"https://schema.org/"},"@type":"Person","name":"Ann"}"#,
      reads: SchemaLanguages.Thing.person(name: "Ann", email: nil))
    expectRefused(#"{"@type":"person","name":"Ann"}"#, as: SchemaLanguages.Thing.self, at: "@type")
  }

  @Test func credentials() throws {
    try expect(
      """
      {"@context":["https://www.w3.org/ns/credentials/v2"],
       "type":["VerifiableCredential","ExampleDegreeCredential"],"issuer":"did:example:1",
       "credentialSubject":{"degree":"Bachelor"}}
      """,
      is: SchemaLanguages.Credential.degree(issuer: "did:example:1", degree: "Bachelor"))
    try expect(
      """
      {"type":["VerifiableCredential","ExamplePersonCredential"],"issuer":"did:example:1",
       "credentialSubject":{"name":"Ann"}}
      """,
      reads: SchemaLanguages.Credential.person(issuer: "did:example:1", name: "Ann"))
    expectRefused(
      """
      {"type":["ExampleDegreeCredential","VerifiableCredential"],"issuer":"did:example:1",
       "credentialSubject":{"degree":"Bachelor"}}
      """, as: SchemaLanguages.Credential.self, at: "")
  }

  @Test func documents() throws {
    try expect(
      """
      [{"jsonapi":{"version":"1.1"},"data":[{"type":"articles","id":"1"}]},
       {"jsonapi":{"version":"1.1"},"errors":[{"status":"404"}]}]
      """,
      is: [
        .data(data: [.init(type: "articles", id: "1")]), .errors(errors: [.notFound(title: nil)]),
      ]
        as [SchemaLanguages.JSONAPIDocument])
    try expect(
      #"{"jsonapi":{"version":"1.0"},"data":[]}"#,
      reads: SchemaLanguages.JSONAPIDocument.data(data: []))
    expectRefused(#"{"jsonapi":{}}"#, as: SchemaLanguages.JSONAPIDocument.self, at: "")
  }
}
