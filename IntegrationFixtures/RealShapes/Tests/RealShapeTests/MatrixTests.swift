import Testing

@testable import RealShapes

struct MatrixTests {
  @Test func event() throws {
    try expect(
      """
      [{"type":"m.room.message","sender":"@ann:example.org",
        "content":{"msgtype":"m.text","body":"Hi","formatted_body":"<b>Hi</b>"}},
       {"type":"m.room.topic","sender":"@ann:example.org","content":{"topic":"A room topic"}},
       {"type":"org.example.vote","sender":"@bob:example.org","content":{"yes":true}}]
      """,
      is: [
        .message(
          sender: "@ann:example.org", content: .text(body: "Hi", formattedBody: "<b>Hi</b>")),
        .topic(sender: "@ann:example.org", topic: "A room topic"),
        .other([
          "type": "org.example.vote", "sender": "@bob:example.org", "content": ["yes": true],
        ]),
      ] as [Matrix.Event])
    expectRefused(
      #"{"type":"m.room.topic","sender":"@a","content":{"topic":1}}"#, as: Matrix.Event.self,
      at: "content.topic")
  }

  @Test func messageContent() throws {
    try expect(
      """
      [{"msgtype":"m.location","body":"Big Ben","geo_uri":"geo:51.5008,0.1247"},
       {"msgtype":"m.poll","question":"Tea?"},{"msgtype":"m.text","body":7},{}]
      """,
      is: [
        .location(body: "Big Ben", geoUri: "geo:51.5008,0.1247"),
        .other(["msgtype": "m.poll", "question": "Tea?"]),
        .other(["msgtype": "m.text", "body": 7]),
        .other([:]),
      ] as [Matrix.MessageContent])
  }

  @Test func failure() throws {
    try expect(
      """
      [{"errcode":"M_FORBIDDEN","error":"No"},
       {"errcode":"M_LIMIT_EXCEEDED","error":"Too many requests","retry_after_ms":2000},
       {"errcode":"M_GONE","error":"Gone"}]
      """,
      is: [
        .mForbidden(error: "No"),
        .mLimitExceeded(error: "Too many requests", retryAfterMs: 2000),
        .other(code: "M_GONE", error: "Gone"),
      ] as [Matrix.Failure])
    expectRefused(#"{"errcode":"M_GONE"}"#, as: Matrix.Failure.self, at: "error")
  }
}
