import Testing

@testable import CodableEnumCore

/// Cases that share a tag are told apart wherever their values are.
struct SharedTagTests {
  static let scenarios = [
    Scenario(
      "content under the text of the tag that was read",
      """
      // @CodableEnum(style: .adjacent, tag: "t", content: .tag)
      enum Size: Equatable {
        // @CodableCase("say", aliases: ["old"])
        case a(x: Int, y: Int)
        // @CodableCase("say", aliases: ["old"])
        case b(y: Int)
      }
      // @CodableEnum(style: .adjacent, tag: "t", content: .tag, ignoringCase: true)
      enum Kind: Equatable {
        // @CodableCase("say")
        case text(String)
        // @CodableCase("say")
        case list([Int])
      }
      // @CodableEnum(
      //   style: .internal, tag: "kind", reads: [.adjacent(tag: "t", content: .tag)]
      // )
      enum Moved: Equatable {
        // @CodableCase("say", aliases: ["old"])
        case a(x: Int)
        // @CodableCase("say", aliases: ["old"])
        case b(y: String)
      }
      """,
      checks: """
        both(Size.a(x: 1, y: 2), #"{"t":"say","say":{"x":1,"y":2}}"#)
        reads(#"{"t":"old","old":{"x":1,"y":2}}"#, Size.a(x: 1, y: 2))
        reads(#"{"t":"old","old":{"y":2}}"#, Size.b(y: 2))
        reads(#"{"t":"SAY","SAY":"x"}"#, Kind.text("x"))
        reads(#"{"t":"SAY","SAY":[1]}"#, Kind.list([1]))
        reads(#"{"t":"old","old":{"x":1}}"#, Moved.a(x: 1))
        reads(#"{"t":"say","say":{"y":"b"}}"#, Moved.b(y: "b"))
        """),
    Scenario(
      "an alias of one case is the key of another",
      """
      // @CodableEnum(style: .internal, tag: "t")
      enum Alias: Equatable {
        // @CodableCase("s")
        case a(
          d: [Int]  // @CodableValue(aliases: ["e"])
        )
        // @CodableCase("s")
        case b(
          d: [Int],
          e: Int?  // @CodableValue(nil: .null)
        )
      }
      """,
      checks: """
        both(Alias.a(d: [1]), #"{"t":"s","d":[1]}"#)
        reads(#"{"t":"s","e":[1]}"#, Alias.a(d: [1]))
        both(Alias.b(d: [1], e: nil), #"{"t":"s","d":[1],"e":null}"#)
        both(Alias.b(d: [1], e: 2), #"{"t":"s","d":[1],"e":2}"#)
        """),
    Scenario(
      "an optional that is written as null, and a default, may be missing",
      """
      // @CodableEnum(style: .internal, tag: "t", nilValues: .null)
      enum Null: Equatable {
        // @CodableCase("s")
        case a(x: Int?)
        // @CodableCase("s")
        case b(y: Int)
      }
      // @CodableEnum(style: .internal, tag: "t", nilValues: .null)
      enum Both: Equatable {
        // @CodableCase("s")
        case a(x: Int?)
        // @CodableCase("s")
        case b(y: Int?)
      }
      // @CodableEnum(style: .adjacent, tag: "t", content: "c")
      enum Default: Equatable {
        // @CodableCase("s")
        case a(x: Int = 3, z: Int)
        // @CodableCase("s")
        case b(y: Int, z: Int)
      }
      """,
      checks: """
        both(Null.a(x: nil), #"{"t":"s","x":null}"#)
        reads(#"{"t":"s"}"#, Null.a(x: nil))
        both(Null.b(y: 1), #"{"t":"s","y":1}"#)
        both(Both.a(x: nil), #"{"t":"s","x":null}"#)
        both(Both.b(y: nil), #"{"t":"s","y":null}"#)
        reads(#"{"t":"s","c":{"z":1}}"#, Default.a(z: 1))
        both(Default.b(y: 1, z: 2), #"{"t":"s","c":{"y":1,"z":2}}"#)
        """),
    Scenario(
      "null under the key of a value that is never null is no value",
      """
      // @CodableEnum(style: .adjacent, tag: "k", content: "c")
      enum Content: Equatable {
        // @CodableCase("s")
        case a(x: Int)
        // @CodableCase("s")
        case d(z: Int)
      }
      // @CodableEnum(style: .adjacent, tag: "k", content: .tag)
      enum Named: Equatable {
        // @CodableCase("s")
        case a(x: Int)
        // @CodableCase("s")
        case d(z: Int)
      }
      """,
      checks: """
        reads(#"{"k":"s","c":{"x":null,"z":1}}"#, Content.d(z: 1))
        reads(#"{"k":"s","c":{"x":1,"z":1}}"#, Content.a(x: 1))
        reads(#"{"k":"s","s":{"x":null,"z":1}}"#, Named.d(z: 1))
        reads(#"{"k":"s","s":{"x":2}}"#, Named.a(x: 2))
        """),
    Scenario(
      "a value that keeps the tag is written only if it can be read",
      """
      // @CodableEnum(style: .rawValue)
      enum Number: Equatable {
        // @CodableCase(256...)
        case big(UInt64)  // @CodableValue(tag: true)
        // @CodableCase(0...255)
        case small(UInt8)  // @CodableValue(tag: true)
      }
      """,
      checks: """
        both(Number.big(9_223_372_036_854_775_807), "9223372036854775807")
        both(Number.small(255), "255")
        refuses(Number.big(9_223_372_036_854_775_808), "has no tag")
        """),
  ]

  @Test(arguments: scenarios)
  func theCaseIsTheOneThatWasWritten(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }

  @Test func whatIsWrittenUnderAnAliasMustBeToldApartToo() throws {
    let source = """
      // @CodableEnum(style: .adjacent, tag: "t", content: .tag)
      enum Message {
        // @CodableCase(aliases: ["old"])
        case a(x: Int?)
        // @CodableCase(aliases: ["old"])
        case b(y: Int?)
      }
      """
    let errors = try Scenario.generation(of: source).diagnostics.map(\.message.id)
    #expect(errors == [.indistinctCasesOfTag])
  }

  /// Nothing is written, so nothing tells nil.
  @Test func aFlattenedOptionalThatIsOnlyReadIsNoNil() throws {
    let source = """
      struct Size: Codable { var width: Int? }
      // @CodableEnum(style: .internal, tag: "t")
      enum Message {
        case a(
          size: Size?,  // @CodableValue(flatten: true, skip: .encoding)
          y: Int)
      }
      """
    let errors = try Scenario.generation(of: source).diagnostics.map(\.message.id)
    #expect(errors == [.optionalOfNull])
  }
}
