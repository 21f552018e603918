import Testing

@testable import RealShapes

struct OEmbedTests {
  @Test func response() throws {
    try expect(
      """
      [{"version":"1.0","type":"photo","width":240,"height":160,"title":"ZB8T0193",
        "url":"http://example.com/a.jpg"},
       {"version":1.0,"type":"link"},
       {"version":"1.0","type":"rich","html":"<p>Hi</p>","width":240,"height":160}]
      """,
      is: [
        .photo(
          version: .one(spelling: "1.0"), title: "ZB8T0193", url: "http://example.com/a.jpg",
          width: 240, height: 160),
        .link(version: .one(spelling: 1), title: nil),
        .rich(
          version: .one(spelling: "1.0"), title: nil, html: "<p>Hi</p>", width: 240, height: 160),
      ] as [OEmbed.Response])
    expectRefused(#"{"version":"1.0","type":"audio"}"#, as: OEmbed.Response.self, at: "type")
  }

  @Test func version() throws {
    expectRefused("2.0", as: OEmbed.Version.self, at: "")
    expectRefused(#""1.1""#, as: OEmbed.Version.self, at: "")
  }
}
