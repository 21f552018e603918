import Testing

@testable import RealShapes

struct JSONSchemaTests {
  @Test func schema() throws {
    let text = JSONSchema.Schema.object(
      type: .one(.string), properties: nil, items: nil, additionalProperties: nil,
      definitions: nil)
    let object = JSONSchema.Schema.object(
      type: .several([.object, .null]), properties: ["name": text, "extra": .anything],
      items: nil, additionalProperties: .nothing, definitions: ["text": text])
    try expect(
      """
      {"type":["object","null"],"properties":{"name":{"type":"string"},"extra":true},
       "additionalProperties":false,"$defs":{"text":{"type":"string"}}}
      """, is: object)
    try expect(
      """
      {"type":["object","null"],"properties":{"name":{"type":"string"},"extra":true},
       "additionalProperties":false,"definitions":{"text":{"type":"string"}}}
      """, reads: object)
    expectRefused(#""object""#, as: JSONSchema.Schema.self, at: "")
    expectRefused(#"{"type":"text"}"#, as: JSONSchema.Schema.self, at: "type")
  }

  @Test func types() throws {
    try expect(
      #"["integer",["string","null"]]"#,
      is: [.one(.integer), .several([.string, .null])] as [JSONSchema.Types])
    expectRefused("null", as: JSONSchema.Types.self, at: "")
  }
}
