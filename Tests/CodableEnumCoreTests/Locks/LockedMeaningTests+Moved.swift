/// Values that are somewhere else now, and documents that something else reads.
extension LockedMeaningTests {
  private static let two = e("case a(x: Int, y: Int)")
  private static let exchanged =
    "struct Q: Codable { var x, y: Int; enum CodingKeys: String, CodingKey { case x = \"y\", y = \"x\" } }"
  private static let internally = "style: .internal, tag: \"t\""
  private static let besideContent = "style: .adjacent, tag: \"t\", content: \"c\""

  private static let crossed =
    "struct P: Codable { var c, q: Int; enum CodingKeys: String, CodingKey { case c = \"q\", q = \"c\" } }"
  private static let untaggedStyle = "style: .untagged"
  private static let rawValue = "style: .rawValue"
  private static let aliased = marked("// @CodableCase(\"i\", aliases: [\"j\"])\ncase i")

  private static func keys(_ cases: String) -> String {
    "enum L: String, Codable, CodingKeyRepresentable { case \(cases) }"
  }

  /// Values in an object, under two keys.
  private static func inside(_ first: String, _ second: String) -> String {
    func key(_ key: String) -> String { "// @CodableValue(key: [\"o\", \"\(key)\"])\n" }
    return e("case a(\n\(key(first))x: Int,\n\(key(second))y: Int)")
  }

  private static let dictionary = "d: [String: Int]  // @CodableValue(flatten: true)\n)"
  private static let entries = """
    struct P: Codable { var p: Int?, q: Int? }
    // @CodableEnum(style: .untagged)
    enum U { case u(p: Int?, q: Int?) }
    """

