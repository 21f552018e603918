import XCTest

@testable import Formats

final class FormatsTests: XCTestCase {
  private func check<T: Codable & Equatable>(
    _ value: T, _ json: String, line: UInt = #line
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    XCTAssertEqual(
      String(decoding: try encoder.encode(value), as: UTF8.self), json, line: line)
    XCTAssertEqual(try read(json), value, line: line)
  }

  private func read<T: Decodable>(_ json: String) throws -> T {
    try JSONDecoder().decode(T.self, from: Data(json.utf8))
  }

  func testPublicMessage() throws {
    try check(Message.text(body: "a"), #"{"body":"a","type":"text"}"#)
    try check(
      Message.image(Picture(url: "u")), #"{"href":"u","type":"image"}"#)
    try check(Message.ping, #"{"type":"ping","version":2}"#)
    try check(
      Message.unknown(["type": "new", "id": 9_007_199_254_740_993]),
      #"{"id":9007199254740993,"type":"new"}"#)
    XCTAssertEqual(try read(#"{"type":"list","entries":["a"]}"#), Message.list(items: ["a"]))
    XCTAssertEqual(Message.text(body: "a").body, "a")
    XCTAssertThrowsError(try read(#"{"type":"text"}"#) as Message)
  }

  func testOtherStylesAndAccessLevels() throws {
    try check(
      Value.array([.null, .flag(true), .number(1.5), .object(["a": .text("b")])]),
      #"[null,true,1.5,{"a":"b"}]"#)
    try check(Setting.size(width: 1, height: 2), #"{"kind":"size","value":{"height":2,"width":1}}"#)
    try check(Holder.State.running(since: 1), #"{"running":{"since":1}}"#)
    try check(Step.move(1, 2), #"["move",1,2]"#)
    try check([Color.navy: 1], #"{"navy":1}"#)
    XCTAssertEqual(Color(rawValue: "red"), .red)
    XCTAssertThrowsError(try read(#""rad""#) as Color)
    try check(Trouble.timeout(seconds: 1), #"{"timeout":{"seconds":1}}"#)
  }

  func testEnumsWithActors() throws {
    guard case .saved(at: 1) = try read(#"{"type":"saved","at":1}"#) as Stored else {
      return XCTFail()
    }
    guard case .hidden = try read(#"{"type":"hidden"}"#) as Shown else { return XCTFail() }
  }
}
