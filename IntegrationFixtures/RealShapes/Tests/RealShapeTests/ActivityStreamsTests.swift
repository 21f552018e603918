import Testing

@testable import RealShapes

struct ActivityStreamsTests {
  @Test func activity() throws {
    try expect(
      """
      [{"@context":"https://www.w3.org/ns/activitystreams","type":"Create",
        "actor":"http://www.test.example/martin",
        "object":{"type":"Note","content":"This is a note"},
        "to":["http://example.org/~ann","http://example.org/~bob"]},
       {"@context":"https://www.w3.org/ns/activitystreams","type":"Like",
        "actor":{"type":"Person","name":"Sally"},"object":"http://example.org/foo.jpg"}]
      """,
      is: [
        .create(
          actor: .id("http://www.test.example/martin"),
          object: .object(type: "Note", name: nil, content: "This is a note"),
          to: .several(["http://example.org/~ann", "http://example.org/~bob"])),
        .like(
          actor: .object(type: "Person", name: "Sally", content: nil),
          object: .id("http://example.org/foo.jpg")),
      ] as [ActivityStreams.Activity])
    try expect(
      #"{"type":"Like","actor":"a","object":"b"}"#,
      reads: ActivityStreams.Activity.like(actor: .id("a"), object: .id("b")))
    expectRefused(
      #"{"type":"Like","actor":["a"],"object":"b"}"#, as: ActivityStreams.Activity.self,
      at: "actor")
    expectRefused(#"{"type":"Dance"}"#, as: ActivityStreams.Activity.self, at: "type")
  }

  @Test func audience() throws {
    try expect(
      #"["a",["b","c"]]"#, is: [.one("a"), .several(["b", "c"])] as [ActivityStreams.Audience])
    expectRefused("{}", as: ActivityStreams.Audience.self, at: "")
  }
}
