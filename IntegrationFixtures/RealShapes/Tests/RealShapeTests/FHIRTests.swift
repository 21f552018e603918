import Testing

@testable import RealShapes

struct FHIRTests {
  @Test func `extension`() throws {
    try expect(
      """
      [{"url":"http://example.org/a","valueString":"Bio"},
       {"url":"http://example.org/b","valueBoolean":true},
       {"url":"http://example.org/c","valueQuantity":{"value":5.5,"unit":"mg"}},
       {"url":"http://example.org/d","extension":[{"url":"e","valueString":"f"}]}]
      """,
      is: [
        .string("http://example.org/a", "Bio"), .boolean("http://example.org/b", true),
        .quantity("http://example.org/c", .init(value: 5.5, unit: "mg")),
        .nested("http://example.org/d", [.string("e", "f")]),
      ] as [FHIR.Extension])
    expectRefused(#"{"url":"a","valueString":1}"#, as: FHIR.Extension.self, at: "valueString")
    expectRefused(#"{"url":"a"}"#, as: FHIR.Extension.self, at: "")
  }
}
