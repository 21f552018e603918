/// More payloads beside a tag.
extension TagSurvivalTests {
  static let furtherSurvivals = [
    Scenario(
      "the unknown case doesn't have the tag of a known one",
      """
      // @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
      enum Message: Equatable {
        // @CodableCase("Ping", aliases: ["pong"])
        case ping
        #if swift(>=5.9)
          case text(body: String)
        #endif
        // @CodableCase("a"..."c")
        case letter(String)  // @CodableValue(tag: true)
        // @CodableCase(.unknown)
        case other(tag: String, body: String?)
      }

      // @CodableEnum(style: .rawValue)
      enum Code: Equatable {
        case none  // @CodableCase(0)
        // @CodableCase(200..<300, tag: 200)
        case fine
        // @CodableCase(.unknown)
        case other(Int)
      }

      // @CodableEnum(style: .external, reads: [.external(caseNaming: .uppercase)])
      enum Keyed: Equatable {
        case cell(Int)
        // @CodableCase(.unknown)
        case other(String)
      }

      // @CodableEnum(style: .array)
      enum Any: Equatable {
        case one(Int)  // @CodableCase(1)
        case two(Int)  // @CodableCase("two")
        case on(Int)  // @CodableCase(true)
        // @CodableCase(.unknown)
        case other(tag: CodableEnumAnyValue)
      }

      // @CodableEnum(style: .internal, tag: "type", conformance: .encodable)
      enum Outgoing {
        case ping
        // @CodableCase(.unknown)
        case other(String)
      }
      """,
      checks: """
        let text = "it has only tags that no other case has"
        for tag in ["PING", "pong", "b", "B", "text"] {
          refuses(Message.other(tag: tag, body: nil), #"Message.other has no tag "\\#(tag)"; "# + text)
        }
        both(Message.other(tag: "d", body: "b"), #"{"type":"d","body":"b"}"#)
        refuses(Code.other(0), text)
        refuses(Code.other(222), text)
        both(Code.other(300), "300")
        refuses(Keyed.other("cell"), text)
        refuses(Keyed.other("CELL"), text)
        both(Keyed.other("row"), #"{"row":{}}"#)
        for tag: CodableEnumAnyValue in [1, "two", true] { refuses(Any.other(tag: tag), text) }
        both(Any.other(tag: 2), "[2]")
        writes(Outgoing.other("ping"), #"{"type":"ping"}"#)
        """),
    Scenario(
      "a tag that is the content's key is not the tag's key",
      """
      // @CodableEnum(style: .adjacent, tag: "t", content: .tag)
      enum Message: Equatable {
        // @CodableCase("a"..."z")
        case letter(
          Character: String,  // @CodableValue(tag: true)
          x: Int
        )
        // @CodableCase(.unknown)
        case other(tag: String, x: Int?)
      }

      // @CodableEnum(style: .adjacent, tag: ["1", "t"], content: .tag)
      enum Code: Equatable {
        case none
        // @CodableCase(.unknown)
        case other(tag: Int, x: Int?)
      }
      """,
      checks: """
        refuses(Message.letter(Character: "t", x: 1), "that aren't the tag's key")
        both(Message.letter(Character: "b", x: 1), #"{"t":"b","b":{"x":1}}"#)
        both(Message.other(tag: "T", x: 1), #"{"t":"T","T":{"x":1}}"#)
        refuses(Message.other(tag: "t", x: 1), #"has no tag "t""#)
        refuses(Code.other(tag: 1, x: 1), "that aren't the tag's key")
        both(Code.other(tag: 2, x: 1), #"{"1":{"t":2},"2":{"x":1}}"#)
        rejects(#"{"t":"t"}"#, Message.self)
        """),
    Scenario(
      "a number is also in a range of strings if tags are coerced",
      """
      // @CodableEnum(style: .internal, tag: "type", coercing: true)
      enum Grade: Equatable {
        // @CodableCase(..<"a")
        case early(String)  // @CodableValue(tag: true)
        // @CodableCase(.unknown)
        case other(String)
      }

      // @CodableEnum(style: .internal, tag: "type", coercing: true)
      enum Digit: Equatable {
        // @CodableCase("0"..."9")
        case text(String)  // @CodableValue(tag: true)
        case five  // @CodableCase(5)
      }

      // @CodableEnum(style: .internal, tag: "type", coercing: true)
      enum Number: Equatable {
        // @CodableCase(0...9)
        case number(Int)  // @CodableValue(tag: true)
        case five  // @CodableCase("5")
      }

      // @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
      enum Letter: Equatable {
        // @CodableCase("A"..."M")
        case early(String)  // @CodableValue(tag: true)
        // @CodableCase("n"..."z", tag: "P")
        case late
        case b
      }
      """,
      checks: """
        refuses(Digit.text("5"), #"no tag "5""#)
        both(Digit.text("6"), #"{"type":"6"}"#)
        reads(#"{"type":"5"}"#, Digit.five)
        refuses(Number.number(5), "no tag 5")
        reads(#"{"type":"7"}"#, Number.number(7))
        refuses(Letter.early("B"), #"no tag "B""#)
        both(Letter.early("C"), #"{"type":"C"}"#)
        both(Letter.late, #"{"type":"P"}"#)
        both(Grade.early("5"), #"{"type":"5"}"#)
        reads(#"{"type":5}"#, Grade.early("5"))
        reads(#"{"type":0.5}"#, Grade.early("0.5"))
        reads(#"{"type":true}"#, Grade.other("true"))
        both(Grade.other("b"), #"{"type":"b"}"#)
        rejects(#"{"type":[]}"#, Grade.self)
        """),
    Scenario(
      "raw values are tags",
      """
      // @CodableEnum(style: .external)
      enum External: String { case beginner = "b", expert }

      // @CodableEnum(style: .internal, tag: "type")
      enum Internal: Int {
        case one = 1, two
        // @CodableCase("three")
        case three
      }

      // @CodableEnum(style: .adjacent, tag: "t", content: "c")
      enum Adjacent: String { case beginner = "b", expert }

      // @CodableEnum(style: .array)
      enum Elements: String { case beginner = "b" }
      """,
      checks: """
        both(External.beginner, #"{"b":{}}"#)
        both(External.expert, #"{"expert":{}}"#)
        both(Internal.two, #"{"type":2}"#)
        both(Internal.three, #"{"type":"three"}"#)
        both(Adjacent.beginner, #"{"t":"b"}"#)
        both(Elements.beginner, #"["b"]"#)
        """),
  ]
}
