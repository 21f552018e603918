import CodingChecks
import Testing

@Suite struct StrictDecoderTests {
  private struct Point: Codable, Equatable {
    var x: Int
    var y: Int?
  }

  private struct Lost: Decodable {
    private enum Key: CodingKey { case nowhere, further }

    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [Key.nowhere, Key.further], debugDescription: "lost"))
    }
  }

  private func error<T: Decodable>(_ type: T.Type, _ value: StrictValue) -> DecodingError? {
    #expect(throws: DecodingError.self) { try StrictDecoder().decode(type, from: value) }
  }

  @Test func whatIsEncodedIsReadBack() throws {
    let points = [Point(x: 1, y: nil), Point(x: .max, y: .min)]
    let value = try StrictEncoder().encode(points)
    #expect(value.json == #"[{"x":1},{"x":9223372036854775807,"y":-9223372036854775808}]"#)
    #expect(try StrictDecoder().decode([Point].self, from: value) == points)
  }

  @Test func integersAndFloatingPointNumbersDoNotMix() {
    #expect(error(Int.self, .double(1))?.context?.codingPath.pathText == "")
    #expect(error(Double.self, .integer(1)) != nil)
    #expect(error(UInt8.self, .integer(256)) != nil)
  }

  @Test func errorsLeadToTheirPlace() {
    let points = StrictValue.array([.object([.init("x", .string("1"))])])
    #expect(error([Point].self, points)?.context?.codingPath.pathText == "[0].x")
    #expect(error([Point].self, .array([.object([])]))?.context?.codingPath.pathText == "[0]")
  }

  @Test func anErrorThatLeadsNowhereIsReported() {
    #expect(throws: MisuseError(misuses: [.wrongCodingPath("nowhere.further: lost")])) {
      try StrictDecoder().decode(Lost.self, from: .object([]))
    }
  }
}
