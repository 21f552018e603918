import Testing

@testable import CodableEnumCore

/// Payloads that meet the tag, one another, or the enum itself in one object.
struct TaggedOverlapTests {
  @Test(arguments: tagKeys) func thePayloadWritesTheTagsKey(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: flattened) func flattenedValuesMeet(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  /// Some values of a type are tags in a range that it doesn't know.
  @Test(arguments: [
    ("0.5..<2.5", "0.5", "Int", "1"), ("-200 ... 300", "300", "UInt8", "0"),
    (#""0"..."9""#, #""1""#, "UUID", #""0621E1F8-C36C-495A-93FC-0C247A3E6E5F""#),
    (#""ab"..."c""#, #""b""#, "Character", #""b""#), (#""Q"..."S""#, #""R""#, "Data", #""QQID""#),
    (#""e"..."f""#, #""f""#, "UUID", #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#),
  ])
  func aValueIsATagInARange(range: String, tag: String, type: String, value: String) throws {
    let options = range.contains("e") ? ", ignoringCase: true" : ""
    try OverlapCase(
      type,
      """
      // @CodableEnum(style: .array\(options))
      enum E {
        // @CodableCase(\(range), tag: \(tag))
        case early
        // @CodableCase(.untagged)
        case a(\(type), Bool)  // refused, anywhere ambiguousUntagged [\(value),true]
      }
      """
    ).expectNoDifference()
  }

  @Test(arguments: holding) func theEnumHoldsItselfInOnePlace(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: [
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CGFloat", "TimeInterval",
    "Range<Int>", "ClosedRange<Int>", "PartialRangeFrom<Int>", "PartialRangeUpTo<Int>",
    "PartialRangeThrough<Int>", "Duration", "SIMD2<Int>", "SIMD4<Float>",
    "SIMD64<Int8>", "CGPoint?", "Measured", "Swift.Duration", "Foundation.CGPoint",
  ])
  func aValueThatIsNoObjectStandsBesideNoTag(type: String) throws {
    let declarations = "import Foundation\ntypealias Measured = CGPoint\n"
    for options in [".internal, tag: \"type\"", ".internal, tag: [\"meta\", \"type\"]"] {
      try OverlapCase(
        type,
        declarations + """
          // @CodableEnum(style: \(options))
          enum E {
            case a(\(type))  // refused
          }
          """
      ).expectNoDifference()
    }
    try OverlapCase(
      type,
      declarations + """
        // @CodableEnum(style: .external)
        enum E {
          case a(  // refused
            at: \(type),  // @CodableValue(flatten: true)
            n: Int
          )
        }
        """
    ).expectNoDifference()
  }

  static func outer(_ payload: String, marker: String = "  // refused", _ more: String = "")
    -> OverlapCase
  {
    OverlapCase(
      payload + marker + more,
      """
      // @CodableEnum(style: .internal, tag: "type"\(more))
      enum Outer {
        case text(body: String)
        case shape(\(payload))\(marker)
      }
      """)
  }

  private static func flat(
    _ name: String, _ first: String, _ second: String, _ marker: String = "  // refused",
    style: String = ".external"
  ) -> OverlapCase {
    OverlapCase(
      name,
      """
      // @CodableEnum(style: \(style))
      enum E {
        case a(\(marker)
          \(first)  // @CodableValue(flatten: true)
          \(second)
        )
      }
      """)
  }

  /// An enum that keeps whole unknown documents writes any keys.
  private static let openEnums: [OverlapCase] = [
    OverlapCase(
      "any keys beside the tag",
      """
      // @CodableEnum(style: .internal, tag: "kind")
      enum E { case a(OpenInner), b(x: Int) }
      """),
    OverlapCase(
      "any keys beside other values",
      """
      // @CodableEnum(style: .internal, tag: "kind")
      enum E {
        case a(
          x: Int,
          OpenInner  // @CodableValue(flatten: true)
        )  // refused, anywhere flattenedKeyIsTaken
      }
      """),
    OverlapCase(
      "the key of a superclass's property",
      """
      // @CodableEnum(style: .internal, tag: "kind")
      enum E {
        case a(
          x: Int,
          Child  // @CodableValue(flatten: true)
        )  // refused, anywhere flattenedKeyIsTaken
      }
      """),
    OverlapCase(
      "any keys beside constants",
      """
      // @CodableEnum(style: .internal, tag: "kind")
      enum E {
        // @CodableCase(constants: ["x": 1])
        case a(OpenInner)  // refused, anywhere constantKeyIsTaken
      }
      """),
    OverlapCase(
      "any keys beside those of a struct",
      """
      // @CodableEnum(style: .external)
      enum E {
        case a(
          OpenInner,  // @CodableValue(flatten: true)
          Point  // @CodableValue(flatten: true)
        )  // refused, anywhere flattenedKeyIsTaken
      }
      """),
  ]

  private static let flattened: [OverlapCase] =
    [".external", ".untagged", ".adjacent, tag: \"t\", content: \"c\"", ".internal, tag: \"t\""]
    .flatMap { style in
      [
        flat("a sibling's key", "p: Point,", "x: Int", style: style),
        flat("a sibling's key, optional", "p: Point?,", "x: Int", style: style),
        flat("a renamed property", "p: Renamed,", "x: Int", style: style),
        flat("a type alias", "p: Place,", "x: Int", style: style),
        flat("a nested type", "p: Space.Deeper.Line,", "x: Int", style: style),
        flat("an internal enum", "p: Inner,", "radius: Int", style: style),
        flat("its tag", "p: Inner,", "type: String", style: style),
        flat("an external enum", "p: Ext,", "radius: Int", style: style),
        flat("an adjacent enum", "p: Pair,", "c: Int", style: style),
        flat(
          "a flattened struct", "p: Point,", "q: Line  // @CodableValue(flatten: true)",
          style: style),
        flat(
          "a flattened enum", "p: Web,", "q: Inner  // @CodableValue(flatten: true)", style: style),
        flat(
          "two enums of one tag", "p: Inner,", "q: Second  // @CodableValue(flatten: true)",
          style: style
        ),
        flat("another key", "p: Point,", "z: Int", "", style: style),
        flat("a renamed property's name", "p: Renamed,", "first: Int", "", style: style),
        flat(
          "two of other keys", "p: Point,", "q: Flexible  // @CodableValue(flatten: true)", "",
          style: style),
        flat(
          "a struct and an enum", "p: Point,", "q: Inner  // @CodableValue(flatten: true)", "",
          style: style),
      ]
    } + [
      flat(
        "the content's key is in another object", "p: Web,", "n: Int", "",
        style: ".adjacent, tag: \"type\", content: \"value\""),
      flat(
        "the outer tag", "p: Pair,", "n: Int", style: ".internal, tag: \"t\""),
      flat(
        "a constant's key", "p: Point,", "n: Int", style: ".external"
      ).replacing("// refused", with: "// refused, anywhere")
        .replacing("  case a(", with: "  // @CodableCase(constants: [\"x\": 1])\n  case a("),
    ] + openEnums

  private static let holding: [OverlapCase] =
    ["Tree", "Self", "Tree?", "Self?", "Me", "Optional<Tree>"].flatMap { type in
      [
        OverlapCase(
          "internal \(type)",
          """
          // @CodableEnum(style: .internal, tag: "type")
          indirect enum Tree {
            typealias Me = Tree
            case leaf(n: Int)
            case wrap(\(type))  // refused
          }
          """),
        OverlapCase(
          "internal \(type), flattened beside another",
          """
          // @CodableEnum(style: .internal, tag: "type")
          indirect enum Tree {
            typealias Me = Tree
            case leaf(n: Int)
            case wrap(  // refused
              of: \(type),  // @CodableValue(flatten: true)
              m: Int
            )
          }
          """),
        OverlapCase(
          "untagged \(type)",
          """
          // @CodableEnum(style: .untagged)
          indirect enum Tree {
            typealias Me = Tree
            case leaf(n: Int)
            case wrap(\(type))  // refused
          }
          """),
        OverlapCase(
          "untagged \(type), flattened",
          """
          // @CodableEnum(style: .untagged)
          indirect enum Tree {
            typealias Me = Tree
            case leaf(n: Int)
            case wrap(  // refused
              of: \(type),  // @CodableValue(flatten: true)
              m: Int
            )
          }
          """),
        OverlapCase(
          "a case without a tag, \(type)",
          """
          // @CodableEnum(style: .internal, tag: "type")
          indirect enum Tree {
            typealias Me = Tree
            case leaf(n: Int)
            // @CodableCase(.untagged)
            case wrap(\(type))  // refused
          }
          """),
        OverlapCase(
          "\(type) under a key",
          """
          // @CodableEnum(style: .internal, tag: "type")
          indirect enum Tree {
            typealias Me = Tree
            case leaf(n: Int)
            case wrap(of: \(type))
          }
          // @CodableEnum(style: .external)
          indirect enum Bush {
            typealias Me = Bush
            typealias Tree = Bush
            case leaf(n: Int)
            case wrap(\(type))
          }
          """),
      ]
    } + [
      OverlapCase(
        "the tree alone",
        """
        // @CodableEnum(style: .untagged)
        indirect enum Tree {
          case wrap(Tree)  // refused
        }
        """),
      OverlapCase(
        "mutual, internal",
        """
        // @CodableEnum(style: .internal, tag: "a")
        indirect enum One { case leaf(n: Int), second(Two) }
        // @CodableEnum(style: .internal, tag: "b")
        indirect enum Two { case leaf(m: Int), first(One) }
        // refused, anywhere
        """),
      OverlapCase(
        "mutual, untagged",
        """
        // @CodableEnum(style: .untagged)
        indirect enum One { case leaf(n: Int), second(Two) }
        // @CodableEnum(style: .untagged)
        indirect enum Two { case leaf(m: Int), first(One) }
        // refused, anywhere
        """),
      OverlapCase(
        "three of them",
        """
        // @CodableEnum(style: .untagged)
        indirect enum One { case leaf(n: Int), second(Two) }
        // @CodableEnum(style: .internal, tag: "t")
        indirect enum Two { case leaf(m: Int), third(Three) }
        // @CodableEnum(style: .untagged)
        indirect enum Three { case leaf(l: Int), first(One) }
        // refused, anywhere
        """),
      OverlapCase(
        "mutual, with an array between",
        """
        // @CodableEnum(style: .untagged)
        indirect enum One { case leaf(n: Int), second(Two) }
        // @CodableEnum(style: .untagged)
        indirect enum Two { case leaf(m: Int), first([One]) }
        """),
      OverlapCase(
        "in a struct's property",
        """
        struct Branch: Codable { var tree: Tree }
        // @CodableEnum(style: .internal, tag: "type")
        indirect enum Tree { case leaf(n: Int), wrap(Branch) }
        """),
      OverlapCase(
        "in arrays and dictionaries",
        """
        // @CodableEnum(style: .untagged)
        indirect enum Tree { case leaf(n: Int), list([Self]), pair(a: Self, b: [String: Self]) }
        """),
    ]
}

extension OverlapCase {
  fileprivate func replacing(_ text: String, with other: String) -> OverlapCase {
    OverlapCase(name, source.replacing(text, with: other), alone: alone)
  }
}
