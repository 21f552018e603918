import Testing

@testable import CodableEnumCore

/// Old data of a further form is read as what it meant, whatever the other forms could make of it.
struct FurtherFormTests {
  static let scenarios = [
    Scenario(
      "a case of an untagged form is read from no key of another case",
      """
      // @CodableEnum(style: .array, reads: [.untagged])
      enum Message: Equatable {
        case value(x: Int)
        case text(_ ping: Int, userName: Double)
      }

      // @CodableEnum(style: .external, keyNaming: .snakeCase, reads: [.untagged])
      enum Renamed: Equatable {
        case both(
          Int,  // @CodableValue(key: "first")
          z: Int
        )
        case value(xY: Int)
      }
      """,
      checks: """
        reads(#"{"x":1}"#, Message.value(x: 1))
        reads(#"{"x_y":1}"#, Renamed.value(xY: 1))
        reads(#"{"xY":1}"#, Renamed.value(xY: 1))
        reads(#"{"first":1,"z":2}"#, Renamed.both(1, z: 2))
        reads(#"{"_0":1,"userName":0.5}"#, Message.text(1, userName: 0.5))
        rejects(#"{"_0":1}"#, Message.self)
        """),
    Scenario(
      "a name that no case has is unknown, as is a key",
      """
      // @CodableEnum(style: .untagged, reads: [.external(empty: .name)])
      enum Message: Equatable {
        case none
        case text(body: String)
        // @CodableCase(.unknown)
        case other(String)
      }
      """,
      checks: """
        both(Message.none, "null")
        both(Message.other("new"), #""new""#)
        reads(#""none""#, Message.none)
        reads(#"{"text":{"body":"b"}}"#, Message.text(body: "b"))
        reads(#"{"new":{"body":"b"}}"#, Message.other("new"))
        rejects(#"{"new":1,"old":2}"#, Message.self)
        """),
    Scenario(
      "a case without a tag has its own layout in every form",
      """
      // @CodableEnum(style: .internal, tag: "type", reads: [.external])
      enum Size: Equatable {
        case fixed(points: Int)
        // @CodableCase(.untagged, empty: "auto")
        case auto
        // @CodableCase(.untagged, empty: .name)
        case none
        // @CodableCase(.untagged, payload: .keyed)
        case lines(Int)
        // @CodableCase(.untagged)
        case columns(Int)
      }
      """,
      checks: """
        both(Size.fixed(points: 1), #"{"type":"fixed","points":1}"#)
        both(Size.auto, #""auto""#)
        both(Size.none, #""none""#)
        both(Size.lines(1), #"{"_0":1}"#)
        both(Size.columns(1), "1")
        reads(#"{"fixed":{"points":1}}"#, Size.fixed(points: 1))
        rejects("null", Size.self)
        """),
    Scenario(
      "an unknown tag of a further form is what a form without tags stores as a whole",
      """
      // @CodableEnum(style: .untagged, reads: [.array(payload: .keyed), .untagged])
      enum Message: Equatable {
        case text(body: String?)
        // @CodableCase(.unknown)
        case kind(tag: Int)
      }

      // @CodableEnum(style: .untagged, reads: [.internal(tag: "type"), .rawValue])
      enum Named: Equatable {
        case text(body: String?)
        // @CodableCase(.unknown)
        case other(String)
      }

      // @CodableEnum(style: .untagged, reads: [.external])
      enum Keyed: Equatable {
        case text(body: String)
        // @CodableCase(.unknown)
        case other(String)
      }

      // @CodableEnum(style: .untagged, reads: [.external, .adjacent(tag: "t", content: "c")])
      enum Counted: Equatable {
        case text(body: String)
        // @CodableCase(.unknown)
        case other(Int)
      }

      // @CodableEnum(style: .untagged, reads: [.array, .internal(tag: "type")])
      enum Whole: Equatable {
        case text(body: String)
        // @CodableCase(.unknown)
        case other(tag: CodableEnumAnyValue)
      }

      // @CodableEnum(style: .untagged, reads: [.adjacent(tag: "t", content: "c")])
      enum Beside: Equatable {
        case text(body: String)
        // @CodableCase(.unknown)
        case other(String)
      }

      // @CodableEnum(style: .adjacent, tag: "t", content: "c", reads: [.rawValue])
      enum Scalars: Equatable {
        // @CodableCase("b", aliases: ["c"])
        case text(
          word: Code,  // @CodableValue(tag: true)
          body: String
        )
        // @CodableCase(.unknown)
        case other(Int)
      }
      typealias Code = String

      // @CodableEnum(style: .untagged, reads: [.internal(tag: "type")])
      enum Dropping: Equatable {
        case text(body: String?)
        // @CodableCase(.unknown)
        case other
      }
      """,
      checks: """
        reads(#"{"type":"other"}"#, Dropping.other)
        reads(#"{"type":"text"}"#, Dropping.text(body: nil))
        rejects(#""c""#, Scalars.self, "needs its values")
        reads("5", Scalars.other(5))
        both(Message.kind(tag: 77), "77")
        reads("[77]", Message.kind(tag: 77))
        both(Message.text(body: nil), "{}")
        reads(#"["text",{"body":"b"}]"#, Message.text(body: "b"))
        rejects(#"["zzz"]"#, Message.self)
        both(Named.other("a"), #""a""#)
        reads(#"{"type":"a"}"#, Named.other("a"))
        reads(#"{"type":"text"}"#, Named.text(body: nil))
        both(Named.text(body: nil), "{}")
        both(Keyed.other("a"), #""a""#)
        reads(#"{"a":{}}"#, Keyed.other("a"))
        reads(#"{"t":"a","c":1}"#, Beside.other("a"))
        reads(#"{"t":"a","body":"b"}"#, Beside.text(body: "b"))
        both(Counted.other(1), "1")
        reads(#"{"t":1}"#, Counted.other(1))
        rejects(#"{"a":{}}"#, Counted.self)
        both(Whole.other(tag: [1, "a"]), #"[1,"a"]"#)
        both(Whole.other(tag: ["type": "a", "x": 1]), #"{"type":"a","x":1}"#)
        """),
    Scenario(
      "constants need not be in a further form without tags",
      """
      // @CodableEnum(style: .untagged, reads: [.untagged(empty: .object)])
      enum Message: Equatable {
        case text(x: Int)
        // @CodableCase(constants: ["a": 1])
        case only
      }

      // @CodableEnum(style: .untagged, keyNaming: .uppercase, reads: [.untagged(keyNaming: .verbatim)])
      enum Renamed: Equatable {
        // @CodableCase(constants: ["a": 1])
        case only(y: Int)
        case text(x: Int)
      }
      """,
      checks: """
        both(Message.only, #"{"a":1}"#)
        reads("{}", Message.only)
        reads(#"{"x":1}"#, Message.text(x: 1))
        both(Renamed.only(y: 1), #"{"a":1,"Y":1}"#)
        reads(#"{"y":1}"#, Renamed.only(y: 1))
        """),
    Scenario(
      "an unknown tag in its place is no unknown key",
      """
      // @CodableEnum(style: .adjacent, tag: "type", content: "value", reads: [.external, .internal(tag: "kind")])
      enum Message: Equatable {
        case move(x: Int)
        // @CodableCase(.unknown)
        case other(String)
      }
      """,
      checks: """
        reads(#"{"kind":"zzz"}"#, Message.other("zzz"))
        reads(#"{"zzz":{}}"#, Message.other("zzz"))
        reads(#"{"type":"zzz"}"#, Message.other("zzz"))
        """),
    Scenario(
      "a key that names a case in any letter case is another form's content",
      """
      // @CodableEnum(
      //   style: .internal, tag: "type", ignoringCase: true,
      //   reads: [.external, .adjacent(tag: "kind", content: .tag, payload: .compact)]
      // )
      enum Message: Equatable {
        case moveTo(x: Int, y: Int)
      }
      """,
      checks: """
        reads(#"{"kind":"moveTo","moveTo":[1,2]}"#, Message.moveTo(x: 1, y: 2))
        reads(#"{"MOVETO":{"x":1,"y":2}}"#, Message.moveTo(x: 1, y: 2))
        """),
    Scenario(
      "a key spells a tag that isn't a string",
      """
      // @CodableEnum(style: .internal, tag: "type", coercing: true, reads: [.external])
      enum Message: Equatable {
        // @CodableCase(1, aliases: [true, "first"])
        case move(x: Int)
        // @CodableCase(.unknown)
        case other(String)
      }

      // @CodableEnum(style: .internal, tag: "type", reads: [.external])
      enum Exact: Equatable {
        // @CodableCase(1)
        case move(x: Int)
        // @CodableCase(.unknown)
        case other(String)
      }
      """,
      checks: """
        both(Message.move(x: 2), #"{"type":1,"x":2}"#)
        reads(#"{"move":{"x":2}}"#, Message.move(x: 2))
        reads(#"{"1":{"x":2}}"#, Message.move(x: 2))
        reads(#"{"true":{"x":2}}"#, Message.move(x: 2))
        reads(#"{"first":{"x":2}}"#, Message.move(x: 2))
        rejects(#"{"1":{}}"#, Message.self, "x")
        reads(#"{"2":{}}"#, Message.other("2"))
        reads(#"{"1":{"x":2}}"#, Exact.other("1"))
        both(Exact.other("1"), #"{"type":"1"}"#)
        """),
    Scenario(
      "a coder reads an object without a tag",
      """
      enum PointCoder {
        static func encode(_ values: (Int, Int), to encoder: any Encoder) throws {
          try ["x": values.0, "y": values.1].encode(to: encoder)
        }
        static func decode(from decoder: any Decoder) throws -> (Int, Int) {
          let values = try [String: Int](from: decoder)
          return (values["x", default: 0], values["y", default: 0])
        }
      }

      // @CodableEnum(style: .internal, tag: "type", missingTag: .move, reads: [.external])
      enum Message: Equatable {
        // @CodableCase(coder: PointCoder)
        case move(Int, Int)
        case end
      }
      """,
      checks: """
        reads(#"{"x":1,"y":2}"#, Message.move(1, 2))
        reads(#"{"move":{"x":1,"y":2}}"#, Message.move(1, 2))
        """),
  ]

  @Test(arguments: scenarios)
  func everyFormIsReadAsItself(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }

  /// An old value under `meta` has its tag where another form has the tag of the whole.
  @Test func aValueOfTheEnumItselfMayBeOldToo() throws {
    let source = """
      // @CodableEnum(
      //   style: .array, reads: [.adjacent(tag: ["meta", "type"], content: "c"), .internal(tag: "type")]
      // )
      indirect enum Message {
        case reply(meta: Message)
        case end
      }
      """
    #expect(try Scenario.generation(of: source).hasErrors == false)
    let generated = try Scenario.generation(of: source).outputs[0]
    let internalTag = try #require(generated.firstRange(of: #"container.ifPresent(for: "type")"#))
    let adjacentTag = try #require(generated.firstRange(of: #"parent(of: ["meta", "type"])"#))
    #expect(internalTag.lowerBound < adjacentTag.lowerBound)
  }
}
