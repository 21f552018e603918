import Testing

@testable import CodableEnumCore

/// A generic parameter is no type of the target or the library, whatever it is called.
struct NamesakeParameterTests {
  @Test(arguments: scenarios) func aParameterIsNoTypeOfItsName(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }

  static let scenarios = [
    Scenario(
      "a type of the target",
      """
      struct Item: Codable, Equatable { var q: Int }
      struct P: Codable, Equatable { var z: Int }
      // @CodableEnum(style: .untagged)
      enum Loadable<Item: Codable & Equatable>: Equatable { case loading, value(Item) }
      // @CodableEnum(style: .internal, tag: "type")
      enum Beside<Item: Codable & Equatable>: Equatable {
        case a(
          Item?,  // @CodableValue(flatten: true)
          n: Int)
      }
      """,
      checks: """
        both(Loadable<Int>.value(1), "1")
        both(Loadable<[String]>.value(["s"]), #"["s"]"#)
        both(Loadable<Item>.value(Item(q: 1)), #"{"q":1}"#)
        both(Beside<P>.a(P(z: 2), n: 1), #"{"type":"a","z":2,"n":1}"#)
        both(Beside<P>.a(nil, n: 1), #"{"type":"a","n":1}"#)
        """),
    Scenario(
      "a type of the library",
      """
      // @CodableEnum(style: .untagged)
      enum Either<Data: Codable & Equatable>: Equatable { case text(String), value(Data) }
      """,
      checks: """
        both(Either<Int>.value(1), "1")
        both(Either<Int>.text("AQID"), #""AQID""#)
        """),
    Scenario(
      "a parameter of the type around it",
      """
      struct Value: Codable, Equatable { var g: Int }
      struct Outer<Value: Codable & Equatable> {
        struct In: Codable, Equatable { var u: Value }
        // @CodableEnum(style: .untagged, order: [.b, .a])
        enum E: Equatable { case a(In), b(u: Int) }
        // @CodableEnum(style: .untagged)
        enum F: Equatable { case none, value(Value) }
      }
      """,
      checks: """
        both(Outer<Int>.E.b(u: 1), #"{"u":1}"#)
        both(Outer<String>.E.a(.init(u: "s")), #"{"u":"s"}"#)
        both(Outer<Int>.F.value(1), "1")
        """),
    Scenario(
      "a parameter called like an alias, as a raw value",
      """
      typealias Raw = String
      struct Tagged<Raw: Codable & Equatable>: RawRepresentable, Codable, Equatable {
        var rawValue: Raw
      }
      // @CodableEnum(style: .untagged)
      enum E: Equatable { case a(Tagged<String>), b(String) }
      """,
      checks: """
        both(E.a(Tagged(rawValue: "s")), #"{"rawValue":"s"}"#)
        both(E.b("s"), #""s""#)
        """),
  ]
}
