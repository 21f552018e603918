import Foundation
import Testing

@testable import CodableEnumCore

/// What becomes of the types of payloads after they were locked.
@Suite struct LockedPayloadTests {
  typealias Change = LockedChangeTests.Change

  @Test(arguments: hidden + marked + rawValues)
  func theLockTells(_ change: Change) throws { try LockedChangeTests().theLockTells(change) }

  /// The line of the new type would have every key that the error misses.
  @Test func aNoteShowsWhatWasWritten() {
    func source(_ type: String) -> [(name: String, data: Data)] {
      let text = Self.e("x: [\(type)], y: New", "struct Old: Codable { var a: Int }")
      return [("A.swift", Data((text + "struct New: Codable { var b: Int }").utf8))]
    }
    let findings = Locked.findings(source("New"), lock: Locked.text(of: source("Old")))
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.contains(#"locked as {"a":<Int>}"#) }, "\(findings)")
  }

  /// The new type has no lines that could be accepted.
  @Test(arguments: ["Old", "[Old?]"]) func theLineOfAReplacedTypeIsAccepted(_ type: String) {
    func source(_ type: String) -> [(name: String, data: Data)] {
      let types = "struct Old: Codable { var a: Int }\nstruct New: Codable { let a = 1 }"
      return [("A.swift", Data(Self.e("x: \(type)", types).utf8))]
    }
    let findings = Locked.findings(
      source(type.replacing("Old", with: "New")), lock: Locked.text(of: source(type)))
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.contains("--accept E.a'") }, "\(findings)")
  }

  @Test func aTypeOfTwoEnumsIsReportedOnce() {
    func source(_ type: String) -> [(name: String, data: Data)] {
      let text = Self.e("s: S", "struct S: Codable { var a: \(type) }")
      let other = "// @CodableEnum(style: .external)\nenum Other { case b(S) }\n"
      return [("A.swift", Data((text + other).utf8))]
    }
    let findings = Locked.findings(source("String"), lock: Locked.text(of: source("Int")))
    #expect(findings.count == 1, "\(findings)")
  }

  private static func e(_ values: String, _ declarations: String) -> String {
    "// @CodableEnum(style: .external)\nenum E { case a(\(values)) }\n\(declarations)\n"
  }

  private static func keys(_ name: String, _ cases: String) -> String {
    "// @CodableEnum(style: .rawValue, codingKeys: true)\nenum \(name): String { case \(cases) }\n"
  }

  private static let shown = "struct S: Codable { var a: Int }"
  private static let readByHand =
    "struct S: Codable { var a: Int; init(from decoder: any Decoder) throws { a = 1 } }"

  private static let hidden =
    ["x: S", "x: S?", "x: [S]", "x: [String: S]", "x: Box<S>", "x: Pair"].map { values in
      let others =
        "struct Box<T: Codable>: Codable { var t: T }\nstruct Pair: Codable { var s: S }\n"
      return Change(
        "\(values) is coded by hand", e(values, others + shown), e(values, others + readByHand),
        .lockedHidden)
    } + [
      Change(
        "it is written by hand", e("x: S", shown),
        e("x: S", "struct S: Codable { var a: Int; func encode(to encoder: any Encoder) {} }"),
        .lockedHidden),
      Change(
        "a property has a wrapper", e("x: S", shown),
        e("x: S", "struct S: Codable { @Clamped var a: Int }"), .lockedHidden),
      Change(
        "it is a class", e("x: S", shown), e("x: S", "final class S: Codable { var a = 1 }"),
        .lockedHidden),
      Change(
        "a protocol's extension codes it", e("x: S", shown),
        e(
          "x: S",
          "protocol P: Codable {}\nextension P { init(from decoder: any Decoder) throws { throw X() } }\n"
            + "struct S: P { var a: Int }"), .lockedHidden),
      Change("it is another module's", e("x: S", shown), e("x: S", ""), .lockedHidden),
      Change(
        "it is its raw value", e("x: S", "struct S: Codable { var rawValue: Int }"),
        e("x: S", "struct S: Codable, RawRepresentable { var rawValue: Int }"), .lockedType),
      Change(
        "its keys are another type's", e("x: S", shown),
        e("x: S", "struct S: Codable { var a: Int; typealias CodingKeys = Elsewhere }"),
        .lockedHidden),
      Change("it was coded by hand", e("x: S", readByHand), e("x: S", shown), .lockedHidden),
      Change("it was another module's", e("x: S", ""), e("x: S", shown), .lockedHidden),
      Change("it stays coded by hand", e("x: S", readByHand), e("x: S", readByHand)),
      Change("it stays another module's", e("x: S", ""), e("x: S?", "")),
      Change(
        "a type shadows Foundation's", e("x: Date", ""),
        e("x: Date", "struct Date: Codable { init(from decoder: any Decoder) throws {} }"),
        .lockedHidden),
      Change(
        "a described type shadows Foundation's", e("x: [URL]", ""),
        e("x: [URL]", "struct URL: Codable { var text: String }"), .lockedHidden),
      Change("a shadow stays", e("x: Date", "class Date {}"), e("x: Date", "class Date {}")),
      Change(
        "a generic parameter was renamed",
        "// @CodableEnum(style: .external)\nenum E<T> { case a(x: T, y: [T]) }\n",
        "// @CodableEnum(style: .external)\nenum E<U> { case a(x: U, y: [U]) }\n"),
    ]

  private static let shape = "enum Shape: Codable { case circle(radius: Double), square }\n"
  private static let markedShape = "enum Shape { case circle(radius: Double), square }\n"

  private static let marked =
    ["x: Shape", "x: [Shape]", "x: [String: Shape?]", "x: Box<Shape>"].flatMap { values in
      let box = "struct Box<T: Codable>: Codable { var t: T }\n"
      return [
        Change(
          "\(values) is marked", e(values, box + shape),
          e(values, box + "// @CodableEnum(style: .internal, tag: \"kind\")\n" + markedShape),
          .lockedForm),
        Change(
          "\(values) is marked and reads what it wrote", e(values, box + shape),
          e(
            values,
            box + "// @CodableEnum(style: .internal, tag: \"kind\", reads: [.external])\n"
              + markedShape)),
        Change(
          "\(values) is marked as it was", e(values, box + shape),
          e(values, box + "// @CodableEnum(style: .external)\n" + markedShape)),
      ]
    } + [
      Change("it stays beside a tag", beside(shape), beside(shape)),
      Change(
        "its case is gone beside a tag", beside(shape),
        beside(shape.replacing(", square", with: "")), .lockedType),
      Change(
        "an enum that was coded by hand is marked",
        e("x: S", "enum S: Codable { case a; init(from decoder: any Decoder) { self = .a } }"),
        e("x: S", "// @CodableEnum(style: .external)\nenum S { case a }"), .lockedHidden),
      Change(
        "a struct became a marked enum", e("x: S", shown),
        e("x: S", "// @CodableEnum(style: .untagged)\nenum S { case a(a: Int) }")),
      Change(
        "a raw enum is marked", e("x: S", "enum S: Int, Codable { case a, b }"),
        e("x: S", "// @CodableEnum(style: .rawValue)\nenum S: Int { case a, b }")),
      Change(
        "elements would be skipped", e("x: [Int]", skipping), e("x: [L]", skipping), .lockedType),
      Change(
        "elements of a property would be skipped",
        e("x: S", "struct S: Codable { var l: [Int] }\n" + skipping),
        e("x: S", "struct S: Codable { var l: [L] }\n" + skipping), .lockedType),
      Change(
        "elements of another skipped enum",
        e("x: S", "struct S: Codable { var l: [M]? }\n" + skipping),
        e("x: S", "struct S: Codable { var l: [L]? }\n" + skipping), .lockedType),
      Change(
        "a property would be nil", e("x: S", "struct S: Codable { var l: Int? }\n" + skipping),
        e("x: S", "struct S: Codable { var l: L? }\n" + skipping), .lockedType),
      Change("the same elements", e("x: [L], y: [M]?", skipping), e("x: [L], y: [M]?", skipping)),
      Change(
        "a raw enum gets an initializer of its own",
        e("x: S", "enum S: String, Codable { case a, b }"),
        e(
          "x: S",
          "enum S: String, Codable { case a, b; init?(rawValue: String) { self = .b } }"),
        .lockedHidden),
      Change(
        "a raw enum is marked, and its values are exchanged",
        e("x: S", "enum S: Int, Codable { case a, b }"),
        e("x: S", "// @CodableEnum(style: .rawValue)\nenum S: Int { case b, a }"),
        .lockedTagTaken, .lockedTagTaken),
    ]

  private static func beside(_ declaration: String) -> String {
    "// @CodableEnum(style: .internal, tag: \"t\")\nenum E { case a(Shape), b }\n" + declaration
  }

  private static let skipping = """
    // @CodableEnum(style: .untagged, invalidProperty: .nil, invalidElements: .skip)
    enum L { case text(String) }
    // @CodableEnum(style: .untagged, invalidElements: .skip)
    enum M { case number(Int) }
    """

  private static let text = "struct K: RawRepresentable, Codable, Hashable { var rawValue: String }"

  private static let exchangedKeys = """
    enum S: Codable {
      case a(x: Int, y: Int)
      enum ACodingKeys: String, CodingKey { case x = "y", y = "x" }
    }
    """

  private static let rawValues = [
    Change(
      "keys were structs", e("x: [K: Int]", text), e("x: [String: Int]", ""), .lockedType),
    Change(
      "keys are structs", e("x: [String: Int]", ""),
      e("x: Dictionary<Name, Int>", "typealias Name = K\n" + text), .lockedType),
    Change(
      "keys are structs that are coding keys", e("x: [String: Int]", ""),
      e("x: [K: Int]", text.replacing("Hashable", with: "Hashable, CodingKeyRepresentable"))),
    Change(
      "keys are cases that keep any other text", e("x: [String: Int]", ""),
      e(
        "x: [K: Int]",
        """
        // @CodableEnum(style: .rawValue, codingKeys: true)
        enum K: Hashable {
          case a
          // @CodableCase(.unknown)
          case other(String)
        }
        """)),
    Change(
      "keys are cases, and others were kept", e("x: [String: Int]", ""),
      e("x: [K: Int]", keys("K", "a, b")), .lockedType),
    Change(
      "keys are the cases of another enum", e("x: [J: Int]", keys("J", "a, b")),
      e("x: [K: Int]", keys("K", "a, b, c") + keys("J", "a, b"))),
    Change(
      "keys are the cases of an enum that lacks one", e("x: [J: Int]", keys("J", "a, b")),
      e("x: [K: Int]", keys("K", "a") + keys("J", "a, b")), .lockedType),
    Change(
      "a raw enum is a struct", e("x: [K: Int]", "enum K: String, Codable { case a }"),
      e("x: [K: Int]", text)),
    Change(
      "raw values were exchanged", e("x: S", "enum S: Int, Codable { case a, b, c }"),
      e("x: S", "enum S: Int, Codable { case b, a, c }"), .lockedTagTaken, .lockedTagTaken),
    // Synthesized coding doesn't use it.
    Change(
      "a value with a default is new in an unmarked enum",
      e("x: S", "enum S: Codable { case a(x: Int) }"),
      e("x: S", "enum S: Codable { case a(x: Int, y: Int = 1) }"), .lockedKey),
    Change(
      "keys of a case's values were exchanged",
      e("x: S", "enum S: Codable { case a(x: Int, y: Int) }"), e("x: S", exchangedKeys),
      .lockedExchange, .lockedExchange),
    Change("keys of a case's values stay", e("x: S", exchangedKeys), e("x: S", exchangedKeys)),
    Change(
      "keys of cases were exchanged", e("x: S", "enum S: Codable { case a, b(Int) }"),
      e(
        "x: S",
        """
        enum S: Codable {
          case a(Int), b
          enum CodingKeys: String, CodingKey { case a = "b", b = "a" }
        }
        """), .lockedTagTaken, .lockedTagTaken),
    Change(
      "a case was inserted", e("x: S", "enum S: Int, Codable { case a, b }"),
      e("x: S", "enum S: Int, Codable { case a, c, b }"), .lockedTagTaken),
    Change(
      "a case was renamed", e("x: S", "enum S: Int, Codable { case a, b }"),
      e("x: S", "enum S: Int, Codable { case a, c }")),
    Change(
      "a case was added", e("x: S", "enum S: Int, Codable { case a, b }"),
      e("x: S", "enum S: Int, Codable { case a, b, c }")),
  ]
}
