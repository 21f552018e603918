import CodingChecks
import Foundation
import Testing

@Suite struct DualReadingTests {
  static let types: [any Reading.Type] = [
    ReadingExternal.self, ReadingNatural.self, ReadingInternal.self, ReadingAdjacent.self,
    ReadingArray.self, ReadingUntagged.self,
  ]

  private func expect<Writer: Reading, Reader: Reading>(_ reader: Reader.Type, reads: Writer.Type) {
    for (written, read) in zip(Writer.samples, Reader.samples) {
      #expect(throws: Never.self) {
        let tree = try StrictEncoder().encode(written)
        #expect(try StrictDecoder().decode(Reader.self, from: tree) == read, "\(tree.json)")
        let data = try JSONEncoder().encode(written)
        #expect(try JSONDecoder().decode(Reader.self, from: data) == read, "\(tree.json)")
      }
    }
  }

  @Test(arguments: types.indices, types.indices)
  func everyRepresentationIsReadByEveryOther(reader: Int, writer: Int) {
    expect(Self.types[reader], reads: Self.types[writer])
  }

  @Test func whatIsWrittenIsTheOneStyle() {
    expectWire(ReadingExternal.text(value: "hi"), #"{"text":{"value":"hi"}}"#)
    expectWire(ReadingNatural.ping, #""ping""#)
    expectWire(ReadingInternal.text(value: "hi"), #"{"type":"text","value":"hi"}"#)
    expectWire(ReadingAdjacent.text(value: "hi"), #"{"t":"text","c":{"value":"hi"}}"#)
    expectWire(ReadingArray.text(value: "hi"), #"["text","hi"]"#)
    expectWire(ReadingUntagged.text(value: "hi"), #"{"value":"hi"}"#)
  }

  /// A key is a string, so that the name stands in for an integer; the declared name is read too.
  @Test func namesStandInForTagsThatAreNoKeys() {
    for json in [
      #"{"type":1,"value":5}"#, #"{"FIRST_CASE":{"value":5}}"#, #"{"firstCase":{"value":5}}"#,
      "[1,5]",
    ] {
      expectReads(json, as: ReadingIntegers.firstCase(value: 5))
    }
    expectReads(#"{"second":{}}"#, as: ReadingIntegers.secondCase)
    expectReads(#"["secondCase"]"#, as: ReadingIntegers.secondCase)
  }

  @Test func whereNothingFitsThePrimaryHasTheWord() {
    let json = #"{"zzz":true}"#
    #expect(
      decodingError(ReadingExternal.self, json).hasPrefix(
        #"dataCorrupted at zzz: "zzz" is not a case of ReadingExternal; there are "ping", "text", "move", "image""#
      ))
    #expect(decodingError(ReadingInternal.self, json).hasPrefix("keyNotFound type at :"))
    #expect(decodingError(ReadingAdjacent.self, json).hasPrefix("keyNotFound t at :"))
    #expect(decodingError(ReadingArray.self, json).hasPrefix("typeMismatch at :"))
    #expect(
      decodingError(ReadingUntagged.self, json).hasPrefix(
        "dataCorrupted at : no case of ReadingUntagged matches"))
  }

  @Test(arguments: [
    (#"{"move":{"x":1,"y":"2"}}"#, "typeMismatch at move.y"),
    (#"{"type":"move","x":1,"y":"2"}"#, "typeMismatch at y"),
    (#"{"t":"move","c":{"x":1}}"#, "keyNotFound y at c"),
    (#"["move",1,"2"]"#, "typeMismatch at [2]"),
  ])
  func anErrorInsideARecognizedFormIsThatFormsError(json: String, error: String) {
    for type in Self.types where type != ReadingUntagged.self {
      #expect(decodingError(type, json).hasPrefix(error), "\(type)")
    }
  }
}
