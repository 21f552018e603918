import CodingChecks
import Foundation
import Testing

@Suite struct UnknownCaseTests {
  /// As `JSONEncoder` writes them with sorted keys.
  static let contents = [
    "9007199254740993", "-9007199254740993", "9223372036854775807", "-9223372036854775808",
    "18446744073709551615", "-0", "0", "1e+308", "5e-324", "0.1", "true", "null", #""""#, "[]",
    "{}", "[[],{},null,[[]]]", #"{"":"","_snake_case":1,"a.b":{},"camelCase":[0,1],"😀":null}"#,
  ]

  private func expectSurvival<T: KeepingUnknown>(
    _ type: T.Type, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let value = try JSONDecoder().decode(type, from: Data(json.utf8))
    let whole = try JSONDecoder().decode(CodableEnumAnyValue.self, from: Data(json.utf8))
    #expect(value == .other(whole), sourceLocation: sourceLocation)
    let written = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(written == json, sourceLocation: sourceLocation)
    for problem in RoundTrip.problems(value) {
      Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: contents)
  func unknownMessagesSurvive(content: String) throws {
    try expectSurvival(UnknownExternal.self, #"{"zzz":\#(content)}"#)
    try expectSurvival(UnknownNatural.self, #"{"zzz":\#(content)}"#)
    try expectSurvival(UnknownInternal.self, #"{"more":\#(content),"type":"zzz"}"#)
    try expectSurvival(UnknownDeep.self, #"{"meta":{"more":\#(content),"type":"zzz"}}"#)
    try expectSurvival(UnknownAdjacent.self, #"{"content":\#(content),"type":"zzz"}"#)
    try expectSurvival(UnknownArray.self, #"["zzz",\#(content)]"#)
  }

  @Test func twoHundredLevelsSurvive() throws {
    let array = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    let object = String(repeating: #"{"a":"#, count: 200) + "1" + String(repeating: "}", count: 200)
    try expectSurvival(UnknownInternal.self, #"{"more":\#(array),"type":"zzz"}"#)
    try expectSurvival(UnknownArray.self, #"["zzz",\#(object)]"#)
  }

  @Test func tagsOfOtherKindsAreUnknownTags() throws {
    for tag in ["7", "true", "0.5", "18446744073709551615"] {
      try expectSurvival(UnknownInternal.self, #"{"type":\#(tag)}"#)
      try expectSurvival(UnknownAdjacent.self, #"{"type":\#(tag)}"#)
      try expectSurvival(UnknownArray.self, #"[\#(tag)]"#)
      try expectSurvival(UnknownRaw.self, tag)
    }
    try expectSurvival(UnknownNatural.self, #""zzz""#)
    try expectSurvival(UnknownRaw.self, #""zzz""#)
  }

  @Test func knownCasesAreNotTakenForUnknown() {
    #expect(
      decodingError(UnknownExternal.self, #"{"text":{}}"#).hasPrefix("keyNotFound _0 at text"))
    #expect(decodingError(UnknownArray.self, #"["text",1]"#).hasPrefix("typeMismatch at [1]"))
    #expect(
      decodingError(UnknownInternal.self, #"{"value":"x"}"#).hasPrefix("keyNotFound type at "))
  }

  @Test func tagAndContentAreBothKept() {
    expectReads(
      #"{"type":"zzz","n":18446744073709551615}"#,
      as: TagAndContent.other(
        tag: "zzz", content: .object(["type": .string("zzz"), "n": .unsigned(.max)])))
    expectWire(
      TagAndContent.other(tag: "zzz", content: .object(["type": .string("zzz")])),
      #"{"type":"zzz"}"#)
  }

  @Test func aTagAloneIsWrittenBack() {
    expectWire(IntegerTags.other(7), #"{"type":7}"#)
    expectReads(#"{"type":7,"c":[]}"#, as: IntegerTags.other(7))
    expectWire(NamedUnknown.other("zzz"), #"["zzz"]"#)
    expectReads(#"["zzz",1,2]"#, as: NamedUnknown.other("zzz"))
  }

  @Test func withoutValuesTheUnknownIsDropped() {
    expectReads(#"{"zzz":[1]}"#, as: DroppingUnknown.other)
    expectReads(#""zzz""#, as: DroppingUnknown.other)
    expectWire(DroppingUnknown.other, #""other""#)
  }

  @Test func aDroppedUnknownAmongIntegersIsReadBack() {
    expectWire(DroppingInteger.other, #""other""#)
    expectReads("7", as: DroppingInteger.other)
    expectWire(DroppingCoerced.other, #""other""#)
    expectReads(#""7""#, as: DroppingCoerced.other)
    #expect(
      decodingError(DroppingCoerced.self, #""x""#)
        == #"dataCorrupted at : "x" is not a case of DroppingCoerced; there are 1"#)
  }

  /// An unknown tag of any form is the unknown case's.
  @Test func theUnknownCaseIsThatOfAllRepresentations() throws {
    expectReads(#"["text","x"]"#, as: ReadingUnknown.text(value: "x"))
    expectReads(#"{"type":"text","value":"x"}"#, as: ReadingUnknown.text(value: "x"))
    try expectSurvival(ReadingUnknown.self, #"{"zzz":["text","x"]}"#)
    try expectSurvival(ReadingUnknown.self, #"["zzz"]"#)
    try expectSurvival(ReadingUnknown.self, #"{"type":"zzz"}"#)
  }

  /// Coders treat some types in ways of their own, which `encode(to:)` would go past.
  @Test func contentIsWrittenAsItsCoderWritesIt() throws {
    let value = try JSONDecoder().decode(UnknownAmount.self, from: Data("0.25".utf8))
    #expect(value == .other(content: 0.25))
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == "0.25")
  }

  /// Keys of what is unknown are the message's own; strategies leave them alone.
  @Test func keyStrategiesDoNotTouchTheUnknown() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    let json = #"{"_snake_case":{"a_b":1,"cD":2},"type":"zzz"}"#
    let value = try decoder.decode(UnknownInternal.self, from: Data(json.utf8))
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
  }
}
