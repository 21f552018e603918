import Foundation
import Testing

@testable import CodableEnumCore

/// Changes after which old documents are still read, but mean something else.
@Suite struct LockedMeaningTests {
  typealias Change = LockedChangeTests.Change

  @Test(
    arguments: values + defaults + skips + structs + renamed + renamedCases + flattened + moved
      + merged)
  func theLockTells(_ change: Change) throws { try LockedChangeTests().theLockTells(change) }

  /// An extra key may be called like the value in another naming, so two keys match.
  @Test(arguments: ["a__0", "A_0", "_0_", "A__0"])
  func theKeyOfASkippedValueIsTheFirst(_ extra: String) {
    let extras = "// @CodableCase(extras: [\"\(extra)\": 1])\n"
    func source(_ item: String) -> [(name: String, data: Data)] {
      [("A.swift", Data(Self.e(extras + item, "style: .external").utf8))]
    }
    let findings = Locked.findings(
      source("case a(Int = 0)  // @CodableValue(skip: .decoding)"),
      lock: Locked.text(of: source("case a(Int = 0)")))
    #expect(findings.count == 1)
    #expect(findings.first?.contains("write 'skip: .encoding, key: \"_0\"'") == true)
  }

  static func e(
    _ item: String, _ options: String = "style: .internal, tag: \"t\"", _ more: String = ""
  ) -> String { "// @CodableEnum(\(options))\nenum E {\n\(item)\n}\n\(more)" }

  static let array = "style: .array"
  static let external = "style: .external"
  static let natural = "style: .external, payload: .natural"

  private static let values = [
    Change(
      "elements were swapped", e("case a(x: Int, y: Int)", array),
      e("case a(y: Int, x: Int)", array), .lockedExchange, .lockedExchange),
    Change(
      "elements without labels were swapped", e("case a(_ x: Int, _ y: Int)", natural),
      e("case a(_ y: Int, _ x: Int)", natural), .lockedExchange, .lockedExchange),
    Change(
      "one was inserted in front", e("case a(x: Int = 0, y: Int = 0)", array),
      e("case a(w: Int = 0, x: Int = 0, y: Int = 0)", array), .lockedExchange, .lockedExchange),
    Change(
      "one was inserted before the only element", e("case a(x: Int)", array),
      e("case a(w: Int = 0, x: Int = 0)", array), .lockedExchange),
    Change(
      "one was added after the only element", e("case a(x: Int)", array),
      e("case a(x: Int, y: Int = 0)", array)),
    Change(
      "elements got other labels", e("case a(x: Int, y: Int)", array),
      e("case a(u: Int, v: Int)", array)),
    Change(
      "numbers of two types were swapped", e("case a(x: Int, y: Double?)", array),
      e("case a(y: Double, x: Double?)", array), .lockedExchange, .lockedExchange),
    Change(
      "elements of two types were swapped", e("case a(x: Int, y: String)", array),
      e("case a(y: String, x: Int)", array), .lockedType, .lockedType),
    Change(
      "keys were exchanged", e("case a(x: Int, y: Int)"),
      e("// @CodableCase(keys: [\"y\", \"x\"])\ncase a(x: Int, y: Int)"),
      .lockedExchange, .lockedExchange),
    Change(
      "given keys were exchanged",
      e("// @CodableCase(keys: [\"p\", \"q\"])\ncase a(x: Int, y: Int)"),
      e("// @CodableCase(keys: [\"q\", \"p\"])\ncase a(x: Int, y: Int)"),
      .lockedExchange, .lockedExchange),
    Change(
      "keys were given to two optionals", e("case a(x: Int?, y: Int?)"),
      e("// @CodableCase(keys: [\"p\", \"q\"])\ncase a(x: Int?, y: Int?)"), .lockedKeyRenamed,
      .lockedKeyRenamed),
    Change(
      "given keys of two optionals were removed",
      e("// @CodableCase(keys: [\"p\", \"q\"])\ncase a(x: Int?, y: Int?)"),
      e("case a(x: Int?, y: Int?)"), .lockedKeyRenamed, .lockedKeyRenamed),
    Change(
      "labels were exchanged with their keys",
      e("// @CodableCase(keys: [\"p\", \"q\"])\ncase a(x: Int, y: Int)"),
      e("// @CodableCase(keys: [\"q\", \"p\"])\ncase a(y: Int, x: Int)")),
    Change(
      "values stand in another order", e("case a(x: Int, y: Int)"), e("case a(y: Int, x: Int)")),
    Change(
      "labels changed and keys stayed", e("case a(x: Int, y: Int)"),
      e("// @CodableCase(keys: [\"x\", \"y\"])\ncase a(u: Int, v: Int)")),
    Change(
      "a tag before values without labels is no longer kept",
      e(
        "// @CodableCase(\"a\", aliases: [\"b\"])\ncase a(\nString,  // @CodableValue(tag: true)\n\(twoKeys))"
      ),
      e("// @CodableCase(\"a\", aliases: [\"b\"])\ncase a(\n\(twoKeys))")),
    Change(
      "a key is inside an object now, and an alias",
      e("case a(\n\(twoKeys))"),
      e(
        "case a(\n\(twoKeys))".replacing(
          "key: \"k\"", with: "key: [\"m\", \"k\"], aliases: [\"k\"]"))),
    Change(
      "keys of values without labels were exchanged", e("case a(\n\(twoKeys))"),
      e("// @CodableCase(keys: [\"l\", \"k\"])\ncase a(Int, Int)"), .lockedExchange, .lockedExchange
    ),
    Change(
      "values of two types without labels are reordered, with their keys",
      e("case a(\n\(twoKeys))".replacing("Int  //", with: "String  //")),
      e("// @CodableCase(keys: [\"l\", \"k\"])\ncase a(String, Int)")),
    Change(
      "keys have another naming", e("case a(userName: Int, userAge: Int)"),
      e(
        "// @CodableCase(keys: [\"userName\", \"userAge\"])\ncase a(userName: Int, userAge: Int)",
        "style: .internal, tag: \"t\", keyNaming: .snakeCase")),
  ]

