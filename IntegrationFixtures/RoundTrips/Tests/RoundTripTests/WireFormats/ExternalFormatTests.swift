import Testing

// @CodableEnum(style: .external)
enum ExternalMessage: Equatable {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .external, payload: .compact, empty: .true)
enum CompactMessage: Equatable {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .external, payload: .natural, empty: .name)
enum NaturalMessage: Equatable {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .external, payload: .unkeyed, empty: .array)
enum UnkeyedMessage: Equatable {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .external, payload: .natural, empty: .name, nilValues: .null)
enum SerdeMessage: Equatable {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

@Suite struct ExternalFormatTests {
  @Test func withoutOptionsEveryPayloadIsAnObject() {
    expectWire(ExternalMessage.ping, #"{"ping":{}}"#)
    expectWire(ExternalMessage.text("hi"), #"{"text":{"_0":"hi"}}"#)
    expectWire(ExternalMessage.move(1, 2), #"{"move":{"_0":1,"_1":2}}"#)
    expectWire(ExternalMessage.image(url: "u", width: nil), #"{"image":{"url":"u"}}"#)
    expectWire(ExternalMessage.image(url: "u", width: 3), #"{"image":{"url":"u","width":3}}"#)
  }

  @Test func compactPayloadsAreBareOrArrays() {
    expectWire(CompactMessage.ping, #"{"ping":true}"#)
    expectWire(CompactMessage.text("hi"), #"{"text":"hi"}"#)
    expectWire(CompactMessage.move(1, 2), #"{"move":[1,2]}"#)
    expectWire(CompactMessage.image(url: "u", width: nil), #"{"image":["u",null]}"#)
  }

  @Test func naturalPayloadsFollowTheLabels() {
    expectWire(NaturalMessage.ping, #""ping""#)
    expectWire(NaturalMessage.text("hi"), #"{"text":"hi"}"#)
    expectWire(NaturalMessage.move(1, 2), #"{"move":[1,2]}"#)
    expectWire(NaturalMessage.image(url: "u", width: nil), #"{"image":{"url":"u"}}"#)
  }

  @Test func unkeyedPayloadsAreArrays() {
    expectWire(UnkeyedMessage.ping, #"{"ping":[]}"#)
    expectWire(UnkeyedMessage.text("hi"), #"{"text":["hi"]}"#)
    expectWire(UnkeyedMessage.move(1, 2), #"{"move":[1,2]}"#)
    expectWire(UnkeyedMessage.image(url: "u", width: nil), #"{"image":["u",null]}"#)
  }

  @Test func serdeWritesNilAsNull() {
    expectWire(SerdeMessage.ping, #""ping""#)
    expectWire(SerdeMessage.image(url: "u", width: nil), #"{"image":{"url":"u","width":null}}"#)
    expectReads(#"{"image":{"url":"u"}}"#, as: SerdeMessage.image(url: "u", width: nil))
  }

  @Test func otherKeysAreIgnoredBesideAKnownOne() {
    expectReads(#"{"version":2,"ping":{},"x":null}"#, as: ExternalMessage.ping)
    expectReads(#"{"ping":{"more":[]}}"#, as: ExternalMessage.ping)
  }

  @Test func noneOrSeveralKnownKeysAreAnError() {
    #expect(
      decodingError(ExternalMessage.self, "{}")
        == "typeMismatch at : ExternalMessage needs exactly one key with the name of a case; found []"
    )
    #expect(
      decodingError(ExternalMessage.self, #"{"text":{"_0":"a"},"ping":{}}"#)
        == #"typeMismatch at : ExternalMessage needs exactly one key with the name of a case; found ["ping", "text"]"#
    )
    #expect(
      decodingError(ExternalMessage.self, #"{"pong":{}}"#)
        == #"dataCorrupted at pong: "pong" is not a case of ExternalMessage; there are "ping", "text", "move", "image""#
    )
  }

  @Test func payloadErrorsStandAtTheirKey() {
    let missing = decodingError(ExternalMessage.self, #"{"move":{"_0":1}}"#)
    #expect(missing.hasPrefix("keyNotFound _1 at move"))
    let wrong = decodingError(UnkeyedMessage.self, #"{"move":[1,"2"]}"#)
    #expect(wrong.hasPrefix("typeMismatch at move[1]"))
    let surplus = decodingError(UnkeyedMessage.self, #"{"move":[1,2,3]}"#)
    #expect(
      surplus
        == "dataCorrupted at move: UnkeyedMessage.move has no element at index 2")
  }
}
