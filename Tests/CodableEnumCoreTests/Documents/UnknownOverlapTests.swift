import Testing

@testable import CodableEnumCore

/// What takes the unknown, what is null twice, and what forms share.
struct UnknownOverlapTests {
  @Test(arguments: doubleNil) func whatIsNullTwiceIsRefused(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: unknown) func theUnknownCaseLosesNothing(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: untagged) func casesWithoutATagTakeNothing(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: defaults) func defaultsDoNotSwapValues(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: forms) func formsDoNotMeet(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  private static let doubleNil: [OverlapCase] =
    [
      ".external", ".external, payload: .natural", ".array", ".untagged",
      ".adjacent, tag: \"t\", content: \"c\"", ".internal, tag: \"t\"",
    ].flatMap { style in
      [
        ("Int??", true), ("MaybeInt?", true), ("Optional<Int?>", true),
        ("Optional<MaybeInt>", true),
        ("MaybeText?", true), ("Int???", true), ("[Int??]", true), ("Set<Int??>", true),
        ("[String: Int??]", true),
        ("[MaybeText?]", true), ("[String: [MaybeInt?]]", true), ("Array<(MaybeText)?>?", true),
        ("Int?", false), ("CodableEnumAnyValue?", false), ("Scalar?", false), ("[Int?]?", false),
        ("Flexible?", false), ("Box<Int?>?", false),
      ].map { type, isRefused in
        OverlapCase(
          "\(type) in \(style)",
          """
          // @CodableEnum(style: \(style))
          enum E {
            case other(n: Int)
            case a(x: \(type))\(isRefused ? "  // refused" : "")
          }
          """.replacing("case other(n: Int)", with: "case other(n: Int, m: Int)"))
      }
    } + [
      OverlapCase(
        "an optional of itself that is null",
        """
        // @CodableEnum(style: .untagged)
        indirect enum E {
          case none
          case next(at: Self?, n: Int)  // refused
        }
        """),
      OverlapCase(
        "an optional of itself that is never null",
        """
        // @CodableEnum(style: .untagged)
        indirect enum E {
          case end(Int)
          case next(at: Self?, n: Int)
        }
        """),
      OverlapCase(
        "an optional of a generic parameter",
        """
        // @CodableEnum(style: .external)
        enum E<T> {
          case a(T?)
          case b(x: T?)
        }
        """),
      OverlapCase(
        "an optional of another enum that is null",
        """
        // @CodableEnum(style: .external)
        enum E {
          case a(Kind)
          case b(Nothing?)  // refused
        }
        // @CodableEnum(style: .rawValue)
        enum Nothing {
          case one
          case none  // @CodableCase(nil)
        }
        """),
    ]

  private static func unknown(
    _ style: String, _ value: String, _ isRefused: Bool, _ more: String = ""
  ) -> OverlapCase {
    OverlapCase(
      "\(style) other(\(value))",
      """
      struct Info: Codable { var n: String }
      struct Tagged: Codable { var type: String; var n: String }
      struct Levelled: Codable { var level: Level }
      struct Flat: Codable { var meta: String }
      struct Other: Codable { var meta: Info }
      struct Inside: Codable { var meta: Tagged }
      typealias Spelled = String
      // @CodableEnum(style: .untagged)
      enum Either { case tagged(Tagged), info(Info) }
      // @CodableEnum(style: .untagged)
      enum Twice { case tagged(Tagged), second(Second) }
      // @CodableEnum(style: \(style))
      enum E {
        case a\(more)
        // @CodableCase(.unknown)
        case other(\(value))\(isRefused ? "  // refused unknownLosesTag" : "")
      }
      """)
  }

  private static let unknown: [OverlapCase] =
    [
      ".internal, tag: \"type\"", ".adjacent, tag: \"type\", content: \"c\"", ".external", ".array",
    ].flatMap { style in
      [
        unknown(style, "message: String", true), unknown(style, "_ message: String", true),
        unknown(style, "tag: String", false), unknown(style, "_ tag: String", false),
        unknown(style, "String", false), unknown(style, "CodableEnumAnyValue", false),
        unknown(style, "Info", true), unknown(style, "Line", true),
      ]
    } + [
      unknown(".internal, tag: \"type\"", "type: String", false),
      unknown(".internal, tag: \"type\"", "_ type: String", false),
      unknown(".internal, tag: \"kind\"", "type: String", true),
      unknown(".internal, tag: \"type\"", "Int", false),
      unknown(".internal, tag: \"type\"", "code: Int", true),
      unknown(".internal, tag: \"type\"", "rawValue: String", true),
      unknown(".rawValue", "rawValue: String", false),
      unknown(".rawValue", "message: String", true),
      unknown(".rawValue", "tag: String", false),
      unknown(".internal, tag: \"type\"", "Tagged", false),
      unknown(".internal, tag: \"type\"", "[String: CodableEnumAnyValue]", false),
      unknown(".internal, tag: \"type\"", "CodesItself", false),
      unknown(".internal, tag: \"type\"", "Renamed", true),
      unknown(".internal, tag: \"type\"", "Klass", true),
      unknown(".internal, tag: \"type\"", "Flexible", true),
      unknown(".internal, tag: \"type\"", "Empty", true),
      unknown(".internal, tag: \"type\"", "tag: String, content: URL", true),
      unknown(".internal, tag: \"type\", reads: [.external]", "content: URL", true),
      unknown(".internal, tag: \"type\", reads: [.rawValue]", "content: URL", false),
      unknown(".internal, tag: \"type\", reads: [.rawValue]", "content: UUID", false),
      unknown(".internal, tag: \"type\", reads: [.rawValue]", "content: [Int]", true),
      unknown(".internal, tag: \"type\", reads: [.array]", "tag: Int, content: [Int]", false),
      unknown(".internal, tag: \"type\"", "tag: String, content: [String: Int]", true),
      unknown(".internal, tag: \"type\"", "tag: String, content: [String: String]", false),
      unknown(".internal, tag: \"type\"", "tag: Int, content: Tagged", true),
      unknown(".internal, tag: \"type\"", "tag: String, content: Tagged", false),
      unknown(".internal, tag: \"type\"", "tag: String, content: Info", true),
      unknown(".internal, tag: \"type\"", "tag: String, content: CodesItself", false),
      unknown(".internal, tag: \"type\"", "tag: String, content: Elsewhere", false),
      unknown(".internal, tag: \"type\"", "tag: String, content: [Elsewhere]", true),
      unknown(".internal, tag: \"type\"", "tag: String, content: [String: Elsewhere]", false),
      unknown(".internal, tag: [\"type\", \"n\"]", "content: Tagged", true),
      unknown(".internal, tag: [\"type\", \"x\"]", "content: [String: Line]", false),
      unknown(".internal, tag: \"type\"", "content: Second", false),
      unknown(".internal, tag: \"type\"", "content: Pair", true),
      unknown(".internal, tag: \"type\"", "content: Either", true),
      unknown(".internal, tag: \"type\"", "content: Either?", true),
      unknown(".internal, tag: \"type\"", "content: Twice", false),
      unknown(".internal, tag: \"type\"", "content: Twice?", true),
      unknown(".internal, tag: \"type\"", "content: MissingTag", false),
      unknown(".internal, tag: \"type\"", "content: Second", false, ", line"),
      unknown(".external", "content: NameOrObject", true),
      unknown(".external, empty: .name", "content: NameOrObject", false),
      unknown(".rawValue", "content: Scalar", false),
      unknown(".internal, tag: \"level\"", "content: Levelled", false),
      unknown(".internal, tag: \"level\"", "content: Levelled", true, ", low, high"),
      unknown(".external", "content: String", true),
      unknown(".external, empty: .name", "content: String", false),
      unknown(".external", "content: URL", true),
      unknown(".external", "content: Date?", true),
      unknown(".external", "content: Flexible", true),
      unknown(".external", "content: [String: Int]", false),
      unknown(".external", "content: Ext", false),
      unknown(".external", "tag: String, content: UUID", true),
      unknown(".external, reads: [.internal(tag: \"type\")]", "content: Tagged", false),
      unknown(".external, reads: [.internal(tag: \"type\")]", "content: Info", true),
      unknown(".array", "tag: String, content: [Int]", true),
      unknown(".array", "tag: Int, content: [Int]", false),
      unknown(".array", "[Int]", false), unknown(".array", "[[Int]]", true),
      unknown(".array", "tag: String, content: UUID", true),
      unknown(".array", "content: CGPoint", false),
      unknown(".array", "content: Range<Date>", false),
      unknown(".array", "content: Row", false),
      unknown(".adjacent, tag: \"t\", content: \"c\"", "tag: String, content: Date", true),
      unknown(".adjacent, tag: \"t\", content: \"c\"", "content: Pair", false),
      unknown(".rawValue", "content: [Int]", true), unknown(".rawValue", "content: Date", false),
      unknown(".rawValue", "tag: String, content: Bool", true),
      unknown(".rawValue", "tag: Bool, content: Bool", false),
      unknown(".internal, tag: [\"meta\", \"type\"]", "Info", true),
      unknown(".internal, tag: [\"meta\", \"type\"]", "Flat", true),
      unknown(".internal, tag: [\"meta\", \"type\"]", "Other", true),
      unknown(".internal, tag: [\"meta\", \"type\"]", "Inside", false),
      unknown(".internal, tag: \"type\"", "Tagged?", true),
      unknown(".rawValue", "String?", false),
      unknown(".internal, tag: \"type\"", "Spelled", false),
      unknown(".internal, tag: \"type\"", "message: Spelled", true),
      OverlapCase(
        "what an unknown case without a tag keeps, in another enum",
        """
        // @CodableEnum(style: .untagged)
        enum Word {
          case numbers([Int])
          // @CodableCase(.unknown)
          case other(String)
        }

        // @CodableEnum(style: .untagged)
        enum Nothing {
          case numbers([Int])
          // @CodableCase(.unknown)
          case other
        }

        // @CodableEnum(style: .untagged)
        enum E {
          case word(Word)
          case flag(Bool)
          case text(String)  // refused
        }

        // @CodableEnum(style: .untagged)
        enum F {
          case nothing(Nothing)
          case flag(Bool)  // refused
        }
        """),
      OverlapCase(
        "a key in a type alias of a number",
        """
        // @CodableEnum(style: .external)
        enum E {
          case a
          // @CodableCase(.unknown)
          case other(tag: Whole)
        }
        // refused, anywhere unknownTagOfExternal
        """),
      OverlapCase(
        "a tag is no place for what could not be decoded",
        """
        // @CodableEnum(style: .internal, tag: "type", fallback: .other)
        enum E {
          case a(x: Int)
          // @CodableCase(.unknown)
          case other(tag: CodableEnumAnyValue, size: Int?)
        }
        // refused, anywhere fallbackWithoutValue
        """),
    ]
    + ["Share", "Float", "Double", "CodableEnumAnyValue", "Int8", "Text"].map { type in
      OverlapCase(
        "\(type) as tag and key of the content",
        """
        typealias Share = Double
        // @CodableEnum(style: .adjacent, tag: "t", content: .tag)
        enum E {
          case a(x: Int)
          // @CodableCase(.unknown)
          case other(tag: \(type), size: Int)
        }
        \(["Int8", "Text"].contains(type) ? "" : "// refused, anywhere contentUnderDouble")
        """)
    } + [
      OverlapCase(
        "a value that says that it is the tag",
        """
        // @CodableEnum(style: .internal, tag: "type")
        enum E {
          case a
          // @CodableCase(.unknown)
          case other(
            message: String  // @CodableValue(tag: true)
          )
        }
        """)
    ]

  @Test(arguments: keptTypes) func onlyAScalarKeepsTheTag(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  private static let keptTypes: [OverlapCase] = [
    ".internal, tag: \"type\"", ".adjacent, tag: \"type\", content: \"c\"", ".array", ".rawValue",
  ].flatMap { style in
    [
      ("[Int]", true, true), ("[String: String]", true, true), ("Info", true, true),
      ("Date", true, true), ("Whole?", true, true), ("URL", true, true), ("MaybeInt", true, true),
      ("Row", true, true), ("NameOrObject", true, true), ("CGPoint", true, true),
      ("UUID", false, true), ("Level", false, true), ("Name", false, true), ("Mark", false, true),
      ("OpenMark", false, true), ("Scalar", false, true), ("Text", false, false),
      ("Elsewhere", false, false), ("CodesItself", false, true), ("Character", false, false),
      ("CodableEnumAnyValue", false, false),
    ].flatMap { type, isRefused, isRefusedForKnown in
      [
        OverlapCase(
          "an unknown tag in \(type), \(style)",
          """
          struct Info: Codable { var n: String }
          // @CodableEnum(style: \(style))
          enum E {
            case a
            // @CodableCase(.unknown)
            case other(tag: \(type))\(isRefused ? "  // refused keptTagType" : "")
          }
          """),
        OverlapCase(
          "a tag in \(type), \(style)",
          """
          struct Info: Codable { var n: String }
          // @CodableEnum(style: \(style))
          enum E {
            case a
            // @CodableCase("b", aliases: ["c"])
            case b(\(isRefusedForKnown ? "  // refused, anywhere keptTagType" : "")
              \(type)  // @CodableValue(tag: true)
            )
          }
          """),
      ]
    }
  }
}
