import Foundation
import Testing

@testable import CodableEnumCore

/// Changes of what is tried first, and of what is there at all.
@Suite struct LockedOrderTests {
  typealias Change = LockedChangeTests.Change

  @Test(arguments: rivals + untagged + keys + branches + falseAlarms)
  func theLockTells(_ change: Change) throws { try LockedChangeTests().theLockTells(change) }

  static func e(
    _ cases: String, _ options: String = "style: .internal, tag: \"t\"", _ more: String = ""
  ) -> String { "// @CodableEnum(\(options))\nenum E {\n\(cases)\n}\n\(more)" }

  static let plain = "style: .untagged"

  private static let rejecting = "style: .array, payload: .keyed, unknownKeys: .reject"

  private static let rivals = [
    Change(
      "a flattened struct in an array loses a key",
      e(
        "case c(p: P)  // @CodableValue(flatten: true)", rejecting,
        "struct P: Codable { var a: Int; var k: Int }\n"),
      e(
        "case c(p: P)  // @CodableValue(flatten: true)", rejecting,
        "struct P: Codable { var a: Int }\n"), .lockedUnknownKey),
    Change(
      "an unknown case can't hold what it wrote as an ordinary one",
      e("case a(x: Int)\ncase other(y: Int)", plain),
      e("case a(x: Int)\n// @CodableCase(.unknown)\ncase other(String)", plain), .lockedType),
    Change(
      "a rival comes with constants", e("// @CodableCase(\"x\")\ncase b(url: String)"),
      e(
        """
        // @CodableCase("x", constants: ["k": "x"])
        case a(url: String)
        // @CodableCase("x", constants: ["k": "y"])
        case b(url: String)
        """), .lockedConstant),
    Change(
      "a rival with constants comes before one without",
      e("// @CodableCase(\"x\")\ncase b(url: String)"),
      e(
        """
        // @CodableCase("x", constants: ["k": "x"])
        case a(url: String)
        // @CodableCase("x")
        case b(url: String)
        """)),
    Change(
      "a case joins the tag, with a key that the other never had",
      e("// @CodableCase(\"x\")\ncase b"),
      e("// @CodableCase(\"x\")\ncase a(url: String)\n// @CodableCase(\"x\")\ncase b")),
    Change(
      "a case joins the tag, with a key that the other had",
      e("// @CodableCase(\"x\")\ncase b(url: String)"),
      e("// @CodableCase(\"x\")\ncase a(url: String)\n// @CodableCase(\"x\")\ncase b"),
      .lockedCaseTaken),
    Change(
      "a case joins the tag, with another kind of value",
      e("// @CodableCase(\"x\")\ncase b(v: String)"),
      e("// @CodableCase(\"x\")\ncase a(v: [Int])\n// @CodableCase(\"x\")\ncase b(v: String)")),
    Change(
      "a case is read no longer, and its rival takes what it wrote",
      e(
        """
        // @CodableCase("x")
        case a(p: Int?)
        // @CodableCase("x", constants: ["k": 1])
        case b
        """),
      e(
        """
        // @CodableCase("x")
        case a(p: Int?)
        // @CodableCase("x", skip: .decoding, constants: ["k": 1])
        case b
        """), .lockedCaseTaken),
    Change(
      "the old type is in a case of its own, which shares the tag",
      e("// @CodableCase(\"x\")\ncase a(p: Int)\n// @CodableCase(\"x\")\ncase b(q: Int)"),
      e(
        """
        // @CodableCase("x")
        case a(p: Int)
        // @CodableCase("y")
        case b(q: [Int])
        // @CodableCase("x", skip: .encoding)
        case oldB(q: Int)
        """)),
    Change(
      "a new case has the tag that two cases shared",
      e("// @CodableCase(\"x\")\ncase a(p: Int)\n// @CodableCase(\"x\")\ncase b(q: Int)"),
      e(
        """
        // @CodableCase("x")
        case a(p: Int)
        // @CodableCase("y")
        case b(q: Int)
        // @CodableCase("x")
        case c(q: Int)
        """), .lockedTagTaken),
    Change(
      "a case is an enum with an unknown case", e("case a(x: Int), b(U?)", plain, keeping),
      e("case a(x: Int), b(U?)", plain, keeping)),
    Change(
      "a case is no longer an enum with an unknown case",
      e("case a(x: Int), b(U?)", plain, keeping), e("case a(x: Int), b(Bool?)", plain, keeping),
      .lockedType, .lockedUnclear),
    Change(
      "an optional object stands before an empty one", e(optionalRivals, "style: .array"),
      e(optionalRivals, "style: .array")),
    Change(
      "an optional object stands before an empty one under its tag",
      e(optionalRivals, "style: .external"), e(optionalRivals, "style: .external")),
    Change(
      "a key that chooses the case was optional",
      e("// @CodableCase(\"x\")\ncase a(url: String?)\ncase b"),
      e(
        """
        // @CodableCase("x")
        case a(url: String)
        // @CodableCase("x", aliases: ["b"])
        case b
        """),
      .lockedNil, .lockedCaseTaken),
    Change(
      "a case joins the tag, with a key that the other's struct had",
      e("// @CodableCase(\"x\")\ncase b(S)", adjacent, "struct S: Codable { var p: Int?, q: Int }"),
      e(
        "// @CodableCase(\"x\")\ncase a(R)\n// @CodableCase(\"x\")\ncase b(S)", adjacent,
        "struct S: Codable { var q: Int }\nstruct R: Codable { var p: Int }"),
      .lockedCaseTaken),
    Change(
      "a form is read in which a key of the struct tells that it is another",
      e("case b(S)", adjacent, "struct S: Codable { var _0: Int?, q: Int? }"),
      e(
        "case b(S)", adjacent + ", reads: [.adjacent(tag: \"t\", content: \"c\", payload: .keyed)]",
        "struct S: Codable { var q: Int? }"), .lockedType,
      .lockedNil),
  ]

