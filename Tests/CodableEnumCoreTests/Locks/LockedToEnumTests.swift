import Foundation
import Testing

@testable import CodableEnumCore

/// Structs that became marked enums. What reads a document must be what the generated code chooses
/// for it.
@Suite struct LockedToEnumTests {
  typealias Change = LockedChangeTests.Change

  @Test(arguments: choices + severalTags + tags + flattened)
  func theLockTells(_ change: Change) throws { try LockedChangeTests().theLockTells(change) }

  /// A value of a struct with some properties becomes one of a marked enum.
  private static func change(
    _ name: String, _ properties: String, _ options: String, _ cases: String,
    in style: String = ".external", _ findings: Message.ID...
  ) -> Change {
    func e(_ type: String) -> String {
      "// @CodableEnum(style: \(style))\nenum E { case a(\(type)) }\n"
        + "struct Old: Codable { \(properties) }\nenum Kind: String, Codable { case a, b }\n"
    }
    let new = "// @CodableEnum(style: \(options))\nenum New {\n\(cases)\n}\n"
    var change = Change(name, e("Old"), e("New") + new)
    change.findings = findings
    return change
  }

  private static let byKeys = ".untagged, choice: .byKeys"
  private static let orUnknown = "\n// @CodableCase(.unknown)\ncase u(CodableEnumAnyValue)"

  private static let choices = [
    change(
      "a case is chosen by keys, and its value isn't read", "var a: String; var b: String",
      byKeys, "case p(a: Int, b: String)" + orUnknown, .lockedType),
    change(
      "a case may be chosen by keys, and its value isn't read", "var a: String?; var b: String",
      byKeys, "case p(a: Int, b: String)" + orUnknown, .lockedType),
    change(
      "a case may be chosen by keys, and is read", "var a: Int?; var b: String",
      byKeys, "case p(a: Int, b: String)" + orUnknown),
    change(
      "keys of two values are exchanged", "var a: Int; var b: Int",
      ".untagged", "// @CodableCase(keys: [\"b\", \"a\"])\ncase p(a: Int, b: Int)",
      .lockedExchange, .lockedExchange),
    change(
      "keys keep their values", "var a: Int; var b: Int",
      ".untagged", "// @CodableCase(keys: [\"b\", \"a\"])\ncase p(b: Int, a: Int)"),
    change(
      "keys have values of other names", "var a: Int; var b: Int",
      ".untagged", "// @CodableCase(keys: [\"b\", \"a\"])\ncase p(x: Int, y: Int)"),
    change(
      "no case is chosen by keys", "var a: String",
      byKeys, "case p(a: Int, b: String)" + orUnknown),
    change(
      "an unknown case would drop it", "var a: String",
      ".untagged", "case p(b: Int)\n// @CodableCase(.unknown)\ncase u", .lockedType),
    change(
      "a constant chooses no case", "var a: String; var k: String",
      byKeys, "// @CodableCase(constants: [\"k\": 1])\ncase p(a: Int)" + orUnknown),
    change(
      "a case without required keys is always chosen", "var a: String",
      byKeys, "case p(a: Int?)" + orUnknown, .lockedType),
  ]

  private static let natural = ".external, payload: .natural"

  private static let severalTags = [
    change(
      "two keys are tags", "var a: Int; var b: String",
      natural, "case a(Int), b(String)", .lockedType),
    change(
      "the second tag may be missing", "var a: Int; var b: String?",
      natural, "case a(Int), b(String)", .lockedType),
    change(
      "the first of two tags is read", "var b: String; var a: Int",
      natural + ", severalKeys: .first", "case a(Int), b(Bool)"),
    change(
      "the first of two tags isn't read", "var b: String; var a: Int",
      natural + ", severalKeys: .first", "case a(Bool), b(String)", .lockedType),
    change(
      "the tag may be missing", "var a: Int?", natural, "case a(Int), b(String)", .lockedType),
  ]

  private static let inner = ".internal, tag: \"t\""

  private static let tags = [
    change(
      "a tag is a value of an enum, and a value is missing", "var t: Kind",
      inner + ", missingTag: .c", "case a(x: Int), c(y: Int?)", .lockedType),
    change(
      "a tag is a value of an enum", "var t: Kind", inner, "case a(x: Int?), b"),
    change(
      "the type of a tag isn't known", "var t: Other",
      inner + ", missingTag: .c", "case a(x: Int), c(y: Int?)", .lockedType),
    change(
      "an unknown case reads any tag", "var t: UUID", inner,
      "case a(x: Int)\n// @CodableCase(.unknown)\ncase other(String)"),
    change(
      "the fallback loses a tag", "var t: String",
      inner + ", fallback: .f", "case a, f", in: ".untagged", .lockedType),
  ]

  private static let flattened = [
    Change(
      "keys of a flattened type aren't known", inside("case a(Other)"),
      inside("case a(New)") + "struct New: Codable { var x: Int? }", .lockedUnclear),
    change(
      "a tag in a dictionary may be missing", "var t: Int",
      inner, "// @CodableCase(.unknown)\ncase other(CodableEnumAnyValue)"),
    Change(
      "a flattened dictionary may have a tag", inside("case a([String: String])"),
      inside("case a(New)")
        + "// @CodableEnum(style: .internal, tag: \"t\")\nenum New {\ncase b" + orUnknown + "\n}",
      .lockedType),
    change(
      "a tag may be missing", "var t: String?", inner, "case b" + orUnknown, .lockedType),
  ]

  private static func inside(_ item: String) -> String {
    "// @CodableEnum(style: .internal, tag: \"kind\")\nenum E { \(item) }\n"
  }
}
