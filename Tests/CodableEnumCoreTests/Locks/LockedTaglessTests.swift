import Foundation
import Testing

@testable import CodableEnumCore

/// Cases without tags, and tags in ranges.
@Suite struct LockedTaglessTests {
  typealias Change = LockedChangeTests.Change

  @Test(arguments: tagless)
  func theLockTells(_ change: Change) throws { try LockedChangeTests().theLockTells(change) }

  /// What has no tag, and ranges of strings.
  private static let tagless: [Change] = [
    Change(
      "a range of strings is a key",
      "// @CodableEnum(style: .adjacent, tag: \"t\", content: .tag)\nenum E {\n// @CodableCase(\"a\"...\"m\")\n"
        + "case a(\n// @CodableValue(tag: true)\nString,\nx: Int)\n}",
      "// @CodableEnum(style: .adjacent, tag: \"t\", content: .tag)\nenum E {\n// @CodableCase(\"a\"...\"m\")\n"
        + "case a(\n// @CodableValue(tag: true)\nString,\nx: Int)\n}"),
    Change(
      "an untagged case is given a tag", e("// @CodableCase(.untagged)\ncase a(Int)\ncase b"),
      e("case a(Int)\ncase b"), .lockedUntagged),
    Change(
      "an untagged case with one key is given a tag",
      e("// @CodableCase(.untagged)\ncase a(x: Int)\ncase b"), e("case a(x: Int)\ncase b"),
      .lockedUntagged),
    Change(
      "the name is an alias of null", e("case a(x: Int)", ".internal, tag: \"t\""),
      e(
        "// @CodableCase(nil, aliases: [\"a\"])\ncase a(x: Int)", ".internal, tag: \"t\"")),
    Change(
      "letters of a kept tag matter",
      e(kept, ".internal, tag: \"t\", ignoringCase: true"), e(kept, ".internal, tag: \"t\""),
      .lockedTag),
    Change(
      "a case without the tag is renamed",
      e("// @CodableCase(.missingTag)\ncase a(x: Int)\ncase b", internalStyle),
      e("// @CodableCase(.missingTag)\ncase c(x: Int)\ncase b", internalStyle)),
    Change(
      "a case without the tag is removed",
      e("// @CodableCase(.missingTag)\ncase a(x: Int)\ncase b(x: Int)", internalStyle),
      e("// @CodableCase(.missingTag)\ncase b(x: Int)", internalStyle),
      .lockedUntagged, .lockedTag),
    Change(
      "the case of null is renamed",
      e("// @CodableCase(nil)\ncase a(x: Int)\ncase b", internalStyle),
      e("// @CodableCase(nil)\ncase c(x: Int)\ncase b", internalStyle)),
    Change(
      "null is no tag now", e("// @CodableCase(nil)\ncase a(x: Int)\ncase b", internalStyle),
      e("case a(x: Int)\ncase b", internalStyle), .lockedUntagged),
    Change(
      "an untagged case whose key looks like a tag is renamed",
      e("// @CodableCase(.untagged)\ncase a(x: Int)\ncase b(x: Int)"),
      e("// @CodableCase(.untagged)\ncase c(x: Int)\ncase b(x: Int)")),
    Change(
      "an untagged case is renamed, and reads less",
      e("// @CodableCase(.untagged)\ncase a(Int)\ncase b"),
      e("// @CodableCase(.untagged)\ncase c(UInt8)\ncase b"), .lockedType),
    Change(
      "a removed untagged case is no new one that reads nothing of it",
      e("// @CodableCase(.untagged)\ncase a(Int)\ncase b"),
      e("// @CodableCase(.untagged)\ncase c(String)\ncase b"), .lockedUntagged),
    Change(
      "the unknown case is renamed and keeps its tag",
      e("case a\n// @CodableCase(.unknown, tag: \"other\")\ncase b", internalStyle),
      e("case a\n// @CodableCase(.unknown, tag: \"other\")\ncase c", internalStyle)),
    Change(
      "the unknown case is renamed and has its old name as an alias",
      e("case a\n// @CodableCase(.unknown)\ncase b"),
      e("case a\n// @CodableCase(.unknown, aliases: [\"b\"])\ncase c")),
    Change(
      "a removed case's tag is in a range that was there",
      e(
        "// @CodableCase(\"a\"...\"m\")\ncase a(String)  // @CodableValue(tag: true)\n"
          + "// @CodableCase(\"g\")\ncase b", internalStyle),
      e(
        "// @CodableCase(\"a\"...\"m\")\ncase a(String)  // @CodableValue(tag: true)", internalStyle
      ),
      .lockedCaseTaken),
    Change(
      "a case that constants tell from another of its tag is renamed", e(rivals, internalStyle),
      e(rivals.replacing("case a", with: "case c"), internalStyle)),
    Change(
      "a case that keys tell from another of its tag is renamed",
      e(
        "// @CodableCase(\"x\")\ncase a(p: Int)\n// @CodableCase(\"x\")\ncase b(q: Int)",
        internalStyle),
      e(
        "// @CodableCase(\"x\")\ncase c(p: Int)\n// @CodableCase(\"x\")\ncase b(q: Int)",
        internalStyle)),
    Change(
      "null under a key counts as a missing tag",
      e("case a(T)\ncase c(x: Int?)", natural) + "// @CodableEnum(style: .untagged)\n"
        + "enum T { case none, v(Int) }\n",
      e("case a(T)\ncase c(x: Int?)", natural + ", missingTag: .c")
        + "// @CodableEnum(style: .untagged)\nenum T {\n// @CodableCase(skip: .encoding)\n"
        + "case none\ncase v(Int) }\n", .lockedCaseTaken),
    Change(
      "a missing tag is read",
      e("case a(T)\ncase c(x: Int?)", natural) + "struct T: Codable { var v: Int }\n",
      e("case a(T)\ncase c(x: Int?)", natural + ", missingTag: .c")
        + "struct T: Codable { var v: Int }\n"),
    Change(
      "an unknown case is removed where 'unknownTag' names another",
      e("case a(x: Int?)\n// @CodableCase(.unknown)\ncase b(String)", internalStyle),
      e("case a(x: Int?)", internalStyle + ", unknownTag: .a"), .lockedUnknown),
    Change(
      "an untagged case is removed", e("// @CodableCase(.untagged)\ncase a(Int)\ncase b"),
      e("case b"), .lockedUntagged),
    Change(
      "a case of an untagged enum is removed", e("case a(Int)\ncase b(String)", ".untagged"),
      e("case a(Int)", ".untagged"), .lockedUntagged),
    Change(
      "an unknown case takes the tag of a further form",
      e(
        "// @CodableCase(\"x\")\ncase a(v: Int, w: Int)\n// @CodableCase(.unknown)\ncase u",
        ".adjacent, tag: \"t\", content: \"c\", payload: .unkeyed"),
      e(
        "case a(v: Int, w: Int)\n// @CodableCase(.unknown)\ncase u",
        ".untagged, reads: [.adjacent(tag: \"t\", content: \"c\", payload: .unkeyed)]"),
      .lockedTag),
    Change(
      "constants that tell cases stand under another key",
      e(rivals, ".adjacent, tag: \"t\", content: \"c\""),
      e(rivals, ".adjacent, tag: \"t\", content: \"n\""), .lockedForm),
    Change(
      "the fallback without a value had no tag",
      e("// @CodableCase(.missingTag)\ncase a\ncase b", falling),
      e("case a\ncase b", falling)),
    Change(
      "the fallback without a value had no tag, and another has none",
      e("// @CodableCase(.missingTag)\ncase a\ncase b", falling),
      e("case a\n// @CodableCase(.missingTag)\ncase b", falling), .lockedUntagged, .lockedTag),
    Change(
      "the unknown case is no longer the fallback", e(keeping, fallingToUnknown),
      e(keeping, internalStyle), .lockedUnknown),
    Change(
      "the unknown case is the fallback", e(keeping, internalStyle), e(keeping, fallingToUnknown)),
    Change(
      "the fallback that is the unknown case is renamed", e(keeping, fallingToUnknown),
      e(
        keeping.replacing("case u", with: "case v"),
        fallingToUnknown.replacing(".u", with: ".v"))),
    Change(
      "a case is read no longer", e("case a(Int)\ncase b"),
      e("// @CodableCase(skip: .decoding)\ncase a(Int)\ncase b"), .lockedTag),
    Change(
      "an untagged enum reads by keys, and has another layout",
      e("case a(x: Int)\ncase b(String)", ".untagged, choice: .byKeys"),
      e("case a(x: Int)\ncase b(String)", ".external"), .lockedForm),
    Change(
      "a removed tag is in a range that was there",
      e(
        "// @CodableCase(\"a\"...\"m\")\ncase a(String)  // @CodableValue(tag: true)\n"
          + "// @CodableCase(\"g\")\ncase b", ".internal, tag: \"t\""),
      e(
        "// @CodableCase(\"a\"...\"m\")\ncase a(String)  // @CodableValue(tag: true)\n"
          + "// @CodableCase(\"z\")\ncase b", ".internal, tag: \"t\""), .lockedTagTaken),
  ]

  private static let kept = """
    // @CodableCase("x")
    case a(String)  // @CodableValue(tag: true)
    """

  private static let rivals = """
    // @CodableCase("x", constants: ["k": 0])
    case a
    // @CodableCase("x", content: "d", constants: ["k": 1])
    case b(Int?)
    """

  private static let keeping =
    "case a(x: Int)\n// @CodableCase(.unknown)\ncase u(CodableEnumAnyValue)"

  private static let fallingToUnknown = ".internal, tag: \"t\", fallback: .u"

  private static let falling = ".internal, tag: \"t\", fallback: .a"

  private static let internalStyle = ".internal, tag: \"t\""
  private static let natural = ".external, payload: .natural"

  private static func e(_ cases: String, _ style: String = ".external") -> String {
    "// @CodableEnum(style: \(style))\nenum E {\n\(cases)\n}\n"
  }
}
