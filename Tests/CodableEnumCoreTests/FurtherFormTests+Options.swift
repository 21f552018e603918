import Testing

@testable import CodableEnumCore

extension FurtherFormTests {
  static let scenariosWithOptions = [
    Scenario(
      "cases that share a tag are told apart by keys that no form gives to the other",
      """
      // @CodableEnum(
      //   style: .internal, tag: "kind", reads: [.external(keyPrefix: .caseName), .external]
      // )
      enum Message: Equatable {
        // @CodableCase("value")
        case text(startDate: Bool, _ url: Double)
        case value(_ tries: Double, startDate: String = "null", _ x: String)
      }
      """,
      checks: """
        reads(#"{"value":{"startDate":true,"_1":1.5}}"#, Message.text(startDate: true, 1.5))
        reads(#"{"value":{"text_startDate":true,"_1":1.5}}"#, Message.text(startDate: true, 1.5))
        reads(#"{"value":{"_0":1,"_2":"x"}}"#, Message.value(1, "x"))
        reads(#"{"value":{"_0":1,"startDate":"s","_2":"x"}}"#, Message.value(1, startDate: "s", "x"))
        reads(#"{"value":{"_0":1,"value_startDate":"s","_2":"x"}}"#, Message.value(1, startDate: "s", "x"))
        """),
    Scenario(
      "two untagged forms read what each writes",
      """
      // @CodableEnum(
      //   style: .internal, tag: "type",
      //   reads: [.untagged(empty: .name, keyNaming: .uppercase), .untagged(payload: .keyed)]
      // )
      enum Message: Equatable {
        case image(
          width: String  // @CodableValue(key: "size")
        )
        case profile(width: String, x: [Int])
      }

      // @CodableEnum(style: .external, reads: [.untagged, .untagged(empty: .true)])
      enum Twice: Equatable {
        case move(Int, Int)
        case end
      }
      """,
      checks: """
        reads(#"{"width":"w","x":[]}"#, Message.profile(width: "w", x: []))
        reads(#"{"WIDTH":"w","X":[1]}"#, Message.profile(width: "w", x: [1]))
        reads(#"{"size":"w"}"#, Message.image(width: "w"))
        reads("[1,2]", Twice.move(1, 2))
        reads("null", Twice.end)
        reads("true", Twice.end)
        """),
    Scenario(
      "a document that no untagged case reads is an unknown case's that an untagged form writes",
      """
      // @CodableEnum(style: .adjacent, tag: "t", content: "c", reads: [.untagged])
      enum Message: Equatable {
        case text(body: String)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
      }

      // @CodableEnum(style: .external, reads: [.untagged])
      enum Named: Equatable {
        case text(body: String)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
      }
      """,
      checks: """
        reads("13", Message.other(13))
        reads(#"{"body":"a"}"#, Message.text(body: "a"))
        reads(#"{"t":"text","c":{"body":"a"}}"#, Message.text(body: "a"))
        reads(#"{"t":"x"}"#, Message.other(["t": "x"]))
        reads(#"{"x":1}"#, Message.other(["x": 1]))
        rejects(#"{"t":"text","c":{}}"#, Message.self)
        reads(#""a""#, Named.other("a"))
        reads(#"{"x":1,"y":2}"#, Named.other(["x": 1, "y": 2]))
        """),
    Scenario(
      "an unknown case without values is its name where names are written",
      """
      // @CodableEnum(style: .external, reads: [.untagged(empty: .name)])
      enum Message: Equatable {
        case end
        // @CodableCase(.unknown)
        case other
      }

      // @CodableEnum(style: .external, empty: .null, reads: [.untagged(empty: .object)])
      enum Sole: Equatable {
        case text(String)
        // @CodableCase(.unknown)
        case other
      }
      """,
      checks: """
        reads(#""end""#, Message.end)
        reads(#""other""#, Message.other)
        both(Sole.other, #"{"other":null}"#)
        reads("{}", Sole.other)
        """),
    Scenario(
      "a name alone is a case of the form that writes names",
      """
      // @CodableEnum(style: .external, empty: .name, reads: [.rawValue])
      enum Mode: Equatable {
        case light
        // @CodableCase(empty: [1])
        case dark
      }
      """,
      checks: """
        both(Mode.dark, #"{"dark":[1]}"#)
        reads(#""dark""#, Mode.dark)
        reads(#""light""#, Mode.light)
        """),
    Scenario(
      "a form's own naming applies to cases without a tag",
      """
      // @CodableEnum(style: .external, reads: [.external(keyNaming: .pascalCase)])
      enum Message: Equatable {
        // @CodableCase(.untagged, keyNaming: .uppercase)
        case move(atX: Int, byY: Double = 0.5)
      }
      """,
      checks: """
        both(Message.move(atX: 1, byY: 2), #"{"ATX":1,"BYY":2}"#)
        reads(#"{"AtX":1,"ByY":2}"#, Message.move(atX: 1, byY: 2))
        """),
    Scenario(
      "an empty object without the constants of the written form is told from a literal",
      """
      // @CodableEnum(
      //   style: .external, payload: .natural,
      //   reads: [.external(payload: .compact), .external(empty: ["_0": nil])]
      // )
      enum Step: Equatable {
        // @CodableCase(constants: ["x": true])
        case ready
        case done
      }
      """,
      checks: """
        both(Step.ready, #"{"ready":{"x":true}}"#)
        reads(#"{"ready":{}}"#, Step.ready)
        reads(#"{"ready":{"_0":null}}"#, Step.ready)
        """),
  ]

  @Test(arguments: scenariosWithOptions)
  func everyFormIsReadAsItselfWithOptions(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }

  /// Old data has nil as null or not at all, and no constants.
  @Test(arguments: [
    """
    // @CodableEnum(
    //   style: .external, nilValues: .null, reads: [.external, .external(payload: .compact)]
    // )
    enum Message {
      case image(Profile?)
    }
    struct Profile: Codable { var name: String? }
    """,
    """
    // @CodableEnum(
    //   style: .adjacent, tag: "type", content: "c",
    //   reads: [.adjacent(tag: "type", content: "c", payload: .keyed)]
    // )
    enum Message {
      // @CodableCase(1)
      case move([String: String])
      // @CodableCase(1, constants: ["strict": true])
      case ping(startDate: String)
    }
    """,
    """
    // @CodableEnum(
    //   style: .external, keyNaming: .pascalCase, reads: [.external(keyNaming: .kebabCase)]
    // )
    enum Message {
      // @CodableCase(constants: ["x": true])
      case ready(x: Int)
    }
    """,
  ])
  func whatTwoFormsMayHaveWrittenIsRefused(_ source: String) throws {
    let errors = try Scenario.generation(of: source).diagnostics.map(\.message.id)
    #expect(errors == [.ambiguousForms])
  }
}
