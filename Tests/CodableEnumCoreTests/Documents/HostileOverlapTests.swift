import Testing

@testable import CodableEnumCore

/// What somebody would try next who has read `OverlapTests`.
struct HostileOverlapTests {
  @Test(arguments: types) func theTypeIsWhatItsSourceSays(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: options) func optionsCount(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: structures) func anyStructure(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  static let types: [OverlapCase] = [
    .refused("a(Swift.String)", "b(Level)"),
    .refused("a(Array<Double>)", "b([Int])"),
    .refused("a(Dictionary<String, Double>)", "b([String: Int])"),
    .refused("a(Optional<Int>)", "b", "null"),
    .refused("a(Swift.Optional<String>)", "b(Level)"),
    .refused("a(HasConstant)", "b(x: Int)"),
    .refused("a(HasMembers)", "b(x: Int)"),
    .refused("a(Late)", "b(x: Int)"),
    .refused("a(Klass)", "b(Point)"),
    .refused("a(Child)", "b(Point)"),
    .refused("a(x: Int)", "b(Child)"),
    .refused("a(OwnChild)", "b(x: Int)"),
    .refused("a(x: Int)", "b(OwnChild)"),
    .fine("a(Child)", "b(y: Int)"),
    .refused("a(Holder)", "b(level: Int)"),
    .refused("a(level: NilMark?)", "b(level: Level, n: Int)"),
    .refused("a(Marks)", "b(marks: [Int])"),
    .refused("a(Coerced)", "b(Digit)"),
    .refused("a(AnyCase)", "b(Loud)", #""LOW""#),
    .refused("a(Int)", "b(Status)"),
    .refused("a(Status)", "b(Status)"),
    .refused("a(Forgiving)", "b(Point)"),
    .refused("a(MissingTag)", "b(Point)"),
    .refused("a(type: Text)", "b(Second)"),
    .refused("a(OpenInner)", "b(Inner)"),
    .refused("a(OpenInner)", "b(type: Level)"),
    .refused("a(x: [Forgiving], low: String)", "b(OpenInner)", #"{"type":"a","x":[],"low":"a"}"#),
    .refused("a([Forgiving])", "b([CodableEnumAnyValue])", "[]"),
    .refused("a(OpenScalar)", "b(Int)"),
    .refused("a(OpenScalar)", "b(Point)"),
    .refused("a(TwoForms)", "b(Kind)"),
    .refused("a(Loadable<Double>)", "b(Loadable<Int>)"),
    .refused("a(x: Empty)", "b(HasWrapper)"),
    .fine("a(Coerced)", "b(Level)"),
    .fine("a(AnyCase)", "b(Rank)"),
    .fine("a(Status)", "b(Rank)"),
    .fine("a(Status)", "b(Int)"),
    .fine("a(Second)", "b(x: Int)"),
    .fine("a(Second)", "b(Inner)"),
    .fine("a(MissingTag)", "b(type: Int)"),
    .fine("a(TwoForms)", "b(x: Int)"),
    .fine("a(Loadable<Int>)", "b(x: Int)"),
    .fine("a(Holder)", "b(Int)"),
  ]

  static let options: [OverlapCase] = [
    OverlapCase(
      "an alias of a key",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: Int)  // @CodableValue(aliases: ["y"])
        case b(y: Int)  // refused unreachableCase {"y":1}
      }
      """),
    OverlapCase(
      "a key that is another's",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: Int)  // @CodableValue(key: "y")
        case b(y: Int)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "a key by another naming",
      """
      // @CodableEnum(style: .untagged, keyNaming: .snakeCase)
      enum E {
        case a(myX: Int)
        case b(my_x: Int)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "the first element of a path",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(n: Int)  // @CodableValue(key: ["at", "x"])
        case b(at: Point)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "another path",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(n: Int)  // @CodableValue(key: ["at", "z"])
        case b(at: Point)
      }
      """),
    OverlapCase(
      "a range without a bound",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(Rating)
        case b(Int)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "an alias of a path",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(n: Int)  // @CodableValue(key: ["at", "x"], aliases: ["value"])
        case b(value: Int)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "an alias of a path, of another type",
      """
      // @CodableEnum(style: .untagged, nilValues: .null)
      enum E {
        case a(n: Int?)  // @CodableValue(key: ["at", "x"], aliases: ["value"])
        case b(value: Bool)
      }
      """),
    OverlapCase(
      "a constant that is missing",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        // @CodableCase(constants: ["kind": "a"])
        case a(x: Int)
        case b(x: Int)
      }
      """),
    OverlapCase(
      "a constant that is one of the values",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        // @CodableCase(constants: ["level": "low"])
        case a(x: Int)
        case b(x: Int, level: Level)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "constants of which each is another",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        // @CodableCase(constants: ["kind": "a"])
        case a(x: Int)
        // @CodableCase(constants: ["kind": "b"])
        case b(x: Int)
      }
      """),
    OverlapCase(
      "a value that is not read",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: Int, y: Int = 0)
        case b(x: Int, z: Int)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "a value that is skipped",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: Int)
        case b(  // refused unreachableCase
          x: Int = 1,  // @CodableValue(skip: .decoding)
          y: Int
        )
      }
      """,
      alone: """
        // @CodableEnum(style: .untagged)
        enum E {
          case a(x: Int)
        }
        """),
    OverlapCase(
      "names as scalars",
      """
      // @CodableEnum(style: .untagged, empty: .name)
      enum E {
        case text(String)
        case low  // refused unreachableCase "low"
      }
      """),
    OverlapCase(
      "names before any text",
      """
      // @CodableEnum(style: .untagged, empty: .name)
      enum E {
        case low
        case level(Level)  // refused unreachableCase "low"
      }
      """),
    OverlapCase(
      "names that no text is",
      """
      // @CodableEnum(style: .untagged, empty: .name)
      enum E {
        case none
        case level(Level)
        case text(String)
      }
      """),
    OverlapCase(
      "values at one place",
      """
      // @CodableEnum(style: .untagged, payload: .unkeyed)
      enum E {
        case a(x: Double, y: Double)
        case b(x: Int, y: Int)  // refused unreachableCase
        case c(x: Level)
      }
      """),
    OverlapCase(
      "what is not decoded takes nothing",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        // @CodableCase(skip: .decoding)
        case a(String)
        case b(Mark)
      }
      """),
    OverlapCase(
      "what is only decoded is taken",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(String)
        // @CodableCase(skip: .encoding)
        case b(Mark)  // refused unreachableCase
      }
      """,
      alone: """
        // @CodableEnum(style: .untagged)
        enum E {
          case a(String)
        }
        """),
    OverlapCase(
      "what is only encoded",
      """
      // @CodableEnum(style: .untagged, conformance: .encodable)
      enum E {
        case a(String)
        case b(Mark)
      }
      """),
    OverlapCase(
      "an order that names others does not silence",
      """
      // @CodableEnum(style: .untagged, order: [.c])
      enum E {
        case a([Int])
        case b([String])  // warned []
        case c(Bool)
      }
      """),
    OverlapCase(
      "an alias that is passed over",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: Flexible)  // @CodableValue(aliases: ["y"])
        case b(x: Line, y: [Int])  // refused unreachableCase
      }
      """),
    OverlapCase(
      "an empty object with no other keys",
      """
      // @CodableEnum(style: .untagged, empty: .object, unknownKeys: .reject)
      enum E {
        case a
        case b(x: Int)
      }
      """),
    OverlapCase(
      "an empty object that others may have keys of",
      """
      // @CodableEnum(style: .untagged, empty: .object, unknownKeys: .reject)
      enum E {
        case a
        case b(x: Int?)  // refused unreachableCase {}
      }
      """),
    OverlapCase(
      "keys that choose what can't be read",
      """
      // @CodableEnum(style: .untagged, choice: .byKeys)
      enum E {
        case a(x: Int?)  // @CodableValue(nil: .required)
        case b(x: String, y: Int)  // refused unreachableCase {"x":"a","y":1}
      }
      """,
      alone: ""),
    OverlapCase(
      "keys of a flattened value that choose",
      """
      // @CodableEnum(style: .untagged, choice: .byKeys)
      enum E {
        case a(Line)  // @CodableValue(flatten: true)
        case b(y: Int)
        case c(x: String, y: String)  // refused unreachableCase {"x":"a","y":"a"}
      }
      """,
      alone: ""),
    OverlapCase(
      "keys of a type that may be null",
      """
      // @CodableEnum(style: .untagged, choice: .byKeys)
      enum E {
        case a(Line?)
        case b([Int]?)  // refused unreachableCase null
        case c(y: Int)
      }
      """,
      alone: ""),
    OverlapCase(
      "the unknown case takes what is left",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(Mark)
        case b(Point)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
      }
      """),
  ]
}
