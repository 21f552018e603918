import Testing

// @CodableEnum(style: .untagged)
enum UntaggedMessage: Equatable {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .array)
enum ArrayMessage: Equatable {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .array, payload: .natural)
enum NaturalArrayMessage: Equatable {
  case ping
  case text(String)
  case move(Int, Int)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .rawValue)
enum RawMessage: Equatable {
  case ping
  // @CodableCase(3)
  case three
  // @CodableCase(true)
  case yes
}

// @CodableEnum(style: .rawValue)
enum Level: Int {
  case low = 1
  case high
}

// @CodableEnum(style: .rawValue)
enum Ratio: Double {
  case half = 0.5
  case whole = 1
}

@Suite struct OtherFormatTests {
  @Test func untaggedIsThePayloadAlone() {
    expectWire(UntaggedMessage.ping, "null")
    expectWire(UntaggedMessage.text("hi"), #""hi""#)
    expectWire(UntaggedMessage.move(1, 2), "[1,2]")
    expectWire(UntaggedMessage.image(url: "u", width: nil), #"{"url":"u"}"#)
  }

  @Test func untaggedArraysNeedExactlyAsManyElements() {
    #expect(
      decodingError(UntaggedMessage.self, "[1,2,3]").contains(
        "move needs an array of 2"))
  }

  @Test func untaggedErrorsSayOfEachCaseWhyNot() {
    let error = decodingError(UntaggedMessage.self, "{}")
    #expect(
      error.hasPrefix("dataCorrupted at : no case of UntaggedMessage matches; ping needs null; "))
    for name in ["text needs", "move needs", "image needs"] { #expect(error.contains(name)) }
  }

  @Test func theOnlyUntaggedCaseThatCanMatchTellsItsError() {
    #expect(
      decodingError(UntaggedMessage.self, "true")
        .hasSuffix("; text: Expected to decode String but found bool instead."))
    #expect(decodingError(UntaggedMessage.self, #"{"url":1}"#).hasPrefix("typeMismatch at url: "))
  }

  @Test func anArrayStartsWithItsTag() {
    expectWire(ArrayMessage.ping, #"["ping"]"#)
    expectWire(ArrayMessage.text("hi"), #"["text","hi"]"#)
    expectWire(ArrayMessage.move(1, 2), #"["move",1,2]"#)
    expectWire(ArrayMessage.image(url: "u", width: nil), #"["image","u",null]"#)
    expectWire(NaturalArrayMessage.ping, #"["ping"]"#)
    expectWire(NaturalArrayMessage.text("hi"), #"["text","hi"]"#)
    expectWire(NaturalArrayMessage.move(1, 2), #"["move",[1,2]]"#)
    expectWire(NaturalArrayMessage.image(url: "u", width: nil), #"["image",{"url":"u"}]"#)
  }

  @Test func anUnknownArrayTagIsNamedAtItsIndex() {
    #expect(
      decodingError(ArrayMessage.self, #"["pong"]"#)
        == #"dataCorrupted at [0]: "pong" is not a case of ArrayMessage; there are "ping", "text", "move", "image""#
    )
    #expect(decodingError(ArrayMessage.self, #"["move",1,"2"]"#).hasPrefix("typeMismatch at [2]"))
    #expect(decodingError(ArrayMessage.self, "[]").hasPrefix("valueNotFound at [0]"))
  }

  @Test func rawValuesAreScalars() {
    expectWire(RawMessage.ping, #""ping""#)
    expectWire(RawMessage.three, "3")
    expectWire(RawMessage.yes, "true")
    expectWire(Level.high, "2")
    expectWire(Ratio.half, "0.5")
    expectWire(Ratio.whole, "1")
  }

  @Test func anUnknownRawValueIsNamed() {
    #expect(
      decodingError(Level.self, "9")
        == "dataCorrupted at : 9 is not a case of Level; there are 1, 2")
    #expect(
      decodingError(RawMessage.self, #""three""#)
        == #"dataCorrupted at : "three" is not a case of RawMessage; there are "ping", 3, true"#)
  }
}
