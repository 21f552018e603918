import CodableEnumFormats
import CodableEnumLocks
import Foundation
import Testing

@testable import CodableEnumCore

/// What a change of a locked enum comes to. How each finding reads is in the goldens.
@Suite struct LockedChangeTests {
  struct Change: CustomTestStringConvertible, Sendable {
    let name: String
    let old: String
    let new: String
    var findings: [Message.ID]

    init(_ name: String, _ old: String, _ new: String, _ findings: Message.ID...) {
      self.name = name
      self.old = old
      self.new = new
      self.findings = findings
    }

    var testDescription: String { name }
  }

  @Test(arguments: values + structs + tags + forms + paths + rests)
  func theLockTells(_ change: Change) throws {
    let lock = Locked.text(of: [("Old.swift", Data(change.old.utf8))])
    var generator = LockedGenerator(Generator(outputCount: 1))
    generator.look(at: [
      ("New.swift", Array(change.new.utf8)), ("App.formats.swift", Array(lock.utf8)),
    ])
    let diagnostics = generator.finish().diagnostics
    #expect(
      diagnostics.map(\.message.id) == change.findings,
      "\(diagnostics.map(\.rendered).joined(separator: "\n"))\n\(lock)")
  }

  /// A case `a` with some values.
  static func a(_ values: String, _ options: String = "style: .external") -> String {
    "// @CodableEnum(\(options))\nenum E { case a(\(values)) }\n"
  }

  /// A case with a struct of some properties.
  private static func s(_ properties: String) -> String {
    a("S") + "struct S: Codable { \(properties); struct T: Codable {} }\n"
  }

  /// A case whose tag is in an object that may be a value's, too.
  private static func inMeta(_ values: String) -> String {
    a(values, "style: .internal, tag: [\"m\", \"t\"]") + "struct S: Codable { var id: Int }\n"
  }

  private static let strict = "style: .internal, tag: \"t\", unknownKeys: .reject"

  private static let untagged = """
    // @CodableEnum(style: .internal, tag: "type")
    enum E {
      // @CodableCase(.untagged)
      case a(S)
    }
    struct S: Codable { var type: R? }
    enum R: Int, Codable { case x, y }
    """

  private static let ranged = """
    // @CodableEnum(style: .rawValue)
    enum E {
      // @CodableCase(0...9)
      case a(Int)  // @CodableValue(tag: true)
      // @CodableCase(7.0)
      case b
    }
    """

  private static let values = [
    Change("nothing", a("x: Int"), a("x: Int")),
    Change("nothing, with a property like a tag", untagged, untagged),
    Change("nothing, with a double in a range of integers", ranged, ranged),
    Change("an integer became a float", a("x: Int"), a("x: Float"), .lockedType),
    Change("a short integer became a float", a("x: Int16"), a("x: Float")),
    Change("an integer became a double", a("x: Int"), a("x: Double")),
    Change(
      "optional key added beside a tag in a value", inMeta("m: S, n: Int?"),
      inMeta("m: S, n: Int?, k: Bool?")),
    Change(
      "a property beside the tag has another type", inMeta("m: S"),
      inMeta("m: S").replacing("id: Int", with: "id: String"), .lockedType),
    Change("optional key added", a("x: Int"), a("x: Int, y: Int?")),
    Change("key with a default added", a("x: Int"), a("x: Int, y: Int = 1")),
    Change(
      "a property's value shows another type", s(#"var x = ["a"]"#), s("var x = [1]"), .lockedType),
    Change(
      "a property's type is written", s("var x = [Int](), y = -1, z = [\"a\": [1.5]]"),
      s("var x: [Int] = [], y: Int, z: [String: [Double]]")),
    Change("a property is made by its type", s("var x = S.T()"), s("var x: Int"), .lockedType),
    Change(
      "a property is made by a function", s("var x = make()"), s("var x: Int"), .lockedUnclear),
    Change("required key added", a("x: Int"), a("x: Int, y: Int"), .lockedKey),
    Change("key no longer written", a("x: Int, y: Int"), a("x: Int")),
    Change(
      "optional values became optional properties of other names", a("x: Int?, y: Int?"),
      a("h: Int?, v: Int?")),
    Change(
      "optional values became a struct with other names",
      a("x: Int?, y: Int?", "style: .internal, tag: \"t\""),
      a("S", "style: .internal, tag: \"t\"") + "struct S: Codable { var h: Int?; var v: Int? }\n"),
    Change("required became optional", a("x: Int"), a("x: Int?")),
    Change("optional became required", a("x: Int?"), a("x: Int"), .lockedNil),
    Change("optional got a default", a("x: Int?"), a("x: Int = 1")),
    Change(
      "null got a default", a("x: Int?", "style: .external, nilValues: .null"), a("x: Int = 1"),
      .lockedNil),
    Change("wider integer", a("x: Int32"), a("x: Int64")),
    Change("narrower integer", a("x: Int64"), a("x: Int32"), .lockedType),
    Change("signed for unsigned", a("x: UInt32"), a("x: Int")),
    Change("unsigned for signed", a("x: Int"), a("x: UInt"), .lockedType),
    Change("integer became a double", a("x: Int"), a("x: Double")),
    Change(
      "raw integers became a date",
      a("x: L") + "enum L: Int, Codable { case low }", a("x: Date"), .lockedType),
    Change("double became an integer", a("x: Double"), a("x: Int"), .lockedType),
    Change("integer became a string", a("x: Int"), a("x: String"), .lockedType),
    Change("URL became a string", a("x: URL"), a("x: String")),
    Change("string became a URL", a("x: String"), a("x: URL"), .lockedType),
    Change("array became a set", a("x: [Int]"), a("x: Set<Int>")),
    Change("value became an array", a("x: Int"), a("x: [Int]"), .lockedType),
    Change("point became a string", a("x: CGPoint"), a("x: String"), .lockedType),
    Change("elements became optional", a("x: [Int]"), a("x: [Int?]")),
    Change("elements were optional", a("x: [Int?]"), a("x: [Int]"), .lockedType),
    Change("anything is read", a("x: [Int: Int]"), a("x: CodableEnumAnyValue")),
    Change("an opaque type stays", a("x: Money"), a("x: Money?")),
    Change("an opaque type changed", a("x: Money"), a("x: Price"), .lockedUnclear),
    Change(
      "a type alias says the same", a("x: Count") + "typealias Count = Int?\n", a("x: Int?")),
    Change(
      "a union takes it", a("x: Int"),
      a("x: U") + "// @CodableEnum(style: .untagged)\nenum U { case i(Int), s(String) }\n"),
    Change(
      "a union does not take it", a("x: Bool"),
      a("x: U") + "// @CodableEnum(style: .untagged)\nenum U { case i(Int), s(String) }\n",
      .lockedType),
    Change("label became another", a("x: Int"), a("y: Int"), .lockedKey),
    Change("label went", a("x: Int"), a("_ x: Int"), .lockedKey),
    Change(
      "one of two values went", a("Int, String", "style: .external, payload: .compact"),
      a("Int", "style: .external, payload: .compact"), .lockedElements),
    Change(
      "a value in the middle is no longer skipped",
      a("\nInt,\nBool?,  // @CodableValue(skip: true)\nString, Int?\n", "style: .array"),
      a("Int, Bool?, String, Int?", "style: .array"), .lockedElements),
    Change(
      "an element has another type, and one was added", a("Int, String", "style: .array"),
      a("Bool, String, Int?", "style: .array"), .lockedType),
    Change(
      "keyNaming changed", a("userName: Int"),
      a("userName: Int", "style: .external, keyNaming: .snakeCase"), .lockedKey),
    Change(
      "unknown keys are refused", a("x: Int, y: Int"),
      a("x: Int", "style: .external, unknownKeys: .reject"), .lockedUnknownKey),
    Change(
      "unknown keys are refused, and those of a struct are known",
      a("S", "style: .internal, tag: \"t\"") + "struct S: Codable { var x: Int; var y: Int? }\n",
      a("S", strict) + "struct S: Codable { var x: Int; var y: Int? }\n"),
    Change(
      "unknown keys are refused, and a struct lost one",
      a("S", strict) + "struct S: Codable { var x: Int; var y: Int? }\n",
      a("S", strict) + "struct S: Codable { var x: Int }\n", .lockedUnknownKey),
    Change(
      "what is under a name is refused", a("x: Int"),
      "// @CodableEnum(style: .external, empty: .name, unknownKeys: .reject)\nenum E { case a }",
      .lockedForm),
    Change(
      "two values, two findings", a("x: Int, y: Int"), a("x: Bool, z: Int"), .lockedType, .lockedKey
    ),
  ]

  private static func holding(_ declarations: String) -> String { a("x: S") + declarations }

  private static let structs = [
    Change(
      "a property was added", holding("struct S: Codable { var a: Int }"),
      holding("struct S: Codable { var a: Int; var b: Int }"), .lockedKey),
    Change(
      "an optional one was added", holding("struct S: Codable { var a: Int }"),
      holding("struct S: Codable { var a: Int; var b: Int? }")),
    Change(
      "a fixed one was added", holding("struct S: Codable { var a: Int }"),
      holding("struct S: Codable { var a: Int; let b = 1 }")),
    Change(
      "a fixed one can be changed", holding("struct S: Codable { var a: Int; let b = 1 }"),
      holding("struct S: Codable { var a: Int; var b: Int }")),
    Change(
      "a property was renamed", holding("struct S: Codable { var a: Int }"),
      holding("struct S: Codable { var b: Int }"), .lockedKey),
    Change(
      "its key was kept", holding("struct S: Codable { var a: Int }"),
      holding(
        """
        struct S: Codable { var b: Int }
        extension S { enum CodingKeys: String, CodingKey { case b = "a" } }
        """)),
    Change(
      "a type that is coded by hand now can't be checked",
      holding("struct S: Codable { var a: Int }"),
      holding("struct S: Codable { var b: Int; init(from decoder: Decoder) throws { b = 1 } }"),
      .lockedHidden),
    Change(
      "the struct got another name", a("x: S") + "struct S: Codable { var a: Int }",
      a("x: T") + "struct T: Codable { var a: Int }"),
    Change(
      "arguments count", a("x: Box<Int>") + "struct Box<T: Codable>: Codable { var a: T }",
      a("x: Box<Bool>") + "struct Box<T: Codable>: Codable { var a: T }", .lockedType),
    Change(
      "a struct in itself", holding("struct S: Codable { var a: Int; var more: [S] }"),
      holding("struct S: Codable { var a: Int?; var more: [S]? }")),
    Change(
      "a raw value went", holding("enum S: String, Codable { case a, b }"),
      holding("enum S: String, Codable { case a }"), .lockedType),
    Change(
      "a raw value was added", holding("enum S: Int, Codable { case a, b }"),
      holding("enum S: Int, Codable { case a, b, c }")),
    Change(
      "an enum in itself, or null",
      a("x: U?, y: Int", "style: .external, nilValues: .null")
        + "// @CodableEnum(style: .internal, tag: \"t\", nilValues: .null)\nindirect enum U { case u(next: U?) }\n",
      a("x: V?, y: Int", "style: .external, nilValues: .null")
        + "// @CodableEnum(style: .internal, tag: \"t\", nilValues: .null)\nindirect enum U { case u(next: U?) }\n"
        + "// @CodableEnum(style: .internal, tag: \"t\")\nindirect enum V { case u(next: U?) }\n"),
    Change(
      "an enum that the compiler codes lost a case",
      holding("enum S: Codable { case a(Int), b }"), holding("enum S: Codable { case a(Int) }"),
      .lockedType),
    Change(
      "an enum that the compiler codes was marked",
      holding("enum S: Codable { case a(Int), b }"),
      holding("// @CodableEnum(style: .external)\nenum S { case a(Int), b }\n")),
    Change(
      "a dictionary takes a struct", holding("struct S: Codable { var a: Int; var b: Int? }"),
      a("x: [String: Int]")),
  ]

  static func e(_ cases: String, _ options: String = "style: .internal, tag: \"t\"")
    -> String
  {
    "// @CodableEnum(\(options))\nenum E {\n\(cases)\n}\n"
  }

  // MARK: What goes far

  /// Each type is made of two of the next.
  @Test func typesThatHoldManyOthersAreComparedOnce() {
    let types = (0..<40).map {
      "struct S\($0): Codable { var a: S\($0 + 1)?; var b: [S\($0 + 1)] }\n"
    }
    let old = Self.a("x: S0") + types.joined() + "struct S40: Codable { var a: Int }\n"
    let new = Self.a("x: S0") + types.joined() + "struct S40: Codable { var b: Int }\n"
    let lock = Locked.text(of: [("A.swift", Data(old.utf8))])
    #expect(Locked.findings([("A.swift", Data(old.utf8))], lock: lock) == [])
    #expect(Locked.findings([("A.swift", Data(new.utf8))], lock: lock).count == 1)
  }

  @Test(arguments: ["style: .untagged", "style: .internal, tag: \"t\"", "style: .external"])
  func anyNumberOfCasesIsLocked(_ options: String) {
    let cases = (0..<600).map { "case c\($0)(v\($0): Int)" }.joined(separator: "\n")
    let source = Self.e(cases, options)
    let lock = Locked.text(of: [("A.swift", Data(source.utf8))])
    #expect(Locked.findings([("A.swift", Data(source.utf8))], lock: lock) == [])
  }

  @Test func anyNumberOfTypesIsLocked() {
    let enums = (0..<1_100).map { number in
      let values = (0..<10).map { "v\($0): S\(number)" }.joined(separator: ", ")
      return "// @CodableEnum(style: .external)\nenum E\(number) { case a(\(values)) }\n"
        + "struct S\(number): Codable { var x: Int }\n"
    }
    let source = Data(enums.joined().utf8)
    let lock = Locked.text(of: [("A.swift", source)])
    #expect(lock.split(separator: "\n").count { $0.hasPrefix("// struct ") } == 1_100)
  }

  // MARK: Damage

  private static let whole = """
    // @CodableEnum(style: .adjacent, tag: ["m", "t"], content: "c", payload: .keyed)
    enum Message {
      case text(body: [String: Int?], "b")
      // @CodableCase(1)
      case size(Box<Int>, at: [UUID: Double])
      // @CodableCase(.unknown)
      case other(String)
    }
    struct Box<T: Codable>: Codable { var `in`: T }
    """.replacing(", \"b\"", with: "")

  /// A name without one of its letters is another name; a line without one of its signs is none.
  @Test func aDamagedLockIsNoticed() {
    let sources = [("A.swift", Data(Self.whole.utf8))]
    let lock = Array(Locked.text(of: sources).utf8)
    let start = Array(FormatLock().text.utf8).count
    var silent: [String] = []
    for index in start..<lock.count {
      var damaged = lock
      let byte = damaged.remove(at: index)
      guard "{}[]<>():,\"".utf8.contains(byte) else { continue }
      let text = String(decoding: damaged, as: UTF8.self)
      if Locked.findings(sources, lock: text) == [] { silent.append(text) }
    }
    #expect(silent.count == 0, "\(silent.joined(separator: "\n\n"))")
  }
}
