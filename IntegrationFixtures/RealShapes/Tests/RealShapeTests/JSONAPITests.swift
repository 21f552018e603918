import Testing

@testable import RealShapes

struct JSONAPITests {
  @Test func linkage() throws {
    let tag = JSONAPI.Identifier(type: "tags", id: "2")
    try expect(
      #"[null,{"type":"tags","id":"2"},[],[{"type":"tags","id":"2"}]]"#,
      is: [.none, .one(tag), .many([]), .many([tag])] as [JSONAPI.Linkage])
    expectRefused(#""tags/2""#, as: JSONAPI.Linkage.self, at: "")
  }

  @Test func link() throws {
    try expect(
      #"["http://example.com",{"href":"http://example.com","title":"Comments"},null]"#,
      is: [
        .url("http://example.com"), .object(href: "http://example.com", title: "Comments"), .none,
      ] as [JSONAPI.Link])
    expectRefused(#"{"title":"Comments"}"#, as: JSONAPI.Link.self, at: "")
  }

  @Test func failure() throws {
    try expect(
      """
      [{"status":"422","title":"Invalid Attribute",
        "source":{"pointer":"/data/attributes/firstName"}},{"status":"404"}]
      """,
      is: [
        .unprocessable(title: "Invalid Attribute", pointer: "/data/attributes/firstName"),
        .notFound(title: nil),
      ] as [JSONAPI.Failure])
    try expect(#"{"status":404}"#, reads: JSONAPI.Failure.notFound(title: nil))
    expectRefused(#"{"status":"500"}"#, as: JSONAPI.Failure.self, at: "status")
  }
}