  private static func flattened(_ p: String, _ q: String) -> String {
    let flat = "// @CodableValue(flatten: true)\n"
    return e("case a(\n\(flat)p: P,\n\(flat)q: Q)")
      + "struct P: Codable { \(p) }\nstruct Q: Codable { \(q) }"
  }

  private static func mixed(_ properties: String, _ label: String) -> String {
    e("case a(\n// @CodableValue(flatten: true)\np: P,\n\(label): Int?)")
      + "struct P: Codable { \(properties) }"
  }

  private static func besideDictionary(_ values: String) -> String {
    e("case a(\n\(values)// @CodableValue(flatten: true)\nrest: [String: Int])")
  }

  private static let flattened = [
    Change(
      "a required key comes after a dictionary",
      e("case a(\nrest: [String: Int],  // @CodableValue(flatten: true)\nid: Int)"),
      e("case a(\nrest: [String: Int],  // @CodableValue(flatten: true)\nid: Int)")),
    Change(
      "two structs exchanged keys", flattened("var x: Int", "var y: Int; var z: Int?"),
      flattened("var y: Int", "var x: Int; var z: Int?"), .lockedExchange, .lockedExchange),
    Change(
      "a struct and the case exchanged keys", mixed("var x: Int?", "y"), mixed("var y: Int?", "x"),
      .lockedExchange, .lockedExchange),
    Change("a key moved from a struct to the case", mixed("var x: Int?", "y"), mixed("", "x")),
    Change(
      "a key moved from one struct to another", flattened("var x: Int; var y: Int", "var z: Int"),
      flattened("var x: Int", "var y: Int; var z: Int")),
    Change(
      "a struct became two", e("case a(P)") + "struct P: Codable { var x: Int; var y: Int }",
      flattened("var x: Int", "var y: Int")),
    Change(
      "an entry of a dictionary got a key of its own", besideDictionary("id: Int,\n"),
      besideDictionary("id: Int, size: Int?,\n"), .lockedExchange),
    Change(
      "a key beside a dictionary stays, as an alias", besideDictionary("id: Int,\n"),
      besideDictionary("name: Int?,  // @CodableValue(aliases: [\"id\"])\n"), .lockedExchange),
  ]

