extension LockedOrderTests {
  private static let level = "enum L: String, Codable { case low }"
  private static let structs = """
    struct P: Codable { var v: Q }
    struct V: Codable { var v: W }
    struct W: Codable { var a: Int }

    """
  private static let rawValues = "// @CodableEnum(style: .rawValue)\n"
  private static let unwritten = "// @CodableCase(skip: .encoding)\ncase l(Int8)\n"
  private static let order = ", order: [.l, .s]"
  private static let keyRivals = "case a(x: [Int])\ncase b(x: [String], y: Int?)"
  private static let unsortedRivals = "case a(x: Int, a: Int?)\ncase b(x: Int?, y: Int)"
  private static let dropping =
    "// @CodableEnum(style: .external)\nenum F {\ncase a\n// @CodableCase(.unknown)\ncase other\n}"
  private static let allowing = plain + ", overlap: .allow"

  /// Cases without a tag, which take documents from each other.
  static let untagged = [
    Change(
      "an opaque type comes first", e("case b(url: String)", plain, text),
      e("case a(url: Text), b(url: String)", plain + ", order: [.a, .b]", text), .lockedCaseTaken),
    Change(
      "an opaque type was first",
      e("case a(Text), b(url: String)", plain + ", order: [.a, .b]", text),
      e("case a(Text), b(url: String)", plain + ", order: [.a, .b]", text)),
    Change(
      "another array comes first", e("case b([Int])", plain),
      e("case a([String]), b([Int])", plain + ", order: [.a, .b]"), .lockedCaseTaken),
    Change(
      "another dictionary comes first", e("case b([String: Int])", plain),
      e("case a([String: Bool]), b([String: Int])", plain + ", order: [.a, .b]"), .lockedCaseTaken),
    Change(
      "a removed case is another's",
      e("case a(x: Int)\n// @CodableCase(empty: .object)\ncase b", plain),
      e("// @CodableCase(empty: .object)\ncase b", plain), .lockedCaseTaken),
    Change(
      "an untagged case comes first among tagged ones",
      e(
        "case a\n// @CodableCase(.untagged)\ncase b(url: String)", "style: .internal, tag: \"t\"",
        text),
      e(
        "case a\n// @CodableCase(.untagged)\ncase c(url: Text)\n// @CodableCase(.untagged)\ncase b(url: String)",
        "style: .internal, tag: \"t\"", text), .overlappingCases, .lockedCaseTaken),
    Change(
      "a case without a tag gets a constant",
      e("case a\n// @CodableCase(.untagged)\ncase b(url: String)"),
      e("case a\n// @CodableCase(.untagged, constants: [\"k\": nil])\ncase b(url: String)"),
      .lockedConstant),
    Change(
      "a case has no tag any more, and unknown ones are kept",
      e("case a(x: Int)\n// @CodableCase(.unknown)\ncase other(String)"),
      e(
        "// @CodableCase(.untagged)\ncase a(x: Int)\n// @CodableCase(.unknown)\ncase other(String)"),
      .lockedTag),
    Change(
      "what has no tag was kept",
      e("case a(Int)\n// @CodableCase(.unknown)\ncase other(CodableEnumAnyValue)", plain),
      e(
        "case a(x: Int)\n// @CodableCase(.unknown)\ncase other(CodableEnumAnyValue)",
        "style: .internal, tag: \"t\", reads: [.untagged]"), .lockedShape, .lockedUnknown),
    Change(
      "names were added before text under a key",
      e("case l(v: L), s(v: String)", plain, "enum L: String, Codable { case low }"),
      e("case l(v: L), s(v: String)", plain, "enum L: String, Codable { case low, high }"),
      .lockedCaseTaken),
    Change(
      "names were added before text in an array",
      e("case l([L]), s([String])", plain + order, "enum L: String, Codable { case low }"),
      e("case l([L]), s([String])", plain + order, "enum L: String, Codable { case low, high }"),
      .lockedCaseTaken),
    Change(
      "an earlier integer is wider", e("case l(Int8), s(Int)", plain),
      e("case l(Int16), s(Int)", plain), .lockedCaseTaken),
    Change(
      "an earlier integer is signed", e("case l(UInt8), s(Double)", plain),
      e("case l(Int), s(Double)", plain), .lockedCaseTaken),
    Change(
      "an earlier integer is narrower", e("case l(Int), s(Double)", plain),
      e("case l(Int8), s(Double)", plain), .lockedType),
    Change(
      "an earlier case takes fractions", e("case l(Int), s(Double)", plain),
      e("case l(Float), s(Double)", plain + order), .lockedType, .lockedCaseTaken),
    Change(
      "an earlier case takes fractions in an array", e("case l([Int]), s([Double])", plain + order),
      e("case l([Float]), s([Double])", plain + order), .lockedType, .lockedCaseTaken),
    Change(
      "an earlier case takes no more than before", e("case l(Double?), s(String)", plain),
      e("case l(Int?), s(String)", plain), .lockedType),
    Change(
      "names were added before another key",
      e("case l(v: L), s(w: String)", plain, "enum L: String, Codable { case low }"),
      e("case l(v: L), s(w: String)", plain, "enum L: String, Codable { case low, high }")),
    Change(
      "keys choose an earlier case that can't read it", e(keyRivals, allowing),
      e(keyRivals, allowing + ", choice: .byKeys"), .unreachableCase, .lockedCaseTaken),
    Change(
      "keys chose an earlier case before", e(keyRivals, allowing + ", choice: .byKeys"),
      e(keyRivals, allowing + ", choice: .byKeys"), .unreachableCase),
    Change(
      "keys that aren't sorted chose an earlier case before",
      e(unsortedRivals, allowing + ", choice: .byKeys"),
      e(unsortedRivals, allowing + ", choice: .byKeys"), .unreachableCase),
    Change(
      "a value of a marked enum stands alone", e("case a(F)", plain, dropping),
      e("case a(F)", plain, dropping)),
    Change(
      "keys choose an earlier case that reads it",
      e("case a(x: Int)\ncase b(x: Int, y: Int?)", allowing),
      e("case a(x: Int)\ncase b(x: Int, y: Int?)", allowing + ", choice: .byKeys"), .unreachableCase
    ),
    Change(
      "names were added to a marked enum before text",
      e("case l(L), s(String)", plain, rawValues + "enum L: String { case low }"),
      e("case l(L), s(String)", plain, rawValues + "enum L: String { case low, high }"),
      .lockedCaseTaken),
    Change(
      "a case with some of the text comes first", e("case s(String)", plain),
      e("case u(URL), s(String)", plain), .lockedCaseTaken),
    Change(
      "a case with some of the text under a key comes first", e("case s(v: String)", plain),
      e("case u(v: URL), s(v: String)", plain), .lockedCaseTaken),
    Change(
      "a case with some of the text has another name", e("case u(URL), s(String)", plain),
      e("case v(URL), s(String)", plain)),
    Change(
      "an earlier case with names needs a key no longer",
      e("case l(v: L, n: Int), s(v: String)", plain, "enum L: String, Codable { case low }"),
      e("case l(v: L, n: Int?), s(v: String)", plain, "enum L: String, Codable { case low }"),
      .lockedCaseTaken),
    Change(
      "an earlier case with names needs a key no longer that the later one has",
      e("case l(v: L, n: Int), s(v: String, n: Int)", plain, level),
      e("case l(v: L, n: Int?), s(v: String, n: Int)", plain, level)),
    Change(
      "an earlier case has no value under a key", e("case l(v: Int8, n: Int), s(v: Int)", plain),
      e("case l(v: Int8), s(v: Int)", plain), .lockedCaseTaken),
    Change(
      "an earlier struct needs a property no longer",
      e("case l(P), s(v: Int)", plain, "struct P: Codable { var v: Int8; var n: Int }"),
      e("case l(P), s(v: Int)", plain, "struct P: Codable { var v: Int8; var n: Int? }"),
      .lockedCaseTaken),
    Change(
      "a struct in an earlier struct needs a property no longer",
      e("case l(p: P), s(p: V)", plain, structs + "struct Q: Codable { var a: Int8; var n: Int }"),
      e("case l(p: P), s(p: V)", plain, structs + "struct Q: Codable { var a: Int8; var n: Int? }"),
      .lockedCaseTaken),
    Change(
      "an earlier case is only read", e(unwritten + "case s(Double)", plain),
      e(unwritten + "case s(Double)", plain)),
    Change(
      "an earlier case ignores what it ignored",
      e("case l(v: Int8, n: Int), s(v: Int, z: Int)", plain),
      e("case l(v: Int8, n: Int), s(v: Int, z: Int)", plain)),
    Change(
      "names were added before text",
      e("case l(L), s(String)", plain, "enum L: String, Codable { case low }"),
      e("case l(L), s(String)", plain, "enum L: String, Codable { case low, high }"),
      .lockedCaseTaken),
  ]
}
