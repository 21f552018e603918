import Testing

@testable import CodableEnumCore

/// Which untagged cases take from each other.
struct OverlapTests {
  static let all = scalars + objects + arrays + enums + handWritten

  /// Else no table would be about its own sources.
  @Test func thePayloadsAreFine() throws {
    let found = try OverlapCase("types", "").generation().diagnostics.map(\.rendered)
    #expect(found == [])
  }

  @Test(arguments: scalars) func scalarsTakeScalars(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: objects) func objectsTakeObjects(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: arrays) func arraysTakeArrays(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: enums) func enumsAreTheirDocuments(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: handWritten) func codingByHandIsUnknown(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  /// Encoders with another strategy, or of property lists. `WitnessTests` has none of them.
  @Test(arguments: otherCoders) func otherCodersCount(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  private static let otherCoders: [OverlapCase] =
    [
      .refused("a(String)", "b(Date)", #""2001-01-01T00:00:00Z""#),
      .refused("a(x: String)", "b(x: Date?)"),
      .refused("a([Int])", "b(Data)", "[1]"),
      .refused("a([String: String])", "b(URL)", #"{"relative":"https://swift.org"}"#),
      .refused("a(Empty)", "b(Decimal)"),
      .fine("a(Date)", "b(String)"),
      .fine("a(x: Date?)", "b(x: String)"),
      .fine("a(Data)", "b([Int])"),
      .fine("a([String])", "b(Data)"),
      .fine("a(URL)", "b([String: String])"),
      .fine("a(Decimal)", "b(Empty)"),
      .fine("a(Level)", "b(UUID)", "c(Date)"),
    ]
    + [
      ("Date", "Int", true), ("Date", "String", true), ("Data", "[Int]", true),
      ("URL", "[String: String]", true), ("Date", "Bool", false), ("Date", "[String]", false),
      ("URL", "Int", false), ("Decimal", "String", false), ("Decimal", "Point", false),
      ("Point", "URL", false),
    ].map { own, other, isRefused in
      OverlapCase(
        "one tag for \(own) and \(other)",
        """
        // @CodableEnum(style: .internal, tag: "type")
        enum E {
          // @CodableCase("x")
          case a(at: \(own))
          // @CodableCase("x")\(isRefused ? "  // refused indistinctCasesOfTag" : "")
          case b(at: \(other))
        }
        """)
    }

  private static let scalars: [OverlapCase] = [
    .refused("a(Int)", "b(Rank)", "1"),
    .refused("a(Double)", "b(Rank)"),
    .refused("a(Double)", "b(Ratio)"),
    .refused("a(String)", "b(Level)"),
    .refused("a(Text)", "b(Level)"),
    .refused("a(String)", "b(Space.Level)"),
    .refused("a(String?)", "b(Level)"),
    .refused("a(String)", "b(Level?)"),
    .refused("a(Int)", "b(Number)"),
    .refused("a(Int)", "b(Flags)"),
    .refused("a(Double)", "b(Number)"),
    .refused("a(String)", "b(Name)"),
    .refused("a(Name)", "b(String)"),
    .refused("a(Name)", "b(Level)"),
    .refused("a(Name)", "b(URL)"),
    .refused("a(Name)", "b(UUID)"),
    .refused("a(Number)", "b(Int)"),
    .refused("a(String)", "b(UUID)"),
    .refused("a(String)", "b(URL)"),
    .refused("a(Double)", "b(Date)"),
    .refused("a(Double)", "b(Float)"),
    .refused("a(Int)", "b(Int8)"),
    .refused("a(Whole)", "b(Int)"),
    .refused("a(Int)", "b(Whole)"),
    .refused("a(Int?)", "b(Flexible?)", "null"),
    .refused("a(Int?)", "b(String?)", "null"),
    .refused("a(MaybeInt)", "b(Level?)", "null"),
    .refused("a(Int?)", "b", "null"),
    .refused("a", "b(Int?)", "null"),
    .refused("a(Level)", "b(Height)", #""high""#),
    .refused("a(Level)", "b(Space.Level)"),
    .refused("a(CodableEnumAnyValue)", "b(Int)"),
    .refused("a(CodableEnumAnyValue)", "b(Level)"),
    .refused("a(CodableEnumAnyValue)", "b", "null"),
    .refused("a(x: CodableEnumAnyValue)", "b(x: Int)"),
    .refused("a(x: Int?)", "b(CodableEnumAnyValue)", #"{"a":1}"#),
    .refused("a(Empty)", "b(CodableEnumAnyValue)"),
    .refused("a(x: CodableEnumAnyValue)", "b(x: Level)"),
    .refused("a([CodableEnumAnyValue])", "b([Int])", "[1]"),
    .refused("a(x: CodableEnumAnyValue)", "b(x: Row)", #"{"x":["ping"]}"#),
    .refused("a([String: CodableEnumAnyValue])", "b(x: Int)"),
    // What stays: a narrower number, and known names before any text.
    .fine("a(Int)", "b(Double)"),
    .fine("a(Int8)", "b(Int)"),
    .fine("a(Float)", "b(Double)"),
    .fine("a([Int])", "b([Double])", options: ", order: [.a, .b]"),
    .fine("a(x: Int)", "b(x: Double)"),
    .fine("a(Level)", "b(String)"),
    .fine("a(Mark)", "b(String)"),
    .fine("a(Level)", "b(Name)"),
    .fine("a(Level)", "b(Text)"),
    .fine("a(x: Level)", "b(x: String)"),
    .fine("a(Rank)", "b(Int)"),
    // Exactly its values, and no text that is none.
    .fine("a(Level)", "b(UUID)"),
    .fine("a(Level)", "b(URL)"),
    .fine("level(Level)", "id(UUID)", "url(URL)"),
    .fine("a(UUID)", "b(Level)"),
    .fine("a(UUID)", "b(String)"),
    .fine("a(URL)", "b(String)"),
    .fine("a(Rank)", "b(Level)", "c(Bool)"),
    .fine("a(Int)", "b(String)", "c(Bool)", "d"),
    .fine("a(Point)", "b(CodableEnumAnyValue)"),
    .fine("a(String)"),
  ]

  private static let objects: [OverlapCase] = [
    .refused("a(x: Int)", "b(x: Int, y: Int)"),
    .refused("a(x: Int?)", "b(x: Int)"),
    .refused("a(x: Int)", "b(x: Int?)"),
    .refused("a(x: Int?)", "b(y: Int?)"),
    .refused("a(x: Int?)", "b(y: Int?)", "{}", options: ", unknownKeys: .reject"),
    .refused("a(x: Int = 1)", "b(y: Int?)", "{}", options: ", unknownKeys: .reject"),
    .refused("a(x: Int?)", "b(Flexible)", "{}", options: ", unknownKeys: .reject"),
    .refused("a(x: Int?)", "b(Point)"),
    .refused("a(x: Int?)", "b(Names)"),
    .refused("a(x: Int?)", "b([String: Int])"),
    .refused("a(x: Int?)", "b([Int: Int])"),
    .refused("a(Line)", "b(Point)"),
    .refused("a(Line)", "b(x: Int)"),
    .refused("a(x: Int)", "b(Line)"),
    .refused("a(x: Int)", "b(Renamed)"),
    .refused("a(x: Int)", "b(Keys)"),
    .refused("a(Renamed)", "b(Line)"),
    .refused("a(Keys)", "b(Line)"),
    .refused("a(Line)", "b(Space.Point)"),
    .refused("a(Space.Deeper.Line)", "b(Place)"),
    .refused("a(value: Int)", "b(Box<Int>)"),
    .refused("a(value: String)", "b(Box<Level>)"),
    .refused("a(Box<Double>)", "b(Box<Int>)"),
    .refused("a(Node)", "b(Point)"),
    .refused("a(Flexible)", "b(Point)"),
    .refused("a(Flexible?)", "b(Point)"),
    .refused("a(Flexible)", "b(Empty)", "{}"),
    .refused("a(Empty)", "b(Point)"),
    .refused("a(Empty)", "b(x: Int)"),
    .refused("a(x: Empty)", "b(x: Level)"),
    .refused("a([String: Int])", "b(x: Int)"),
    .refused("a([String: Int])", "b(Point)"),
    .refused("a(Names)", "b(Point)"),
    .refused("a([String: Double])", "b([String: Int])"),
    .refused("a(x: Double)", "b(x: Int)"),
    .refused("a(at: Line)", "b(at: Point)"),
    .refused("a(at: [Line])", "b(at: [Point])"),
    .refused("a(at: Line?)", "b(at: Point, on: Int)"),
    .refused("a(at: [String: Line])", "b(at: [String: Point])"),
    OverlapCase(
      "a flattened struct of optionals takes any object",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(
          Flexible,  // @CodableValue(flatten: true)
          n: Int?
        )
        case b(Point)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "a flattened dictionary takes any object of such values",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(
          [String: Int],  // @CodableValue(flatten: true)
          n: Int?
        )
        case b(Point)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "a flattened struct is its keys",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: Int)
        case b(  // refused unreachableCase
          Point,  // @CodableValue(flatten: true)
          n: Int
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
      "order: says who is first",
      """
      // @CodableEnum(style: .untagged, order: [.b])
      enum E {
        case a(x: Int, y: Int)  // refused unreachableCase
        case b(x: Int)
      }
      """,
      alone: """
        // @CodableEnum(style: .untagged, order: [.b])
        enum E {
          case b(x: Int)
        }
        """),
    .fine("a(x: Int, y: Int)", "b(x: Int)"),
    .fine("b(x: Int)", "a(x: Int, y: Int)", options: ", order: [.a]"),
    .fine("a(x: Int)", "b(x: String)"),
    .fine("a(x: Int)", "b(y: Int)"),
    .fine("a(x: Int)", "b(y: Int?)"),
    .fine("a(x: Int)", "b(Empty)"),
    .fine("a(x: Level)", "b(x: Rank, y: Int)"),
    .fine("a(Point)", "b(Empty)"),
    .fine("a(x: Int)", "b(x: Int, y: Int)", options: ", unknownKeys: .reject"),
    .fine("a(x: Int?)", "b(y: Int)", options: ", unknownKeys: .reject"),
    .fine("a(Renamed)", "b(first: Int)"),
    .fine("a(Box<Int>)", "b(Box<String>)"),
    // A generic parameter that is an optional: the compiler's synthesis wants its key.
    .fine("a(Box<Int?>)", "b(Point)"),
    .refused("a(Box<Int?>)", "b(Box<Int>)"),
    .fine("a([String: Int])", "b(x: String)"),
    .fine("a(at: Point)", "b(at: Line)"),
  ]

  private static let arrays: [OverlapCase] = [
    .refused("a([Double])", "b([Int])"),
    .refused("a([Int])", "b(Int, Int)", "[1,1]"),
    .refused("a(Int, Int)", "b([Int])", "[1,1]"),
    .refused("a(Int, Int?)", "b(Int, Int)"),
    .refused("a(Int, Int)", "b(Int, Int?)"),
    .refused("a(String, Double)", "b(Level, Rank)"),
    .refused("a([Int])", "b(Set<Int>)"),
    .refused("a(Set<Int>)", "b([Int])"),
    .refused("a([Empty])", "b([Int])"),
    .refused("a([String])", "b([Level])"),
    .refused("a(Words)", "b([Level])"),
    .refused("a([[String]])", "b([[Level]])"),
    .refused("a([String])", "b(Row)"),
    .refused("a(Int, String = \"s\")", "b(Int, Level)"),
    .refused("a(Entries<Name>)", "b([String])", #"["a","a"]"#),
    .refused("a(Map<Name, String>)", "b([String])", #"["a","a"]"#),
    .warned("a([Int])", "b([String])", "[]"),
    .warned("a([String])", "b([Int])", "[]"),
    .warned("a([Int])", "b(Words)", "[]"),
    .warned("a([Int])", "b(Set<String>)", "[]"),
    .warned("a([Int])", "b([Bool])", "[]"),
    .warned("a([Point])", "b([Level])", "[]"),
    .warned("a([String: Int])", "b([String: String])", "{}"),
    .warned("a(Names)", "b([Int: String])", "{}"),
    .refused("a([String: Int])", "b(Flexible)"),
    .warned("a(x: [Int])", "b(x: [String])", #"{"x":[]}"#),
    .warned("a(x: [String: Int])", "b(x: [String: String])", #"{"x":{}}"#),
    .warned("a([[Int]])", "b([[String]])"),
    .fine("a(Entries<Name>)", "b(Line)"),
    .fine("a(Map<Name, Int>)", "b(Line)"),
    .fine("a([Int])", "b([String])", options: ", order: [.a, .b]"),
    .fine("b([String])", "a([Int])", options: ", order: [.a, .b]"),
    .fine("a([String: Int])", "b([String: String])", options: ", order: [.a, .b]"),
    .fine("a(Int, Int)", "b(Int, Int, Int)"),
    .fine("a(Int, Int)", "b([String])"),
    .fine("a([Int])", "b([String: Int])"),
  ]

  private static let enums: [OverlapCase] = [
    .refused("a(String)", "b(Mark)"),
    .refused("a(Mark)", "b(Level)"),
    .refused("a(Level)", "b(Mark)"),
    .refused("a(String)", "b(OpenMark)"),
    .refused("a(OpenMark)", "b(String)"),
    .refused("a(OpenMark)", "b(Level)"),
    .refused("a(OpenMark)", "b(URL)"),
    .refused("a(String)", "b(Scalar)"),
    .refused("a(Int)", "b(Scalar)"),
    .refused("a(Scalar)", "b(String)"),
    .refused("a(Scalar)", "b(Int)"),
    .refused("a(Scalar)", "b(Level)"),
    .refused("a(Deep)", "b(Level)"),
    .refused("a(Deep)", "b(Bool)"),
    .refused("a(Deeper)", "b(Level)"),
    .refused("a(String)", "b(Deeper)"),
    .refused("a([Deep])", "b([Level])"),
    .refused("a(x: Deep)", "b(x: Level, y: Int)"),
    .refused("a(x: Int?)", "b(Inner)"),
    .refused("a(Flexible)", "b(Inner)"),
    .refused("a(Empty)", "b(Inner)"),
    .refused("a(type: String)", "b(Inner)"),
    .refused("a(type: Text)", "b(Inner)"),
    .refused("a(radius: Int)", "b(Inner)"),
    .refused("a(radius: Int)", "b(Kind)"),
    .refused("a(x: Int?)", "b(Ext)"),
    .refused("a([String: CodableEnumAnyValue])", "b(Ext)"),
    .refused("a(Ext)", "b(radius: Int)"),
    .refused("a(Ext)", "b(radius: Int, width: Int)"),
    .refused("a(Ext)", "b(name: String?)"),
    .refused("a(String)", "b(NameOrObject)", #""low""#),
    .refused("a(Level)", "b(NameOrObject)", #""low""#),
    .refused("a(x: Int?)", "b(NameOrObject)"),
    .refused("a(x: Int?)", "b(Pair)"),
    .refused("a(t: String)", "b(Pair)"),
    .refused("a(t: String, c: String?)", "b(Pair)"),
    .refused("a(Int?)", "b(MaybeText)", "null"),
    .refused("a(MaybeText)", "b(Int?)", "null"),
    .refused("a(MaybeText)", "b", "null"),
    OverlapCase(
      "a value of the enum itself takes what it takes",
      """
      // @CodableEnum(style: .untagged)
      indirect enum E {
        case plain(Level)
        case move(at: Self, name: Empty?)
        case isReady(at: Level, width: Empty)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "the enum itself by its name",
      """
      // @CodableEnum(style: .untagged)
      indirect enum E {
        case text(String)
        case move(at: [E])
        case words(at: [String], n: Int)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "the enum itself that holds no such text",
      """
      // @CodableEnum(style: .untagged)
      indirect enum E {
        case move(at: Self, name: Empty?)
        case isReady(at: Level, width: Empty)
      }
      """),
    .fine("a(Inner)", "b(Kind)"),
    .fine("a(Inner)", "b(radius: Int)"),
    .fine("a(Inner)", "b(x: Int?)"),
    .fine("a(Ext)", "b(width: Int)"),
    .fine("a(Ext)", "b(radius: String)"),
    .fine("a(Mark)", "b(Rank)"),
    .fine("a(Mark)", "b(Bool)"),
    .fine("a(Row)", "b(Point)"),
    .fine("a(NameOrObject)", "b(x: Int)"),
  ]

  private static let handWritten: [OverlapCase] = [
    .refused("a(WritesItself)", "b(x: Int)"),
    .refused("a(WritesItself)", "b(Point)"),
    .refused("a(x: Int)", "b(ReadsItself)"),
    .warned("a(CodesItself)", "b(Point)"),
    .warned("a(CodesItself)", "b(Int)"),
    .warned("a(CodesItself?)", "b(Level)"),
    .warned("a(ReadsItself)", "b(Int)"),
    .warned("a(Foreign)", "b(Point)"),
    .warned("a(x: CodesItself)", "b(x: Int, y: Int)"),
    .warned("a([CodesItself])", "b([Int])"),
    .fine("a(CodesItself)", "b(Point)", options: ", order: [.a, .b]"),
    .fine("a(Point)", "b(CodesItself)", options: ", order: [.a, .b]"),
    .fine("a(x: CodesItself)", "b(y: Int)"),
    .fine("a(WritesItself)", "b(y: Int)"),
  ]
}
