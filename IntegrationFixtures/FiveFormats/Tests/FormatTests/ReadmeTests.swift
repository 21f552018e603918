import Foundation
import Testing

@testable import ReadmeExamples

/// The repository's README: its enums are the sources of `ReadmeExamples`, its JSON stands here.
/// `Tests/BuildTests` compares both with its text.
struct ReadmeTests {
  @Test func messages() throws {
    try expect(Message.text(body: "Hi!"), is: #"{"type":"text","body":"Hi!"}"#)
    try expect(
      Message.image(url: "cat.png", width: 400),
      is: #"{"type":"image","url":"cat.png","width":400}"#)
    try expect(Message.offline, is: #"{"type":"connection-lost"}"#)
    expectFailure(
      reading: #"{"type":"txt"}"#, as: Message.self, .dataCorrupted, at: "type",
      #"Message has no case "txt"; there are "text", "image", "connection-lost""#)
  }

  @Test func replies() throws {
    try expect(
      Reply.confirmed(["Rachel", "John"]),
      is: #"{"status":"confirmed","guests":["Rachel","John"]}"#)
    try expect(
      Reply.waitlist(placeInLine: 12, isPaid: true),
      is: #"{"status":"waitlist","place_in_line":12,"is_paid":true}"#)
    try expect(
      Reply.notAllowed(reason: "It is too late."),
      is: #"{"status":"not allowed","reason":"It is too late."}"#)
  }

  @Test func oldAndNewReplies() throws {
    #expect(
      try decode(#"{"status":"denied","reason":"Late."}"#) == Reply.notAllowed(reason: "Late."))
    #expect(
      try decode(#"{"status":"waitlist","place_in_line":1}"#)
        == Reply.waitlist(placeInLine: 1, isPaid: false))
    let later: Reply = try decode(#"{"status":"postponed","to":[2026,11]}"#)
    #expect(
      later
        == .unknown(
          .object([
            "status": .string("postponed"), "to": .array([.integer(2026), .integer(11)]),
          ])))
    #expect(try decode(encode(later)) == later)
  }

  @Test func downloads() throws {
    #expect(percentage(of: .running(progress: 0.25)) == "25 %")
    #expect(percentage(of: .finished(data: Data())) == "100 %")
    let failed = Download.failed(error: NSError(domain: "Download", code: 7))
    #expect(percentage(of: failed) == nil)
    let json = #"{"state":"failed","value":{"error":7}}"#
    #expect(try encode(failed) == json)
    #expect(try decode(Download.self, json).error?.code == 7)
  }
}