  private static let adjacent = "style: .adjacent, tag: \"t\", content: \"c\""

  private static let keeping = """
    // @CodableEnum(style: .external)
    enum U {
      case c(Int)
      // @CodableCase(.unknown)
      case other(CodableEnumAnyValue)
    }

    """

  private static let optionalRivals = """
    // @CodableCase("x", payload: .natural)
    case a(S?)
    // @CodableCase("x", empty: .object)
    case b
    struct S: Codable {
      var x: Int?
      let y = 1
    }
    """

  static let text = """
    struct Text: Codable {
      init(from decoder: any Decoder) throws {}
      func encode(to encoder: any Encoder) throws {}
    }
    """

  private static let keys = [
    Change(
      "a type inside of 'Self' changes that an inner type has, too",
      e("case a(x: Self.I)\nenum E { struct I {} }\nstruct I: Codable { var v: Int }"),
      e("case a(x: Self.I)\nenum E { struct I {} }\nstruct I: Codable { var v: String }"),
      .lockedType),
    Change(
      "a type inside of 'Self' changes",
      e("case a(x: Self.I)\nstruct I: Codable { var v: Int }"),
      e("case a(x: Self.I)\nstruct I: Codable { var v: String }"), .lockedType),
    Change(
      "a key leads through an object",
      e("case a(\nx: Int?  // @CodableValue(key: \"in\")\n)"),
      e("case a(\nx: Int?  // @CodableValue(key: [\"in\", \"n\"])\n)"), .lockedMoved),
    Change(
      "a key with an alias leads through an object",
      e("case a(\nx: [Int] = []  // @CodableValue(aliases: [\"f\"])\n)"),
      e("case a(\nx: [Int] = []  // @CodableValue(key: [\"x\", \"n\"], aliases: [\"f\"])\n)"),
      .lockedMoved),
    Change(
      "a key led through an object",
      e("case a(\nx: Int  // @CodableValue(key: [\"in\", \"n\"])\n)"),
      e("case a(x: Int)"), .lockedKeyRenamed),
    Change(
      "elements could be null", e("case a(x: [Int?])"), e("case a(x: [Int])"), .lockedType),
    Change(
      "a range is kept as a smaller integer",
      e("// @CodableCase(1...)\ncase a(Int)  // @CodableValue(tag: true)"),
      e("// @CodableCase(1...)\ncase a(Int8)  // @CodableValue(tag: true)"), .lockedTags),
    Change(
      "a range is kept as an integer that's wide enough",
      e("// @CodableCase(1...9)\ncase a(Int)  // @CodableValue(tag: true)"),
      e("// @CodableCase(1...9)\ncase a(Int8)  // @CodableValue(tag: true)")),
    Change(
      "a range got smaller", e("// @CodableCase(1...9)\ncase a(Int)  // @CodableValue(tag: true)"),
      e("// @CodableCase(1...5)\ncase a(Int)  // @CodableValue(tag: true)"), .lockedTags),
  ]

