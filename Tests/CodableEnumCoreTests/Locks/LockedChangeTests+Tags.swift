/// Tags that other cases have, that are new, or that nothing reads.
extension LockedChangeTests {
  private static let unknownInRange = e(
    "// @CodableCase(\"a\"...\"m\", tag: \"a\")\ncase a(x: Int)\n"
      + "// @CodableCase(.unknown, tag: \"any\", aliases: [\"all\"])\ncase other")

  /// A case that keeps its tag or its alias, before an unknown case.
  private static func keeping(_ name: String, _ options: String = "") -> String {
    "// @CodableCase(\"a\", aliases: [\"b\"]\(options))\n\(name)(String)  // @CodableValue(tag: true)\n"
      + "case c\n// @CodableCase(.unknown)\ncase other(String)"
  }

  private static func namesakes(_ first: String, _ second: String) -> String {
    "// @CodableCase(\"\(first)\")\ncase go(x: Int)\n"
      + "// @CodableCase(\"\(second)\")\ncase go(x: Int, y: Int?)"
  }

  private static func kept(_ tags: String, _ type: String = "Int") -> String {
    "// @CodableCase(\(tags))\ncase a(\(type))  // @CodableValue(tag: true)"
  }

  static let tags = [
    Change(
      "cases of one name exchange their tags", e(namesakes("a", "b")), e(namesakes("b", "a")),
      .lockedTagTaken, .lockedTagTaken),
    Change(
      "a case of one name with another gets a value", e(namesakes("a", "b")),
      e(namesakes("a", "b").replacing("y: Int?", with: "y: Int?, z: Int?"))),
    Change("a range is several", e(kept("1...9")), e(kept("1...4, aliases: [5, 6...8, 9]"))),
    Change(
      "a range of strings is several", e(kept(#""a"..."m""#, "String")),
      e(kept(#""c"..<"f", aliases: ["a"..<"c", "f"..."m"]"#, "String"))),
    Change(
      "a range of strings has a hole", e(kept(#""a"..."m""#, "String")),
      e(kept(#""a"..<"f", aliases: ["g"..."m"]"#, "String")), .lockedTags),
    Change(
      "a range of strings has no end", e(kept(#""a"..."m""#, "String")),
      e(kept(#""a"..<"f", aliases: ["f"..<"m"]"#, "String")), .lockedTags),
    Change(
      "a range of doubles is several", e(kept("1.0...", "Double")),
      e(kept("1.0..<5.0, aliases: [5.0...]", "Double"))),
    Change(
      "a range has a hole", e(kept("1...9")), e(kept("1...4, aliases: [6...9]")), .lockedTags),
    Change("a case was added", e("case a, b"), e("case a, b, c")),
    Change("a case was removed", e("case a, b"), e("case a"), .lockedTag),
    Change("a case was renamed", e("case a, b"), e("case a, c"), .lockedTag),
    Change(
      "its old tag is an alias", e("case a, b"),
      e("case a\n// @CodableCase(aliases: [\"b\"])\ncase c")),
    Change(
      "a case is no longer written", e("case a, b"),
      e("case a\n// @CodableCase(skip: .encoding)\ncase b")),
    Change(
      "a case is no longer read", e("case a, b"),
      e("case a\n// @CodableCase(skip: .decoding)\ncase b"),
      .lockedTag),
    Change(
      "a case that kept its tag in any letters is no longer read",
      e(keeping("case a"), "style: .rawValue, ignoringCase: true"),
      e(keeping("case a", ", skip: .decoding"), "style: .rawValue, ignoringCase: true"),
      .lockedTag, .lockedTag),
    Change(
      "a case is unavailable", e("case a, b"), e("case a\n@available(*, unavailable)\ncase b"),
      .lockedTag),
    Change(
      "a case stays unavailable", e("case a\n@available(*, unavailable)\ncase b"),
      e("case a\n@available(*, unavailable)\ncase b")),
    Change(
      "caseNaming changed", e("case oneTwo"),
      e("case oneTwo", "style: .internal, tag: \"t\", caseNaming: .snakeCase"), .lockedTag),
    Change(
      "letter case is ignored", e("case one"),
      e("// @CodableCase(\"ONE\")\ncase one", "style: .internal, tag: \"t\", ignoringCase: true")),
    Change(
      "the unknown case went", e("case a\n// @CodableCase(.unknown)\ncase other(String)"),
      e("case a"), .lockedUnknown),
    Change(
      "the unknown case's own tag is in a range", unknownInRange, unknownInRange + "\nstruct S {}"),
    Change(
      "the unknown case took tags that aren't strings",
      e("case a\n// @CodableCase(.unknown)\ncase other(content: CodableEnumAnyValue)"),
      e("case a\n// @CodableCase(.unknown)\ncase other(String)"), .lockedUnknown),
    Change(
      "the unknown case took objects",
      e("case a\n// @CodableCase(.unknown)\ncase other(CodableEnumAnyValue)", "style: .rawValue"),
      e("case a\n// @CodableCase(.unknown)\ncase other", "style: .rawValue"), .lockedUnknown),
    Change(
      "the unknown case takes less, and still any tag",
      e(
        "// @CodableCase(0)\ncase a\ncase b\n// @CodableCase(.unknown)\ncase other(CodableEnumAnyValue)"
      ),
      e("// @CodableCase(0)\ncase a\ncase b\n// @CodableCase(.unknown)\ncase other"), .lockedUnknown
    ),
    Change(
      "the unknown case takes keys alone",
      e("case a\n// @CodableCase(.unknown)\ncase other(CodableEnumAnyValue)", "style: .external"),
      e("case a\n// @CodableCase(.unknown)\ncase other(String)", "style: .external"), .lockedUnknown
    ),
    Change(
      "the untagged unknown case takes nothing",
      e(
        "case a(Int)\n// @CodableCase(.unknown)\ncase other(CodableEnumAnyValue)",
        "style: .untagged"),
      e("case a(Int)\n// @CodableCase(.unknown)\ncase other", "style: .untagged"), .lockedUnknown),
    Change(
      "a case becomes the unknown one, and can't keep a whole document",
      e("case a([Int])", "style: .array"),
      e("// @CodableCase(.unknown)\ncase a([Int])", "style: .array"), .lockedType, .lockedType),
    Change(
      "the unknown case keeps integers alone",
      e("case a\n// @CodableCase(.unknown)\ncase other(String)"),
      e(
        "// @CodableCase(1, aliases: [\"a\"])\ncase a\n// @CodableCase(.unknown)\ncase other(Int)"),
      .lockedUnknown),
    Change(
      "the unknown case takes integers alone",
      e("// @CodableCase(0)\ncase a\n// @CodableCase(.unknown)\ncase other(CodableEnumAnyValue)"),
      e("// @CodableCase(0)\ncase a\n// @CodableCase(.unknown)\ncase other"), .lockedUnknown),
    Change(
      "a case that shared its tag was removed",
      e("// @CodableCase(\"a\")\ncase a(x: Int?)\n// @CodableCase(\"a\")\ncase b(y: Int)"),
      e("case a(x: Int?)"), .lockedCaseTaken),
    Change(
      "a dictionary was an array of keys and values",
      e("case a(x: [Role: Int])") + "// @CodableEnum(style: .rawValue)\nenum Role { case b }",
      e("case a(x: [Role: Int])")
        + "// @CodableEnum(style: .rawValue, codingKeys: true)\nenum Role { case b }"),
    Change(
      "a dictionary of a struct was one",
      e("case a(x: S)")
        + "struct S: Codable { var d: [Role: Int]? }\n// @CodableEnum(style: .rawValue)\nenum Role { case b }",
      e("case a(x: S)") + "struct S: Codable { var d: [Role: Int]? }\n"
        + "// @CodableEnum(style: .rawValue, codingKeys: true)\nenum Role { case b }"),
    Change(
      "a dictionary in an array was one",
      e("case a(x: [[Role: Int]])") + "// @CodableEnum(style: .rawValue)\nenum Role { case b }",
      e("case a(x: [[Role: Int]])")
        + "// @CodableEnum(style: .rawValue, codingKeys: true)\nenum Role { case b }", .lockedType),
    Change(
      "a removed case is not the unknown one",
      e("case a, b\n// @CodableCase(.unknown)\ncase other"),
      e("case a\n// @CodableCase(.unknown)\ncase other"), .lockedTag),
    Change(
      "a range got smaller",
      e("// @CodableCase(1...9)\ncase a(Int)  // @CodableValue(tag: true)"),
      e("// @CodableCase(1...5)\ncase a(Int)  // @CodableValue(tag: true)"), .lockedTags),
    Change(
      "a tag in a range went to another case",
      e("// @CodableCase(1...9)\ncase a(Int)  // @CodableValue(tag: true)"),
      e(
        "// @CodableCase(1...9)\ncase a(Int)  // @CodableValue(tag: true)\n// @CodableCase(5)\ncase b"
      ),
      .lockedTagTaken),
  ]
}