  /// Values that are somewhere else now.
  static let moved = [
    Change(
      "an alias was there beside a dictionary",
      e("case a(\nx: Int?,  // @CodableValue(aliases: [\"z\"])\n" + dictionary),
      e("case a(\nx: Int?,  // @CodableValue(aliases: [\"z\"])\n" + dictionary)),
    Change(
      "values that a coder takes by position are exchanged",
      e("// @CodableCase(coder: C)\ncase a(x: Int, y: Int)"),
      e("// @CodableCase(coder: C)\ncase a(y: Int, x: Int)"), .lockedExchange, .lockedExchange),
    Change(
      "an extra may be an entry", e("case a(\n" + dictionary),
      e("// @CodableCase(extras: [\"v\": 1])\ncase a(\n" + dictionary), .lockedExchange),
    Change(
      "entries became properties", e("case a(\n" + dictionary),
      e("case a(\nd: P  // @CodableValue(flatten: true)\n)", internally, entries), .lockedType),
    Change(
      "a dictionary became an object without a tag", e("case a(d: [String: Int])"),
      e("case a(d: U)", internally, entries), .lockedType),
    Change(
      "values became properties with exchanged keys", two, e("case a(Q)", internally, exchanged),
      .lockedExchange, .lockedExchange),
    Change(
      "values became properties of the content with exchanged keys",
      e("case a(x: Int, y: Int)", besideContent), e("case a(Q)", besideContent, exchanged),
      .lockedExchange, .lockedExchange),
    Change(
      "properties became values with exchanged keys",
      e("case a(P)", internally, "struct P: Codable { var x, y: Int }"),
      e("// @CodableCase(keys: [\"y\", \"x\"])\ncase a(x: Int, y: Int)"),
      .lockedExchange, .lockedExchange),
    Change(
      "properties with keys became values",
      e("case a(Q)", internally, exchanged), e("case a(x: Int, y: Int)"),
      .lockedExchange, .lockedExchange),
    Change(
      "properties became values", e("case a(P)", internally, "struct P: Codable { var x, y: Int }"),
      e("case a(x: Int, y: Int, z: Int?)")),
    Change(
      "values on paths became properties with exchanged keys",
      inside("x", "y"),
      e("case a(o: Q)", internally, exchanged), .lockedExchange, .lockedExchange),
    Change(
      "properties became values on paths with exchanged keys",
      e("case a(o: P)", internally, "struct P: Codable { var x, y: Int }"),
      inside("y", "x"),
      .lockedExchange, .lockedExchange),
    Change(
      "a struct next to the tag became another with exchanged keys",
      e("case a(P)", internally, "struct P: Codable { var x, y: Int }"),
      e("case a(Q)", internally, exchanged), .lockedExchange, .lockedExchange),
    Change(
      "a struct alone became another with exchanged keys",
      e("case a(P)", "style: .untagged", "struct P: Codable { var x, y: Int }"),
      e("case a(Q)", "style: .untagged", exchanged), .lockedExchange, .lockedExchange),
    Change(
      "a struct next to the tag became another",
      e("case a(P)", internally, "struct P: Codable { var x, y: Int }"),
      e("case a(S)", internally, "struct S: Codable { var x, y: Int }")),
    Change(
      "an omitted default became an optional property",
      e("case a(z: Int, x: Int = 1)", internally + ", defaultValues: .omit"),
      e("case a(P)", internally, "struct P: Codable { var z: Int; var x: Int? }"), .lockedDefault),
    Change(
      "a content key is the name of a property", e("case a(P)", besideContent, crossed),
      e("case a(P)", besideContent, crossed)),
    Change(
      "a key is another value's name with the case's name",
      e("case a(x: Int?, a_x: Int?)", internally + ", keyPrefix: .caseName"),
      e("case a(x: Int?, a_x: Int?)", internally + ", keyPrefix: .caseName")),
    Change(
      "another case takes the tag in other letters", e("// @CodableCase(\"OK\")\ncase m(x: Int)"),
      e("case ok(x: Int), m(x: Int)", internally + ", ignoringCase: true"), .lockedTagTaken),
    Change(
      "an unknown case that keeps nothing took the place of raw values",
      e("case a([L])", natural, "enum L: String, Codable { case lo, hi }"),
      e("case a([K])", natural, marked("case lo\n// @CodableCase(.unknown)\ncase other")),
      .lockedType),
    Change(
      "a key of a dictionary is gone",
      e("case a(d: [L: Int])", internally, keys("lo, hi")),
      e("case a(d: [L: Int])", internally, keys("lo")), .lockedType),
    Change(
      "a key of a dictionary is new",
      e("case a(d: [L: Int])", internally, keys("lo")),
      e("case a(d: [L: Int])", internally, keys("lo, hi"))),
    Change(
      "nothing, with an alias before texts", e("case a(K), c(String)", untaggedStyle, aliased),
      e("case a(K), c(String)", untaggedStyle, aliased)),
    Change(
      "nothing, with a short tag that is kept",
      e("case a\n// @CodableCase(.unknown)\ncase u(Int8)  // @CodableValue(tag: true)", rawValue),
      e("case a\n// @CodableCase(.unknown)\ncase u(Int8)  // @CodableValue(tag: true)", rawValue)),
    Change(
      "nothing, with a case of a payload under a condition",
      e("case a(p: L)", internally, "enum L: Codable { case x(Int)\n#if DEBUG\ncase y\n#endif\n}"),
      e("case a(p: L)", internally, "enum L: Codable { case x(Int)\n#if DEBUG\ncase y\n#endif\n}")),
    Change(
      "a value is the tag now", e("case a(x: Int, kind: String), b(x: Int)"),
      e(
        "case a(x: Int), b(x: Int)",
        "style: .internal, tag: \"kind\", reads: [.internal(tag: \"t\")]"), .lockedCaseTaken),
    Change(
      "a value of another kind has the key of the tag now",
      e("case a(x: Int, kind: Int), b(x: Int)"),
      e(
        "case a(x: Int), b(x: Int)",
        "style: .internal, tag: \"kind\", reads: [.internal(tag: \"t\")]")),
    Change(
      "values became properties", two,
      e("case a(Q)", internally, "struct Q: Codable { var x, y: Int }")),
    Change(
      "values became properties of other names", two,
      e(
        "case a(Q)", internally,
        "struct Q: Codable { var u, v: Int; enum CodingKeys: String, CodingKey { case u = \"x\", v = \"y\" } }"
      )),
    Change(
      "elements are read by another layout, and were swapped",
      e("case a(x: Int, y: Int)", "style: .external, payload: .unkeyed"),
      e(
        "case a(y: Int, x: Int)",
        "style: .external, payload: .natural, reads: [.external(payload: .compact)]"),
      .lockedExchange, .lockedExchange),
    Change(
      "elements are read by another layout",
      e("case a(x: Int, y: Int)", "style: .external, payload: .unkeyed"),
      e(
        "case a(x: Int, y: Int)",
        "style: .external, payload: .natural, reads: [.external(payload: .compact)]")),
    Change(
      "a marked enum with exchanged tags took the place of raw values",
      e("case a(l: L)", internally, "enum L: String, Codable { case lo, hi }"),
      e(
        "case a(l: K)", internally,
        marked("// @CodableCase(\"hi\")\ncase lo\n// @CodableCase(\"lo\")\ncase hi")),
      .lockedCaseTaken, .lockedCaseTaken),
    Change(
      "a marked enum with other names took the place of raw values",
      e("case a(l: L)", internally, "enum L: String, Codable { case lo, hi }"),
      e(
        "case a(l: K)", internally,
        marked("// @CodableCase(\"hi\")\ncase top\n// @CodableCase(\"lo\")\ncase low"))),
    Change(
      "a removed case is read without its tag", e("case a(q: Int), b(x: String)"),
      e("case a(q: Int)\n// @CodableCase(.untagged)\ncase c(x: String)"), .lockedTag),
    Change(
      "a removed case is read from its key", e("case a(q: Int), b(String)", natural),
      e("case a(q: Int)\n// @CodableCase(.untagged)\ncase c(b: String)", natural), .lockedTag),
    Change(
      "a removed case had no tag",
      e("case a(q: Int)\n// @CodableCase(.untagged)\ncase b(x: String)"),
      e("case a(q: Int)\n// @CodableCase(.untagged)\ncase c(x: String)")),
  ]

  private static func z(_ label: String, _ key: String, _ aliases: String, _ more: String = "")
    -> String
  {
    e("case a(\n\(label): Int\(more)  // @CodableValue(key: \"\(key)\", aliases: \(aliases))\n)")
  }

  /// Two values that one value reads now.
  static let merged = [
    Change("aliases name another value first", two, z("x", "z", "[\"y\", \"x\"]"), .lockedExchange),
    Change("aliases name the value first", two, z("x", "z", "[\"x\", \"y\"]")),
    Change(
      "a key may be missing before an alias", e("case a(x: Int, y: Int?)"),
      z("z", "y", "[\"x\"]"), .lockedExchange),
    Change(
      "an own key may be missing before an alias", e("case a(x: Int?, y: Int)"),
      z("v", "x", "[\"y\"]"), .lockedExchange),
    Change("an alias was never written with the key", e("case a(x: Int)"), z("z", "y", "[\"x\"]")),
    Change(
      "a key is an alias of its own path",
      e("case a(\nx: Int  // @CodableValue(key: [\"m\", \"x\"])\n)"),
      e("case a(\nx: Int  // @CodableValue(key: [\"m\", \"x\"], aliases: [\"x\"])\n)")),
  ]
}
