import Foundation
import Testing

@testable import CodableEnumCore

/// Values that may be missing, and now stand under other keys: they would be nil, without an error.
@Suite struct LockedPlaceTests {
  typealias Change = LockedChangeTests.Change

  @Test(arguments: forms + objects + names + labels)
  func theLockTells(_ change: Change) throws { try LockedChangeTests().theLockTells(change) }

  private static func e(
    _ item: String, _ options: String = "style: .internal, tag: \"t\"", _ more: String = ""
  ) -> String { "// @CodableEnum(\(options))\nenum E {\n\(item)\n}\n\(more)" }

  private static let adjacent = "style: .adjacent, tag: \"t\", content: \"c\""
  private static let size = "struct Size: Codable { var w: Int?; var h: Int? }"
  private static let typed = "style: .internal, tag: \"t\""

  private static let forms = [
    Change(
      "values get a content key", e("case a(x: Int?)"), e("case a(x: Int?)", adjacent), .lockedForm),
    Change(
      "values get one, and the old form is read", e("case a(x: Int?)"),
      e("case a(x: Int?)", adjacent + ", reads: [.internal(tag: \"t\")]")),
    Change("values lose it", e("case a(x: Int?)", adjacent), e("case a(x: Int?)"), .lockedForm),
    Change(
      "the content key is renamed", e("case a(Int?)", adjacent),
      e("case a(Int?)", "style: .adjacent, tag: \"t\", content: \"d\""), .lockedForm),
    Change(
      "a case has another content key", e("case a(Int?)", adjacent),
      e("// @CodableCase(content: \"d\")\ncase a(Int?)", adjacent), .lockedShape),
    Change("the values are gone", e("case a(Int?)", adjacent), e("case a", adjacent)),
    Change("a value is new", e("case a", adjacent), e("case a(Int?)", adjacent)),
  ]

  private static let flattened = "case a(\nid: Int,\nsize: Size  // @CodableValue(flatten: true)\n)"

  private static let objects = [
    Change(
      "a value is flattened", e("case a(id: Int, size: Size)", typed, size),
      e(flattened, typed, size), .lockedShape),
    Change(
      "a value is no longer flattened", e(flattened, typed, size),
      e("case a(id: Int, size: Size?)", typed, size), .lockedShape),
    Change(
      "values are grouped", e("case a(w: Int?, h: Int?)"), e("case a(size: Size?)", typed, size),
      .lockedShape),
    Change(
      "properties are grouped", e("case a(Size)", typed, size),
      e(
        "case a(Size)", typed,
        "struct Size: Codable { var both: Both? }\nstruct Both: Codable { var w: Int?; var h: Int? }"
      ),
      .lockedShape),
    Change(
      "a path is a key", e("case a(x: Int?)  // @CodableValue(key: [\"m\", \"x\"])"),
      e("case a(x: Int?)"), .lockedKeyRenamed),
    Change("an object is gone", e("case a(size: Size)", typed, size), e("case a(x: Int?)")),
  ]

