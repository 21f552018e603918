import Foundation
import Testing

@testable import CodableEnumCore

/// Changes after which old documents would be read as something else, though each key is known.
@Suite struct LockedRestTests {
  typealias Change = LockedChangeTests.Change

  @Test(arguments: constants + nulls + skips + dictionaries + paths + elements)
  func theLockTells(_ change: Change) throws { try LockedChangeTests().theLockTells(change) }

  private static func e(
    _ cases: String, _ options: String = "style: .internal, tag: \"t\"", _ more: String = ""
  ) -> String { LockedOrderTests.e(cases, options, more) }

  private static let rival = "\n// @CodableCase(\"a\", constants: [\"v\": 1])\ncase b(x: Int)"

  /// A new case takes what has its constants.
  private static let constants = [
    Change(
      "a value may be a new case's constant", e("case a(x: Int, v: Int?)"),
      e("case a(x: Int)" + rival), .lockedCaseTaken),
    Change(
      "an extra is a new case's constant",
      e("// @CodableCase(extras: [\"v\": 1])\ncase a(x: Int)"),
      e("case a(x: Int)" + rival), .lockedCaseTaken),
    Change(
      "a content may have a new case's constant",
      e("case a(x: Int, v: Int?)", "style: .adjacent, tag: \"t\", content: \"c\""),
      e("case a(x: Int)" + rival, "style: .adjacent, tag: \"t\", content: \"c\""),
      .lockedCaseTaken),
    Change(
      "a payload may have a new case's constant", e("case a(x: Int, v: Int?)", "style: .external"),
      e("case a(x: Int)" + rival, "style: .external"), .lockedCaseTaken),
    Change(
      "a value is never a new case's constant", e("case a(x: Int, v: String?)"),
      e("case a(x: Int)" + rival)),
    Change(
      "a case that its constant chooses is renamed", e("case a(x: Int)" + rival),
      e("case a(x: Int)" + rival.replacing("case b", with: "case c"))),
    Change("a new case has a constant", e("case a(x: Int)"), e("case a(x: Int)" + rival)),
  ]

  private static let writingNull = "style: .internal, tag: \"t\", nilValues: .null"

  private static let nulls = [
    Change(
      "an optional that is written as null is renamed",
      e("case a(title: String?, n: Int)", writingNull),
      e("case a(headline: String?, n: Int)", writingNull), .lockedKeyRenamed),
    Change(
      "a property of an enum that may be null is optional",
      e("case a(h: H)", "style: .external", holder("N")),
      e("case a(h: H)", "style: .external", holder("N?")), .lockedType),
    Change(
      "elements of an enum that may be null are optional",
      e("case a(h: H)", "style: .external", holder("[N]")),
      e("case a(h: H)", "style: .external", holder("[N?]")), .lockedType),
  ]

  private static let compact = "style: .array, payload: .compact"

  private static let elements = [
    Change(
      "a case gets a value with a default, which may be missing", e("case a", compact),
      e("case a(Int = 1)", compact)),
    Change(
      "a case gets a value without a default", e("case a", compact), e("case a(Int)", compact),
      .lockedShape),
  ]

  private static func holder(_ type: String) -> String {
    """
    struct H: Codable { var n: \(type) }
    // @CodableEnum(style: .rawValue)
    enum N {
      case dark
      // @CodableCase(nil)
      case inherited
    }
    """
  }

  private static let point = "struct S: Codable { var x: Int }"

  private static let skips = [
    Change(
      "a flattened value is skipped",
      e(flattening, plain, point),
      e("case a(\nn: Int,\ns: S?  // @CodableValue(skip: true)\n)", plain, point), .lockedSkip),
    Change(
      "a flattened value is only read",
      e(flattening, plain, point),
      e(
        "case a(\nn: Int,\ns: S?  // @CodableValue(flatten: true, skip: .encoding)\n)", plain,
        point)),
    Change(
      "a value on a path is skipped", e("case a(s: Int?)  // @CodableValue(key: [\"s\", \"z\"])"),
      e("case a(s: Int?)  // @CodableValue(skip: true)"), .lockedSkip),
  ]

  private static let plain = "style: .internal, tag: \"t\""

  private static let flattening = "case a(\nn: Int,\ns: S?  // @CodableValue(flatten: true)\n)"

  /// A flattened dictionary takes all keys that nothing else reads.
  private static let dictionaries = [
    Change(
      "a value beside a dictionary is removed",
      e("case a(\nname: String,\nh: [String: String]  // @CodableValue(flatten: true)\n)"),
      e("case a(\nh: [String: String]  // @CodableValue(flatten: true)\n)"), .lockedUnknownKey)
  ]

  private static let paths = [
    Change(
      "an alias of an optional on a path has another type", e("case a(a: String)"),
      e("case a(a: Int?)  // @CodableValue(key: [\"o\", \"a\"], aliases: [\"a\"])"), .lockedType),
    Change(
      "an alias of an optional on a path is read", e("case a(a: String)"),
      e("case a(a: String?)  // @CodableValue(key: [\"o\", \"a\"], aliases: [\"a\"])")),
    Change(
      "a flattened optional is added", e("case a(n: Int)"),
      e(
        "case a(\nn: Int,\ns: S?  // @CodableValue(flatten: true)\n)", plain,
        "struct S: Codable { var x: Int; var y: Int? }")),
  ]
}