  private static let branches = [
    Change(
      "a case stands in #if", e("case a, b"), e("case a\n#if DEBUG\ncase b\n#endif"), .lockedBranch),
    Change(
      "a case stood in #if", e("case a\n#if DEBUG\ncase b\n#endif"),
      e("case a\n#if DEBUG\ncase b\n#endif")),
    Change(
      "a case is out of #if", e("case a\n#if DEBUG\ncase b\n#endif"), e("case a, b")),
    Change(
      "a case is in each branch", e("case a(x: Int), b"),
      e("case b\n#if DEBUG\ncase a(x: Int)\n#else\ncase a(x: Int, y: Int?)\n#endif")),
    Change(
      "a case is another in a branch", e("case a(x: Int), b"),
      e("case b\n#if DEBUG\ncase a(x: Int)\n#else\ncase a(x: Int, y: Int)\n#endif"), .lockedBranch),
    Change(
      "another condition", e("case a\n#if DEBUG\ncase b\n#endif"),
      e("case a\n#if os(Linux)\ncase b\n#endif"), .lockedBranch),
    Change(
      "the enum stands in #if", e("case a"), "#if DEBUG\n" + e("case a") + "#endif\n", .lockedBranch
    ),
    Change(
      "the enum stood in #if", "#if DEBUG\n" + e("case a") + "#endif\n",
      "#if DEBUG\n" + e("case a") + "#endif\n"),
    Change(
      "the enum is another in a branch", e("case a(x: Int)"),
      "#if DEBUG\n" + e("case a(x: Int)") + "#else\n" + e("case a(x: Int, y: Int)") + "#endif\n",
      .lockedBranch),
    Change(
      "each branch has its own enum",
      "#if DEBUG\n" + e("case a(x: Int)") + "#else\n" + e("case a(x: Int, y: Int)") + "#endif\n",
      "#if DEBUG\n" + e("case a(x: Int)") + "#else\n" + e("case a(x: Int, y: Int)") + "#endif\n"),
    Change(
      "a property stands in #if",
      e("case a(S)", "style: .array", "struct S: Codable { var x: Int; var y: Int? }"),
      e(
        "case a(S)", "style: .array",
        "struct S: Codable {\nvar x: Int\n#if DEBUG\nvar y: Int?\n#endif\n}"),
      .lockedHidden),
    Change(
      "a raw value stands in #if",
      e("case a(S)", "style: .array", "enum S: String, Codable { case x, y }"),
      e(
        "case a(S)", "style: .array",
        "enum S: String, Codable {\ncase x\n#if DEBUG\ncase y\n#endif\n}"),
      .lockedHidden),
  ]

  private static let falseAlarms = [
    Change(
      "unknown tags are kept in another style",
      e("case a\n// @CodableCase(.unknown)\ncase other(String)"),
      e(
        "case a\n// @CodableCase(.unknown)\ncase other(String)",
        "style: .external, reads: [.internal(tag: \"t\")]")),
    Change(
      "two cases are one", e("case a, b(x: Int)"),
      e("// @CodableCase(aliases: [\"b\"])\ncase a")),
    Change(
      "an object is a name", e("case a", "style: .external, empty: .object"),
      e("case a", "style: .external, empty: .name")),
    Change(
      "an optional is an enum with a null",
      e("case a(x: Int?)", "style: .internal, tag: \"t\", nilValues: .null"),
      e(
        "case a(x: U)", "style: .internal, tag: \"t\"",
        "// @CodableEnum(style: .untagged)\nenum U { case n(Int), none }\n")),
    Change("a decimal is a double", e("case a(x: Decimal)"), e("case a(x: Double)")),
    Change(
      "text is an identifier", e("case a(x: String)"),
      e(
        "case a(x: ID)", "style: .internal, tag: \"t\"",
        "struct ID: RawRepresentable, Codable { var rawValue: String }")),
  ]
}