  private static let twoKeys =
    "Int,  // @CodableValue(key: \"k\")\nInt  // @CodableValue(key: \"l\")\n"

  private static let omitting = "style: .internal, tag: \"t\", defaultValues: .omit"

  private static let adjacent = "style: .adjacent, tag: \"t\", content: \"c\", defaultValues: .omit"

  /// A default before and after, with members of the enum.
  private static func constant(
    _ name: String, _ old: String, _ oldMembers: String, _ new: String, _ newMembers: String = ""
  ) -> Change {
    var change = Change(
      name, e("case a(n: Int = \(old))\n\(oldMembers)", omitting),
      e("case a(n: Int = \(new))\n\(newMembers)", omitting))
    change.findings = new == "3" ? [] : [.lockedDefault]
    return change
  }

  static func marked(_ cases: String) -> String {
    "// @CodableEnum(style: .rawValue)\nenum K {\n\(cases)\n}\n"
  }

  private static let omittingInside =
    "// @CodableEnum(style: .untagged, defaultValues: .omit)\nenum K { case a(n: Int = 3) }\n"
  private static let inside = "// @CodableEnum(style: .untagged)\nenum K { case a(n: Int?) }\n"

  private static let defaults = [
    Change(
      "it changed, with the form of empty cases", e("case a(x: Int = 3, y: Int)\ncase b", adjacent),
      e("case a(x: Int = 4, y: Int)\ncase b", adjacent + ", empty: .object"),
      .lockedDefault),
    Change(
      "a default that is left out changed", e("case a(n: Int = 3)", omitting),
      e("case a(n: Int = 5)", omitting), .lockedDefault),
    Change(
      "it became an optional", e("case a(n: Int = 3)", omitting), e("case a(n: Int?)"),
      .lockedDefault),
    Change(
      "it stayed", e("case a(n: Int = 3)", omitting), e("case a(n: Int = 3, m: Int = 1)", omitting)),
    Change(
      "a default that is left out under an alias changed", e("case a(n: Int = 3)", omitting),
      e("case a(m: Int = 5)  // @CodableValue(aliases: [\"n\"])", omitting), .lockedDefault),
    Change(
      "a default has other spaces", e("case a(n: [Int] = [1,2])", omitting),
      e("case a(n: [Int] = [1, 2])", omitting)),
    constant("a constant changed", "n", "static let n = 3", "n", "static let n = 5"),
    constant("a constant is a literal", "n", "static let n = 3", "3"),
    constant("a constant is another's value", "Self.n", "static let n = m, m = 3", "3"),
    constant(
      "a constant of another type changed", "K.n", "}\nstruct K { static let n = 3", "K.n",
      "}\nstruct K { static let n = 5"),
    constant(
      "a constant of the value's type changed", ".n", "}\nextension Int { static let n = 3", ".n",
      "}\nextension Int { static let n = 5"),
    constant(
      "a constant behind another type's changed", "K.n",
      "}\nstruct K { static let n = L.m }\nstruct L { static let m = 3", "K.n",
      "}\nstruct K { static let n = L.m }\nstruct L { static let m = 5"),
    constant("a getter changed", "n", "static var n: Int { 3 }", "n", "static var n: Int { 5 }"),
    constant("a getter is a literal", "n", "static var n: Int { return 3 }", "3"),
    constant(
      "a getter with more statements changed", "n",
      "static var n: Int { get { let m = 3; return m } }", "n",
      "static var n: Int { get { let m = 5; return m } }"),
    constant(
      "a constant changed in a branch of #if", "n",
      "#if DEBUG\nstatic let n = 3\n#else\nstatic let n = 4\n#endif", "n",
      "#if DEBUG\nstatic let n = 3\n#else\nstatic let n = 5\n#endif"),
    Change(
      "a default is the same number",
      e("case a(n: Double = 1.0, m: Double = 2, k: Int = 1_000)", omitting),
      e("case a(n: Double = 1, m: Double = 2e0, k: Int = 1000)", omitting)),
    Change(
      "a default is nothing, spelled otherwise",
      e("case a(n: [Int] = [], m: [String: Int] = [String: Int]())", omitting),
      e("case a(n: [Int] = [Int](), m: [String: Int] = [:])", omitting)),
    Change(
      "a default is no longer nothing", e("case a(n: [Int] = [Int]())", omitting),
      e("case a(n: [Int] = [1])", omitting), .lockedDefault),
    Change(
      "literals are spelled in another way",
      e(#"case a(n: Int = 16, s: String = "a\u{62}", u: [String] = ["a"])"#, omitting),
      e(##"case a(n: Int = 0x10, s: String = #"ab"#, u: [String] = [#"a"#])"##, omitting)),
    Change(
      "a default is another number", e("case a(n: Double = 1.0)", omitting),
      e("case a(n: Double = 1.5)", omitting), .lockedDefault),
    Change(
      "a default is the same number of another kind",
      e("case a(n: CodableEnumAnyValue = 1.0)", omitting),
      e("case a(n: CodableEnumAnyValue = 1)", omitting), .lockedDefault),
    Change(
      "the case that is a default is renamed",
      e("case a(k: K = .low)", omitting) + marked("case low, high"),
      e("case a(k: K = .small)", omitting)
        + marked("// @CodableCase(aliases: [\"low\"])\ncase small\ncase high")),
    Change(
      "the case that is a default is another",
      e("case a(k: K = .low)", omitting) + marked("case low, high"),
      e("case a(k: K = K.high)", omitting) + marked("case low, high"), .lockedDefault),
    Change(
      "the raw value that is a default is renamed",
      e("case a(k: K = .low)", omitting) + "enum K: String, Codable { case low }",
      e("case a(k: K = .small)", omitting) + "enum K: String, Codable { case small = \"low\" }"),
    Change(
      "an enum with a default is a struct", e("case a(k: K)") + omittingInside,
      e("case a(k: S)") + omittingInside + "struct S: Codable { var n: Int? }", .lockedDefault),
    Change(
      "an enum without a default is a struct", e("case a(k: K)") + inside,
      e("case a(k: S)") + inside + "struct S: Codable { var n: Int? }"),
    Change("a default that is written changed", e("case a(n: Int = 3)"), e("case a(n: Int = 5)")),
  ]

  private static let structs = [
    Change(
      "coding keys were exchanged",
      e("case a(s: S)", array, "struct S: Codable { var x: Int; var y: Int }"),
      e(
        "case a(s: S)", array,
        """
        struct S: Codable {
          var x: Int; var y: Int
          enum CodingKeys: String, CodingKey { case x = "y", y = "x" }
        }
        """), .lockedExchange, .lockedExchange),
    Change(
      "coding keys of two optionals were removed",
      e(
        "case a(s: S)", array,
        """
        struct S: Codable {
          var x: Int?; var y: Int?
          enum CodingKeys: String, CodingKey { case x = "p", y = "q" }
        }
        """),
      e("case a(s: S)", array, "struct S: Codable { var x: Int?; var y: Int? }"),
      .lockedKeyRenamed, .lockedKeyRenamed),
    Change(
      "a property is fixed", e("case a(s: S)", array, "struct S: Codable { var x: Int }"),
      e("case a(s: S)", array, "struct S: Codable { let x = 1 }"), .lockedSkip),
    Change(
      "a property is added to one that is fixed",
      e("case a(s: S)", array, "struct S: Codable { let x = 1 }"),
      e("case a(s: S)", array, "struct S: Codable { let x = 1; var y: Int? }")),
    Change(
      "a property was fixed", e("case a(s: S)", array, "struct S: Codable { let x = 1 }"),
      e("case a(s: S)", array, "struct S: Codable { let x = 1 }")),
  ]

  private static func renamed(
    _ name: String, _ old: String, _ new: String, _ findings: Message.ID...
  ) -> Change {
    var change = Change(
      name, e("case a(x: Old, y: Old?)", array, old), e("case a(x: New, y: New?)", array, new))
    change.findings = findings
    return change
  }

  private static let renamedCases = [
    Change(
      "keys were exchanged in a renamed case", e("case a(x: Int, y: Int)"),
      e("// @CodableCase(\"a\", keys: [\"y\", \"x\"])\ncase b(x: Int, y: Int)"),
      .lockedExchange, .lockedExchange),
    Change(
      "elements were swapped in a renamed case", e("case a(x: Int, y: Int)", array),
      e("// @CodableCase(aliases: [\"a\"])\ncase b(y: Int, x: Int)", array),
      .lockedExchange, .lockedExchange),
    Change(
      "a default is a case that was renamed and kept its number",
      e("case a(m: M = .fast)", omitting, "enum M: Int, Codable { case fast, slow }"),
      e("case a(m: M = .quick)", omitting, "enum M: Int, Codable { case quick, slow }")),
    Change(
      "a default is another case with another number",
      e("case a(m: M = .fast)", omitting, "enum M: Int, Codable { case fast, slow }"),
      e("case a(m: M = .slow)", omitting, "enum M: Int, Codable { case fast, slow }"),
      .lockedDefault),
    Change(
      "a default of a renamed case changed", e("case a(n: Int = 3)", omitting),
      e("// @CodableCase(aliases: [\"a\"])\ncase b(n: Int = 5)", omitting), .lockedDefault),
    Change(
      "a value of a renamed case without a tag is skipped",
      e("case a(x: Int, n: Int?)", "style: .untagged"),
      e("case b(\nx: Int,\nn: Int?  // @CodableValue(skip: true)\n)", "style: .untagged"),
      .lockedSkip),
    Change(
      "keys were exchanged in a renamed case of an unmarked enum",
      e("case a(s: S)", array, "enum S: Codable { case p(x: Int, y: Int) }"),
      e(
        "case a(s: S)", array,
        """
        enum S: Codable {
          case q(x: Int, y: Int)
          enum CodingKeys: String, CodingKey { case q = "p" }
          enum QCodingKeys: String, CodingKey { case x = "y", y = "x" }
        }
        """), .lockedExchange, .lockedExchange),
  ]

  /// A type's name isn't in the data.
  private static let renamed = [
    renamed(
      "raw values were exchanged in a renamed enum", "enum Old: Int, Codable { case a, b }",
      "enum New: Int, Codable { case b, a }", .lockedTagTaken, .lockedTagTaken),
    renamed(
      "an enum was renamed", "enum Old: Int, Codable { case a, b }",
      "enum New: Int, Codable { case a, b, c }"),
    renamed(
      "keys were exchanged in a renamed struct", "struct Old: Codable { var a: Int; var b: Int }",
      """
      struct New: Codable {
        var a: Int
        var b: Int
        enum CodingKeys: String, CodingKey { case a = "b", b = "a" }
      }
      """, .lockedExchange, .lockedExchange),
    renamed(
      "a struct was renamed with its properties", "struct Old: Codable { var a: Int; var b: Int }",
      """
      struct New: Codable {
        var x: Int
        var y: Int
        enum CodingKeys: String, CodingKey { case x = "b", y = "a" }
      }
      """),
    renamed(
      "a property of a renamed struct is no longer read", "struct Old: Codable { var a: String }",
      "struct New: Codable { let a = \"k\" }", .lockedSkip),
    renamed(
      "a property of a renamed struct was never read", "struct Old: Codable { let a = \"k\" }",
      "struct New: Codable { let a = \"k\" }"),
  ]
}