  private static let names = [
    Change(
      "a name has another spelling", e("case a(createdAt: Int?, b: Int?)"),
      e("case a(created_at: Double?, c: Int?)"), .lockedKeyRenamed, .lockedKeyRenamed),
    Change(
      "a property's key has another spelling",
      e(
        "case a(S)", typed,
        """
        struct S: Codable {
          var userName: String?; var userMail: String?
          enum CodingKeys: String, CodingKey { case userName = "user_name", userMail = "user_mail" }
        }
        """),
      e("case a(S)", typed, "struct S: Codable { var userName: String?; var userMail: String? }"),
      .lockedKeyRenamed, .lockedKeyRenamed),
    Change(
      "a case with prefixed keys is renamed",
      e("case a(x: Int?, y: Int?)", typed + ", keyPrefix: .caseName"),
      e(
        "// @CodableCase(aliases: [\"a\"])\ncase b(x: Int?, y: Int?)",
        typed + ", keyPrefix: .caseName"), .lockedKeyRenamed, .lockedKeyRenamed),
    Change(
      "two cases are one now", e("case a(path: String), b(file: String)"),
      e("// @CodableCase(aliases: [\"a\", \"b\"])\ncase c(path: String)"), .lockedKey),
    Change(
      "a value takes a removed one's key", e("case a(x: Int, y: Int)"),
      e("case a(x: Int)  // @CodableValue(key: \"y\")"), .lockedExchange),
    Change(
      "a value takes it in place of its own", e("case a(x: Int?, y: Int?)"),
      e("case a(x: Int?)  // @CodableValue(aliases: [\"y\"])"), .lockedExchange),
    Change(
      "a value that is always there has its key as an alias", e("case a(x: Int, y: Int?)"),
      e("case a(x: Int)  // @CodableValue(aliases: [\"y\"])")),
    Change(
      "a property takes a removed one's key",
      e("case a(S)", typed, "struct S: Codable { var x: Int; var y: Int }"),
      e(
        "case a(S)", typed,
        "struct S: Codable { var x: Int; enum CodingKeys: String, CodingKey { case x = \"y\" } }"),
      .lockedExchange),
    Change(
      "a property has no key any more",
      e("case a(S)", typed, "struct S: Codable { var x: Int; var y: Int? }"),
      e(
        "case a(S)", typed,
        "struct S: Codable { var x: Int; var y: Int?; enum CodingKeys: CodingKey { case x } }"),
      .lockedSkip),
    Change(
      "a case's value has no key any more",
      e("case a(S)", typed, "enum S: Codable { case b(x: Int, y: Int = 1) }"),
      e(
        "case a(S)", typed,
        "enum S: Codable { case b(x: Int, y: Int = 1); enum BCodingKeys: CodingKey { case x } }"),
      .lockedSkip),
    Change(
      "a case's value had no key",
      e(
        "case a(S)", typed,
        "enum S: Codable { case b(x: Int, y: Int = 1); enum BCodingKeys: CodingKey { case x } }"),
      e("case a(S)", typed, "enum S: Codable { case b(x: Int) }")),
  ]

  private static let external = "style: .external"

  private static let labels = [
    Change(
      "values get labels", e("case a(Int?, Int?)", external),
      e("case a(x: Int?, y: Int?)", external), .lockedKeyRenamed, .lockedKeyRenamed),
    Change(
      "values get labels and defaults", e("case a(Int, Int)", external),
      e("case a(x: Int = 0, y: Int = 0)", external), .lockedKeyRenamed, .lockedKeyRenamed),
    Change(
      "values get labels and aliases", e("case a(Int, Int)", external),
      e(
        """
        case a(
          x: Int,  // @CodableValue(aliases: ["_0"])
          y: Int  // @CodableValue(aliases: ["_1"])
        )
        """, external)),
    Change(
      "values lose labels", e("case a(x: Int?, y: Int?)", external),
      e("case a(Int?, Int?)", external), .lockedShape),
    Change(
      "values lose labels and keep their keys", e("case a(x: Int?, y: Int?)", external),
      e("// @CodableCase(keys: [\"x\", \"y\"])\ncase a(Int?, Int?)", external)),
    Change(
      "values are added after one without a label", e("case a(Int)", external),
      e("case a(Int, x: Int?, y: Int?)", external)),
    Change(
      "a value without a label is added", e("case a(x: Int?, y: Int?)", external),
      e("case a(x: Int?, y: Int?, Int?)", external)),
    Change(
      "values of an unmarked enum get labels",
      e("case a(S)", external, "enum S: Codable { case b(Int?, Int?) }"),
      e("case a(S)", external, "enum S: Codable { case b(x: Int?, y: Int?) }"),
      .lockedKeyRenamed, .lockedKeyRenamed),
    Change(
      "values of an unmarked enum lose labels",
      e("case a(S)", external, "enum S: Codable { case b(x: Int?, y: Int?) }"),
      e("case a(S)", external, "enum S: Codable { case b(Int?, Int?) }"), .lockedShape),
    Change(
      "values become a struct that renames one", e("case a(url: Int, alt: String?)"),
      e("case a(S)", typed, "struct S: Codable { var url: Int; var altText: String? }"),
      .lockedKeyRenamed),
    Change(
      "values become a struct with a new property", e("case a(url: Int)"),
      e("case a(S)", typed, "struct S: Codable { var url: Int; var altText: String? }")),
    Change(
      "a struct becomes values and renames one",
      e("case a(S)", typed, "struct S: Codable { var url: Int; var altText: String? }"),
      e("case a(url: Int, alt: String?)"), .lockedKeyRenamed),
  ]
}
