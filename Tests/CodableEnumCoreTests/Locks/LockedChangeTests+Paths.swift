@testable import CodableEnumCore

extension LockedChangeTests {
  /// A value whose key is a path, or becomes one.
  static let paths = [
    path("a path changed", #"["m", "x"]"#, #"["m", "y"]"#, .lockedKeyRenamed),
    path("an object has another key", #"["m", "x"]"#, #"["n", "x"]"#, .lockedKeyRenamed),
    path("a path became a key", #"["m", "x"]"#, #""x""#, .lockedKeyRenamed),
    path("a key became a path", #""x""#, #"["m", "x"]"#, .lockedKey),
    path("a key became the object of a path", #""x""#, #"["x", "v"]"#, .lockedMoved),
    path(
      "a key in an object became a longer path", #"["m", "x"]"#, #"["m", "x", "v"]"#,
      .lockedKeyRenamed),
    path(
      "a path changed, and the value would be lost", #"["m", "x"]"#, #"["m", "y"]"#, type: "Int?",
      .lockedKeyRenamed),
    path(
      "a path became a key, and the value would be lost", #"["m", "x"]"#, #""x""#, type: "Int?",
      .lockedKeyRenamed),
    path(
      "what was under the key is in the object, and would be lost", #""x""#, #"["x", "v"]"#,
      type: "[String: Int]?", .lockedKeyRenamed),
    path(
      "a struct became the object of a path, and has its key", #""x""#, #"["x", "x"]"#, type: "S",
      .lockedKeyRenamed, rejects: true, types: "struct S: Codable { var x: Int; var y: Int }\n"),
    path(
      "a key in an object with an alias became a longer path", #"["m", "x"]"#,
      #"["m", "x", "v"]"#, type: "Int?", .lockedKeyRenamed, aliases: #", aliases: ["y"]"#),
    path(
      "a key of anything with an alias became the object of a path", #""x""#, #"["x", "v"]"#,
      type: "S?", .lockedKeyRenamed, aliases: #", aliases: ["y"]"#,
      types: "struct S: Codable { func encode(to encoder: any Encoder) {} }\n"),
    path("unknown keys are refused, too", #""x""#, #"["m", "x"]"#, .lockedKey, rejects: true),
    path(
      "unknown keys in objects are refused, too", #"["m", "x"]"#, #"["n", "x"]"#, .lockedKeyRenamed,
      rejects: true),
    path(
      "a new value in an object that others are in", #"["m", "x"]"#, #"["m", "x"]"#,
      new: #"more: CodableEnumAnyValue?  // @CodableValue(key: ["m", "y"])"#),
    Change(
      "a property is new in a value with a path and an alias",
      a(aliased) + "struct S: Codable {}\n",
      a(aliased) + "struct S: Codable { var new: Int }\n", .lockedKey),
    Change(
      "several values need an object under one key", a("x: Int, y: Int"),
      a(
        """

        x: Int,  // @CodableValue(key: ["x", "a"])
        y: Int  // @CodableValue(key: ["x", "b"])

        """), .lockedMoved),
  ]

  private static let aliased = """

    x: S  // @CodableValue(key: ["m", "x"], aliases: ["y"])

    """

  private static func path(
    _ name: String, _ old: String, _ new: String, type: String = "Int", _ findings: Message.ID...,
    rejects: Bool = false, new further: String = "", aliases: String = "", types: String = ""
  ) -> Change {
    func source(_ key: String, _ further: String = "") -> String {
      a(
        """

        x: \(type)\(further.isEmpty ? "" : ",")  // @CodableValue(key: \(key)\(aliases))
        \(further)

        """, "style: .external\(rejects ? ", unknownKeys: .reject" : "")") + types
    }
    var change = Change(name, source(old), source(new, further))
    change.findings = findings
    return change
  }

  /// Cases for everything else.
  static let rests = [
    Change(
      "null is a default", a("x: Int?", "style: .external, nilValues: .null"),
      a("x: Int = 1  // @CodableValue(nil: .default)\n")),
    Change(
      "null is a default of another type", a("x: Int?", "style: .external, nilValues: .null"),
      a("x: String = \"\"  // @CodableValue(nil: .default)\n"), .lockedType),
    Change("an unknown case was renamed", unknown("other"), unknown("unknown")),
    Change(
      "an unknown case was renamed and keeps the tag", unknown("other"), unknown("new(String)")),
    Change(
      "an unknown case took the place of a case", e("case a, other"), unknown("unknown"), .lockedTag
    ),
    Change(
      "the tag of an unknown case belongs to another", unknown("other"),
      e("case a\n// @CodableCase(\"other\")\ncase b\n// @CodableCase(.unknown)\ncase unknown"),
      .lockedTagTaken),
    Change(
      "a case took the name of a renamed unknown case", unknown("other"),
      e("case a, other\n// @CodableCase(.unknown)\ncase unknown"), .lockedTagTaken),
    Change(
      "a renamed unknown case has its old name as its tag", unknown("other"),
      e(
        "case a\n// @CodableCase(\"c\")\ncase other\n"
          + "// @CodableCase(.unknown, tag: \"other\")\ncase unknown")),
    Change(
      "an unknown case no longer keeps the tag", unknown("b(String)"), unknown("b"), .lockedUnknown),
    Change(
      "an unknown raw value is no longer kept", unknown("b(String)", "style: .rawValue"),
      unknown("b", "style: .rawValue"), .lockedUnknown),
    Change(
      "an unknown key is no longer kept", unknown("b(String)", "style: .external"),
      unknown("b", "style: .external"), .lockedUnknown),
    Change(
      "an unknown element is no longer kept", unknown("b(String)", "style: .array"),
      unknown("b", "style: .array"), .lockedUnknown),
    Change(
      "an unknown case keeps the tag alone", unknown("b(tag: String, note: Int?)"),
      unknown("b(String)")),
    Change("an unknown case keeps more", unknown("b"), unknown("b(CodableEnumAnyValue)")),
    Change(
      "an unknown case keeps smaller numbers",
      unknown("b(Int)", "style: .rawValue", "// @CodableCase(1)\n"),
      unknown(
        "b(\ncode: Int8  // @CodableValue(tag: true)\n)", "style: .rawValue", "// @CodableCase(1)\n"
      ),
      .lockedUnknown),
    Change(
      "an unknown case gets a coder", unknown("b(CodableEnumAnyValue)"),
      coded("C(Int)"), .lockedUnclear),
    Change("an unknown case keeps its coder", coded("C(Int)"), coded("C(Int)")),
    Change("an unknown case gets another coder", coded("C(Int)"), coded("D(Int)"), .lockedUnclear),
    Change(
      "a shared tag became one of a range", shared("\"s\"", "x: Int"),
      shared("\"n\"..<\"u\"", "_ tag: String,  // @CodableValue(tag: true)\nx: Int"),
      .lockedTagTaken),
    Change(
      "an unknown case takes what the fallback was",
      e(
        "case b\n// @CodableCase(.unknown)\ncase c(CodableEnumAnyValue)",
        "style: .untagged, fallback: .b"),
      e(
        "// @CodableCase(empty: [:])\ncase b\n// @CodableCase(.unknown)\ncase c(CodableEnumAnyValue)",
        "style: .untagged, fallback: .b"), .lockedShape),
    Change(
      "one of the tags that a case keeps is lost", kept("\"s\", aliases: [\"o\"]"),
      kept("\"n\", aliases: [\"o\"]"), .lockedTag),
    Change(
      "a lost tag of the case for unknown tags", e("case a, b", unknownTag),
      e("case a\n// @CodableCase(\"c\")\ncase b", unknownTag)),
    Change(
      "a lost tag beside the case for unknown tags", e("case a, b", unknownTag),
      e("case b\n// @CodableCase(\"c\")\ncase a", unknownTag), .lockedTag),
    Change(
      "a lost tag of another kind", e("case a\n// @CodableCase(3)\ncase b", unknownTag),
      e("case a, b", unknownTag), .lockedTag),
    Change(
      "a lost tag of the fallback", e("case a, b", fallback),
      e("case a\n// @CodableCase(\"c\")\ncase b", fallback)),
    Change(
      "a lost tag of another case than the fallback", e("case a, b", fallback),
      e("case b\n// @CodableCase(\"c\")\ncase a", fallback), .lockedTag),
    Change(
      "the fallback's tag belongs to another case", e("case a, b", fallback),
      e("// @CodableCase(\"b\")\ncase a\n// @CodableCase(\"c\")\ncase b", fallback),
      .lockedTag, .lockedTagTaken),
  ]

  private static func shared(_ tag: String, _ values: String) -> String {
    e("// @CodableCase(\"s\")\ncase a\n// @CodableCase(\(tag))\ncase b(\n\(values)\n)")
  }

  private static func kept(_ tags: String) -> String {
    e("// @CodableCase(\(tags))\ncase a(\n_ tag: String  // @CodableValue(tag: true)\n)\ncase b")
  }

  private static let unknownTag = "style: .internal, tag: \"t\", unknownTag: .b"
  private static let fallback = "style: .internal, tag: \"t\", fallback: .b"

  private static func unknown(
    _ item: String, _ style: String = "style: .internal, tag: \"t\"", _ mark: String = ""
  ) -> String {
    e("\(mark)case a\n// @CodableCase(.unknown)\ncase \(item)", style)
  }

  /// - Parameter coder: The coder of an unknown case, and what it stores.
  private static func coded(_ coder: String) -> String {
    let parts = coder.split(separator: "(")
    return e("case a\n// @CodableCase(.unknown, coder: \(parts[0]))\ncase b(\(parts[1])")
  }
}
