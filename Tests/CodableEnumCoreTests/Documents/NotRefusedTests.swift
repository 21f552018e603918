import Testing

@testable import CodableEnumCore

/// What is right but looks like something that is refused: it is accepted, and it works.
struct NotRefusedTests {
  @Test(arguments: accepted) func whatIsRightWorks(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }

  /// Forms that differ in names alone work, or are refused; they are never passed over.
  @Test(arguments: named) func namesOfFormsCount(_ scenario: Scenario) throws {
    if try scenario.generation().hasErrors { return }
    let failures = try scenario.failures()
    #expect(failures == "")
  }

  static let accepted = [
    Scenario(
      "forms that the number or the kind of values tells apart",
      """
      // @CodableEnum(style: .untagged, reads: [.array])
      enum Elements: Equatable {
        case a(String, Int)
        case b
        case c(String, String, String, String)
      }
      // @CodableEnum(style: .untagged, reads: [.external])
      enum Keys: Equatable {
        case b(x: Int)
        case c(b: Int)
      }
      """,
      checks: ##"""
        both(Elements.a("a", 1), #"["a",1]"#)
        reads(#"["a","s",1]"#, Elements.a("s", 1))
        both(Elements.a("b", 1), #"["b",1]"#)
        reads(#"["b"]"#, Elements.b)
        both(Elements.c("c", "b", "a", "d"), #"["c","b","a","d"]"#)
        reads(#"["c","b","a","d","e"]"#, Elements.c("b", "a", "d", "e"))
        both(Keys.b(x: 1), #"{"x":1}"#)
        both(Keys.c(b: 1), #"{"b":1}"#)
        reads(#"{"b":{"x":1}}"#, Keys.b(x: 1))
        reads(#"{"c":{"b":1}}"#, Keys.c(b: 1))
        """##),
    Scenario(
      "raw types that type aliases name",
      """
      typealias Words = String
      typealias Digits = Int
      // @CodableEnum(style: .rawValue)
      enum Plain: Words { case low, high }
      // @CodableEnum(style: .rawValue)
      enum Mixed: Words { case low, high = "top" }
      // @CodableEnum(style: .rawValue)
      enum Counted: Digits { case low = 3, high }
      """,
      checks: ##"""
        both(Plain.low, #""low""#)
        both(Mixed.low, #""low""#)
        both(Mixed.high, #""top""#)
        both(Counted.high, "4")
        """##),
    // The form with the other key is looked for first, and no other document has that.
    Scenario(
      "a declared name is the other form's tag key",
      """
      // @CodableEnum(
      //   style: .internal, tag: "kind", keyNaming: .uppercase, reads: [.internal(tag: "type")]
      // )
      enum E: Equatable {
        case state(c: Int?, kind: String?)
        case b(y: Int)
      }
      """,
      checks: ##"""
        both(E.state(c: nil, kind: "b"), #"{"KIND":"b","kind":"state"}"#)
        both(E.b(y: 1), #"{"Y":1,"kind":"b"}"#)
        reads(#"{"type":"state","kind":"b"}"#, E.state(c: nil, kind: "b"))
        reads(#"{"type":"state","kind":"state","c":1}"#, E.state(c: 1, kind: "state"))
        reads(#"{"type":"b","y":1}"#, E.b(y: 1))
        """##),
    Scenario(
      "extras that are another case's constants",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Event: Equatable {
        // @CodableCase("a", extras: ["k": false])
        case first(x: Int)
        // @CodableCase("b", aliases: ["a"], constants: ["k": false])
        case second
      }
      """,
      checks: ##"""
        both(Event.first(x: 1), #"{"k":false,"type":"a","x":1}"#)
        both(Event.second, #"{"k":false,"type":"b"}"#)
        reads(#"{"type":"a","k":false}"#, Event.second)
        """##),
    Scenario(
      "constants that no value of the other case is",
      """
      enum Level: String, Codable { case low, high }

      // @CodableEnum(style: .internal, tag: "type")
      enum Step: Equatable {
        // @CodableCase("set", constants: ["levels": ["auto"]])
        case automatic
        // @CodableCase("set")
        case manual(levels: [Level])
      }
      """,
      checks: """
        both(Step.automatic, #"{"type":"set","levels":["auto"]}"#)
        both(Step.manual(levels: []), #"{"type":"set","levels":[]}"#)
        both(Step.manual(levels: [.low]), #"{"type":"set","levels":["low"]}"#)
        """),
    Scenario(
      "a constant that is the case's tag in another form",
      """
      // @CodableEnum(style: .untagged, reads: [.internal(tag: "type")])
      enum Curve: Equatable {
        // @CodableCase(empty: .name)
        case linear
        // @CodableCase(constants: ["type": "keyframes"])
        case keyframes(times: [Int])
        case bezier(x: Int)
      }
      """,
      checks: """
        both(Curve.linear, #""linear""#)
        both(Curve.keyframes(times: [1]), #"{"type":"keyframes","times":[1]}"#)
        both(Curve.bezier(x: 1), #"{"x":1}"#)
        reads(#"{"type":"linear"}"#, Curve.linear)
        reads(#"{"type":"bezier","x":1}"#, Curve.bezier(x: 1))
        rejects(#"{"times":[1]}"#, Curve.self)
        rejects(#"{"type":"bezier","times":[1]}"#, Curve.self)
        """),
    Scenario(
      "known values before what else is text",
      """
      import Foundation
      enum Level: String, Codable { case low, high }
      // @CodableEnum(style: .untagged)
      enum Reference: Equatable {
        case level(Level)
        case id(UUID)
        case url(URL)
      }
      """,
      checks: ##"""
        let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
        both(Reference.level(.low), #""low""#)
        both(Reference.id(id), #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#)
        both(Reference.url(URL(string: "https://a.b")!), #""https://a.b""#)
        """##),
    Scenario(
      "payloads without a tag whose keys are no tags",
      """
      struct Point: Codable, Equatable { var x: Int; var y: Int }
      enum Space { struct Line: Codable, Equatable { var from: Point } }
      // @CodableEnum(style: .internal, tag: "kind")
      enum Kind: Equatable { case circle(radius: Int) }
      // @CodableEnum(style: .internal, tag: "type")
      enum Tagged: Equatable {
        case text(body: String)
        // @CodableCase(.untagged)
        case expiry(Space.Line)
        // @CodableCase(.untagged)
        case kind(Kind)
      }
      // @CodableEnum(style: .external)
      enum Keyed: Equatable {
        case text(body: String)
        // @CodableCase(.untagged)
        case expiry(Space.Line)
        // @CodableCase(.untagged)
        case kind(Kind)
      }
      """,
      checks: ##"""
        let line = Space.Line(from: Point(x: 1, y: 2))
        both(Tagged.text(body: "b"), #"{"type":"text","body":"b"}"#)
        both(Tagged.expiry(line), #"{"from":{"x":1,"y":2}}"#)
        both(Tagged.kind(.circle(radius: 1)), #"{"kind":"circle","radius":1}"#)
        both(Keyed.text(body: "b"), #"{"text":{"body":"b"}}"#)
        both(Keyed.expiry(line), #"{"from":{"x":1,"y":2}}"#)
        both(Keyed.kind(.circle(radius: 1)), #"{"kind":"circle","radius":1}"#)
        """##),
    Scenario(
      "an inner enum of other tags",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Inner: Equatable { case circle(radius: Int), square(side: Int) }
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer: Equatable {
        case text(body: String)
        // @CodableCase(.untagged)
        case shape(Inner)
      }
      """,
      checks: ##"""
        both(Outer.text(body: "b"), #"{"type":"text","body":"b"}"#)
        both(Outer.shape(.circle(radius: 1)), #"{"type":"circle","radius":1}"#)
        rejects(#"{"type":"line"}"#, Outer.self)
        """##),
    Scenario(
      "the unknown case is for tags that no case has",
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
      """,
      checks: ##"""
        both(Tool.search(query: "q"), #"{"type":"search","query":"q"}"#)
        both(Tool.function(name: "n"), #"{"name":"n"}"#)
        both(Tool.hosted(type: "t", name: "n"), #"{"type":"t","name":"n"}"#)
        """##),
    Scenario(
      "defaults of values without labels that are always written",
      """
      // @CodableEnum(style: .external)
      enum Step: Equatable {
        case a(_ c: Int = 3, _ d: Int? = 4)
        case b(_ a: String = "x", _ b: String = "y")
      }
      """,
      checks: ##"""
        both(Step.a(1, 2), #"{"a":{"_0":1,"_1":2}}"#)
        both(Step.a(1, nil), #"{"a":{"_0":1}}"#)
        both(Step.b("p", "q"), #"{"b":{"_0":"p","_1":"q"}}"#)
        """##),
  ]

  static let named = [
    Scenario(
      "a further form of other names",
      """
      // @CodableEnum(
      //   style: .untagged, empty: .name, reads: [.untagged(empty: .name, caseNaming: .uppercase)]
      // )
      enum Level: Equatable { case low, high, custom(Int) }
      """,
      checks: ##"""
        both(Level.low, #""low""#)
        reads(#""LOW""#, Level.low)
        reads(#""HIGH""#, Level.high)
        both(Level.custom(1), "1")
        """##),
    Scenario(
      "a further form of other names for the same tags",
      """
      // @CodableEnum(style: .external, reads: [.external(caseNaming: .uppercase)])
      enum Message: Equatable { case text(body: String), ping }
      """,
      checks: ##"""
        both(Message.text(body: "b"), #"{"text":{"body":"b"}}"#)
        reads(#"{"TEXT":{"body":"b"}}"#, Message.text(body: "b"))
        reads(#"{"PING":{}}"#, Message.ping)
        """##),
    Scenario(
      "letter case that does not count in a further form",
      """
      // @CodableEnum(style: .internal, tag: "type", ignoringCase: true, reads: [.external])
      enum Message: Equatable { case text(body: String), TYPE(x: Int) }
      """,
      checks: ##"""
        both(Message.text(body: "b"), #"{"type":"text","body":"b"}"#)
        both(Message.TYPE(x: 1), #"{"type":"TYPE","x":1}"#)
        reads(#"{"type":"TEXT","body":"b"}"#, Message.text(body: "b"))
        reads(#"{"text":{"body":"b"}}"#, Message.text(body: "b"))
        reads(#"{"Text":{"body":"b"}}"#, Message.text(body: "b"))
        reads(#"{"TYPE":{"x":1}}"#, Message.TYPE(x: 1))
        """##),
  ]
}
