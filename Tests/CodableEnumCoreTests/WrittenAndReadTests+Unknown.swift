/// What an unknown case writes and takes.
extension WrittenAndReadTests {
  static let unknownCases = [
    Scenario(
      "an unknown case is never written with a tag as which another case is read",
      """
      import Foundation

      typealias Code = String
      enum Letter: String, Codable { case a, x }

      // @CodableEnum(style: .internal, tag: "type")
      enum Named: Equatable {
        case a, b(x: Int)
        // @CodableCase(.unknown)
        case other(tag: Code)
      }

      // @CodableEnum(style: .array)
      enum Lettered: Equatable {
        case a
        // @CodableCase(.unknown)
        case other(tag: Letter)
      }

      // @CodableEnum(style: .external)
      enum Keyed: Equatable {
        case a
        // @CodableCase(.unknown)
        case other(tag: Code)
      }

      // @CodableEnum(style: .rawValue)
      enum Numbered: Equatable {
        // @CodableCase(1)
        case one
        // @CodableCase(0.5)
        case half
        // @CodableCase("a"..."m", aliases: [2.0...3.0], tag: "a")
        case letter
        // @CodableCase(.unknown)
        case other(tag: Float)
      }

      // @CodableEnum(style: .rawValue, coercing: true)
      enum Coerced: Equatable {
        // @CodableCase(200...299)
        case success(Int)  // @CodableValue(tag: true)
        // @CodableCase(.unknown)
        case other(tag: String)
      }

      // @CodableEnum(style: .array)
      enum Ratio: Equatable {
        // @CodableCase(0.0...1.0)
        case ratio(Double)  // @CodableValue(tag: true)
        // @CodableCase(.unknown)
        case other(Int)
      }

      // @CodableEnum(style: .internal, tag: "t", ignoringCase: true)
      enum Scalars: Equatable {
        // @CodableCase("A"..."M")
        case letter(String)  // @CodableValue(tag: true)
        // @CodableCase(3...9)
        case number(Int)  // @CodableValue(tag: true)
        // @CodableCase(0.0...1.0)
        case ratio(Double)  // @CodableValue(tag: true)
        case plain
        // @CodableCase(.unknown)
        case other(tag: CodableEnumAnyValue)
      }
      """,
      checks: """
        let error = "it has only tags that no other case has"
        refuses(Named.other(tag: "a"), error)
        both(Named.other(tag: "z"), #"{"type":"z"}"#)
        refuses(Lettered.other(tag: .a), error)
        both(Lettered.other(tag: .x), #"["x"]"#)
        refuses(Keyed.other(tag: "a"), error)
        both(Keyed.other(tag: "z"), #"{"z":{}}"#)
        refuses(Numbered.other(tag: 1), error)
        refuses(Numbered.other(tag: 0.5), error)
        refuses(Numbered.other(tag: 2.5), error)
        reads("2.5", Numbered.letter)
        both(Numbered.other(tag: 0.25), "0.25")
        refuses(Coerced.other(tag: "200"), error)
        both(Coerced.other(tag: "300"), #""300""#)
        refuses(Ratio.other(1), error)
        both(Ratio.other(2), "[2]")
        refuses(Scalars.other(tag: "b"), error)
        refuses(Scalars.other(tag: 3), error)
        refuses(Scalars.other(tag: 0.5), error)
        refuses(Scalars.other(tag: "PLAIN"), error)
        refuses(Scalars.other(tag: [3]), error)
        refuses(Scalars.other(tag: nil), error)
        both(Scalars.other(tag: "Z"), #"{"t":"Z"}"#)
        both(Scalars.other(tag: true), #"{"t":true}"#)
        """),
    Scenario(
      "any JSON that an unknown case flattens is the whole object, whatever its name",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Named: Equatable {
        case text(body: String)
        // @CodableCase(.unknown)
        case unknown(
          type: String,
          payload: CodableEnumAnyValue  // @CodableValue(flatten: true)
        )
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Unnamed: Equatable {
        case text(body: String)
        // @CodableCase(.unknown)
        case unknown(
          String,  // @CodableValue(tag: true)
          CodableEnumAnyValue  // @CodableValue(flatten: true)
        )
      }
      """,
      checks: """
        both(Named.text(body: "a"), #"{"type":"text","body":"a"}"#)
        both(
          Named.unknown(type: "b", payload: ["type": "b", "payload": 1]),
          #"{"type":"b","payload":1}"#)
        both(Unnamed.unknown("b", ["type": "b", "x": [nil]]), #"{"type":"b","x":[null]}"#)
        """),
    Scenario(
      "an unknown case goes before cases without a tag",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Tool: Equatable {
        case search(query: String)
        // @CodableCase(.untagged)
        case function(name: String)
        // @CodableCase(.unknown)
        case hosted(
          type: String,  // @CodableValue(tag: true)
          name: String
        )
      }

      // @CodableEnum(style: .array)
      enum Row: Equatable {
        case cell(Int)
        // @CodableCase(.untagged)
        case object(name: String)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
      }

      // @CodableEnum(style: .external)
      enum Keyed: Equatable {
        case cell(Int)
        // @CodableCase(.untagged)
        case named(name: String)
        // @CodableCase(.unknown)
        case other(String)
      }

      // @CodableEnum(style: .adjacent, tag: "t", content: "c")
      enum Dropping: Equatable {
        case text(String)
        // @CodableCase(.untagged)
        case named(name: String)
        // @CodableCase(.unknown)
        case other
      }
      """,
      checks: """
        both(Tool.hosted(type: "web", name: "n"), #"{"type":"web","name":"n"}"#)
        both(Tool.function(name: "n"), #"{"name":"n"}"#)
        both(Tool.search(query: "q"), #"{"type":"search","query":"q"}"#)
        rejects(#"{"type":"web"}"#, Tool.self, "keyNotFound name")
        reads(#"{"type":3,"name":"n"}"#, Tool.function(name: "n"))
        both(Row.object(name: "n"), #"{"name":"n"}"#)
        both(Row.other(.array([.string("x"), .integer(1)])), #"["x",1]"#)
        both(Keyed.named(name: "n"), #"{"name":"n"}"#)
        both(Keyed.other("x"), #"{"x":{}}"#)
        reads(#"{"t":"x","name":"n"}"#, Dropping.other)
        both(Dropping.named(name: "n"), #"{"name":"n"}"#)
        """),
    Scenario(
      "an unknown case keeps the document in an enum for any JSON",
      """
      // @CodableEnum(style: .untagged)
      indirect enum JSON: Equatable {
        case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Event: Equatable {
        case ping
        // @CodableCase(.unknown)
        case other(JSON)
      }

      // @CodableEnum(style: .array)
      enum Message: Equatable {
        case ping
        // @CodableCase(.unknown)
        case other(JSON)
      }
      """,
      checks: """
        both(Event.ping, #"{"type":"ping"}"#)
        both(Event.other(.object(["type": .string("x")])), #"{"type":"x"}"#)
        both(Message.other(.array([.string("x"), .null, .array([])])), #"["x",null,[]]"#)
        both(Message.other(.array([.string("x"), .bool(true)])), #"["x",true]"#)
        """),
  ]
}
