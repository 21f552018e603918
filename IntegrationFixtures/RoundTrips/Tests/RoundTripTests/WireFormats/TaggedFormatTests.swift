import Testing

struct Circle: Codable, Equatable {
  var radius: Int
}

// @CodableEnum(style: .internal, tag: "type")
enum InternalMessage: Equatable {
  case ping
  case image(url: String, width: Int?)
  case shape(Circle)
  case denied(_ reason: String)
}

// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum DeepMessage: Equatable {
  case ping
  case image(url: String, width: Int?)
  case shape(Circle)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum AdjacentMessage: Equatable {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
  case draft(title: String?, length: Int?)
  case note(String?)
}

// @CodableEnum(style: .adjacent, tag: ["meta", "t"], content: "c", payload: .keyed, empty: .null)
enum DeepAdjacentMessage: Equatable {
  case ping
  case text(String)
}

typealias MaybeCount = Int?

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum AdjacentDefaults: Equatable {
  case optional(Int? = 3)
  case alias(MaybeCount = 4)
  case number(Int = 5)
}

@Suite struct TaggedFormatTests {
  @Test func anInternalTagStandsFirstAmongTheValues() {
    expectWire(InternalMessage.ping, #"{"type":"ping"}"#)
    expectWire(InternalMessage.image(url: "u", width: nil), #"{"type":"image","url":"u"}"#)
    expectWire(InternalMessage.shape(Circle(radius: 3)), #"{"type":"shape","radius":3}"#)
    expectWire(InternalMessage.denied("late"), #"{"type":"denied","reason":"late"}"#)
  }

  @Test func aTagCanStandBelowAPath() {
    expectWire(DeepMessage.ping, #"{"meta":{"type":"ping"}}"#)
    expectWire(
      DeepMessage.shape(Circle(radius: 3)), #"{"meta":{"type":"shape"},"radius":3}"#)
  }

  @Test func adjacentContentFollowsTheTag() {
    expectWire(AdjacentMessage.ping, #"{"t":"ping"}"#)
    expectWire(AdjacentMessage.text("hi"), #"{"t":"text","c":"hi"}"#)
    expectWire(AdjacentMessage.move(1, 2), #"{"t":"move","c":[1,2]}"#)
    expectWire(AdjacentMessage.image(url: "u", width: nil), #"{"t":"image","c":{"url":"u"}}"#)
    expectWire(AdjacentMessage.note(nil), #"{"t":"note","c":null}"#)
    expectWire(DeepAdjacentMessage.ping, #"{"meta":{"t":"ping"},"c":null}"#)
    expectWire(DeepAdjacentMessage.text("hi"), #"{"meta":{"t":"text"},"c":{"_0":"hi"}}"#)
  }

  @Test func adjacentKeysMayComeInAnyOrder() {
    expectReads(#"{"c":[1,2],"t":"move"}"#, as: AdjacentMessage.move(1, 2))
  }

  @Test func absentOrNullContentIsAnEmptyPayload() {
    expectReads(#"{"t":"draft"}"#, as: AdjacentMessage.draft(title: nil, length: nil))
    expectReads(#"{"t":"draft","c":null}"#, as: AdjacentMessage.draft(title: nil, length: nil))
    expectReads(#"{"t":"note"}"#, as: AdjacentMessage.note(nil))
    expectReads(#"{"t":"ping","c":null}"#, as: AdjacentMessage.ping)
    #expect(decodingError(AdjacentMessage.self, #"{"t":"text"}"#).hasPrefix("keyNotFound c at"))
  }

  /// A nil is written as null, so that null is no reason to take a default.
  @Test func nilContentIsNotTheDefault() {
    expectWire(AdjacentDefaults.optional(nil), #"{"t":"optional","c":null}"#)
    expectWire(AdjacentDefaults.alias(nil), #"{"t":"alias","c":null}"#)
    expectReads(#"{"t":"alias"}"#, as: AdjacentDefaults.alias(4))
    expectReads(#"{"t":"number","c":null}"#, as: AdjacentDefaults.number(5))
    expectReads(#"{"t":"number"}"#, as: AdjacentDefaults.number(5))
  }

  @Test func missingTagsAreKeyNotFound() {
    let missing = decodingError(InternalMessage.self, #"{"url":"u"}"#)
    #expect(missing.hasPrefix("keyNotFound type at :"))
    let missingParent = decodingError(DeepMessage.self, "{}")
    #expect(missingParent.hasPrefix("keyNotFound meta at :"))
    let missingLast = decodingError(DeepMessage.self, #"{"meta":{}}"#)
    #expect(missingLast.hasPrefix("keyNotFound type at meta:"))
  }

  @Test func unknownTagsAreNamedAtTheirPlace() {
    #expect(
      decodingError(DeepMessage.self, #"{"meta":{"type":"pong"}}"#)
        == #"dataCorrupted at meta.type: "pong" is not a case of DeepMessage; there are "ping", "image", "shape""#
    )
    #expect(
      decodingError(DeepMessage.self, #"{"meta":{"type":7}}"#).hasPrefix(
        "typeMismatch at meta.type: "))
  }
}
