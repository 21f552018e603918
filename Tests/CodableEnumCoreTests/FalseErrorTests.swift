import Foundation
import Testing

@testable import CodableEnumCore

/// What is right is accepted, compiles without a warning and works.
struct FalseErrorTests {
  private static let coder = """
    import Foundation

    enum TextCoder {
      static func encode(_ value: Date, to encoder: any Encoder) throws {
        try "at \\(value.timeIntervalSinceReferenceDate)".encode(to: encoder)
      }

      static func decode(from decoder: any Decoder) throws -> Date {
        let text = try String(from: decoder)
        guard text.hasPrefix("at "), let seconds = Double(text.dropFirst(3)) else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "no time"))
        }
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
    }

    """

  static let acceptances = firstAcceptances + furtherAcceptances

  private static let firstAcceptances = [
    Scenario(
      "a coder makes a case reachable",
      coder + """
        // @CodableEnum(style: .untagged)
        enum Moment: Equatable {
          case text(Date)  // @CodableValue(coder: TextCoder)
          case seconds(Date)
        }
        """,
      checks: """
        both(Moment.text(Date(timeIntervalSinceReferenceDate: 1)), #""at 1.0""#)
        both(Moment.seconds(Date(timeIntervalSinceReferenceDate: 1)), "1")
        """),
    Scenario(
      "values at the end may be missing, nil or defaults",
      """
      // @CodableEnum(style: .adjacent, tag: "t", content: "c", payload: .unkeyed)
      enum Step: Equatable {
        case move(Int?, by: Int = 5, String?, at: Int = 7)
      }
      """,
      checks: """
        reads(#"{"t":"move","c":[]}"#, Step.move(nil, nil))
        reads(#"{"t":"move","c":[1]}"#, Step.move(1, nil))
        reads(#"{"t":"move","c":[1,2]}"#, Step.move(1, by: 2, nil))
        reads(#"{"t":"move","c":[1,2,"a"]}"#, Step.move(1, by: 2, "a"))
        both(Step.move(1, by: 2, "a", at: 3), #"{"c":[1,2,"a",3],"t":"move"}"#)
        """),
    Scenario(
      "a parameter's name is a key where something speaks for it",
      """
      struct Point: Codable, Equatable { var x: Int }
      struct Alone: Codable, Equatable {
        var x: Int
        init(from decoder: any Decoder) throws { x = try Int(from: decoder) }
        func encode(to encoder: any Encoder) throws { try x.encode(to: encoder) }
        init(x: Int) { self.x = x }
      }
      struct Nothing: Codable, Equatable {}

      // @CodableEnum(style: .internal, tag: "type")
      indirect enum Shape: Equatable {
        case own(_ shape: Shape)
        // @CodableCase(keys: ["at"])
        case keys(_ point: Point)
        // @CodableCase(content: "in")
        case content(_ point: Point)
        // @CodableCase(keyPrefix: .caseName)
        case prefix(_ point: Point)
        case alias(_ point: Point)  // @CodableValue(aliases: ["p"])
        case maybe(_ point: Point?)
        case many(_ points: [Point])
        case named(_ points: [String: Point])
        case alone(_ value: Alone)
        case nothing(_ value: Nothing)
        case two(_ first: Point, _ second: Point)
      }

      // @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
      enum Strict: Equatable { case point(_ point: Point) }

      // @CodableEnum(style: .external, reads: [.internal(tag: "type")])
      enum Former: Equatable { case point(_ point: Point) }
      """,
      checks: """
        let point = Point(x: 1)
        both(Shape.own(.keys(point)), #"{"type":"own","shape":{"type":"keys","at":{"x":1}}}"#)
        both(Shape.content(point), #"{"type":"content","in":{"x":1}}"#)
        both(Shape.prefix(point), #"{"type":"prefix","prefix_point":{"x":1}}"#)
        both(Shape.alias(point), #"{"type":"alias","point":{"x":1}}"#)
        both(Shape.maybe(point), #"{"type":"maybe","point":{"x":1}}"#)
        both(Shape.alone(Alone(x: 1)), #"{"type":"alone","value":1}"#)
        both(Strict.point(point), #"{"type":"point","point":{"x":1}}"#)
        reads(#"{"type":"point","point":{"x":1}}"#, Former.point(point))
        """),
    Scenario(
      "an untagged array has as many elements as its case has values",
      """
      // @CodableEnum(style: .untagged)
      enum Numbers: Equatable {
        case named(Int, String?)
        case list([Int])
      }
      """,
      checks: """
        both(Numbers.named(1, nil), "[1,null]")
        both(Numbers.list([1]), "[1]")
        both(Numbers.list([1, 2]), "[1,2]")
        both(Numbers.list([]), "[]")
        """),
    Scenario(
      "what is never decoded need not be reachable",
      """
      // @CodableEnum(style: .untagged, conformance: .encodable)
      enum Outgoing {
        case text(String)
        case note(String)
      }

      // @CodableEnum(style: .untagged)
      enum Message: Equatable {
        // @CodableCase(skip: .decoding)
        case text(String)
        case note(String)
      }
      """,
      checks: """
        writes(Outgoing.note("n"), #""n""#)
        both(Message.note("n"), #""n""#)
        """),
    Scenario(
      "what is never decoded may repeat a tag",
      """
      // @CodableEnum(style: .internal, tag: "type", conformance: .encodable)
      enum Outgoing {
        // @CodableCase("text")
        case text(value: String)
        // @CodableCase("text")
        case note(value: String)
      }
      """,
      checks: ##"writes(Outgoing.note(value: "n"), #"{"type":"text","value":"n"}"#)"##),
    Scenario(
      "a skipped case can have any values",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Message: Equatable {
        case ping
        // @CodableCase(skip: .both)
        case local(Int, Int)
        // @CodableCase("ping", skip: .both)
        case again(type: Int)
      }
      """,
      checks: ##"both(Message.ping, #"{"type":"ping"}"#)"##),
    Scenario(
      "raw values of Double go on from integers",
      """
      // @CodableEnum(style: .rawValue)
      enum Ratio: Double { case one = 1, two, three = 3.5 }
      """,
      checks: """
        both(Ratio.one, "1")
        both(Ratio.two, "2")
        both(Ratio.three, "3.5")
        """),
    Scenario(
      "a dictionary with integers for keys is an object",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Message: Equatable {
        case names(list: [Int: String])
      }

      // @CodableEnum(style: .untagged)
      enum Either: Equatable {
        case list([String])
        case names([Int: String])
      }
      """,
      checks: """
        both(Message.names(list: [1: "a"]), #"{"type":"names","list":{"1":"a"}}"#)
        both(Either.names([1: "a"]), #"{"1":"a"}"#)
        both(Either.list(["a"]), #"["a"]"#)
        """),
    Scenario(
      "the content key is known where others are rejected",
      """
      // @CodableEnum(style: .adjacent, tag: "t", content: "c", unknownKeys: .reject)
      enum Message: Equatable {
        case ping
        case text(String)
        case image(url: String)
      }
      """,
      checks: """
        both(Message.ping, #"{"t":"ping"}"#)
        both(Message.text("hi"), #"{"t":"text","c":"hi"}"#)
        both(Message.image(url: "u"), #"{"t":"image","c":{"url":"u"}}"#)
        reads(#"{"t":"ping","c":null}"#, Message.ping)
        rejects(#"{"t":"text","c":"hi","d":1}"#, Message.self, "d")
        """),
    Scenario(
      "a null tag is a missing one",
      """
      // @CodableEnum(style: .internal, tag: "version", missingTag: .first)
      enum Stored: Equatable {
        case first(name: String)
        case second(title: String)
      }

      // @CodableEnum(style: .adjacent, tag: "t", content: "c", missingTag: .first)
      enum Message: Equatable {
        case first(name: String?)
      }

      // @CodableEnum(style: .internal, tag: ["meta", "type"], unknownKeys: .reject, missingTag: .first)
      enum Deep: Equatable {
        case first(name: String)
      }
      """,
      checks: """
        reads(#"{"meta":null,"name":"n"}"#, Deep.first(name: "n"))
        rejects(#"{"meta":{"type":null,"x":1},"name":"n"}"#, Deep.self, "x")
        reads(#"{"version":null,"name":"n"}"#, Stored.first(name: "n"))
        reads(#"{"name":"n"}"#, Stored.first(name: "n"))
        reads(#"{"t":null,"c":{"name":"n"}}"#, Message.first(name: "n"))
        """),
  ]

  @Test(arguments: acceptances)
  func whatIsRightWorks(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }
}
