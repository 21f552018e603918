import Testing

@testable import CodableEnumCore

/// Values whose type is a generic parameter. Its argument may be an optional, whose nil leaves out the
/// key.
@Suite struct LockedGenericTests {
  typealias Change = LockedChangeTests.Change

  @Test(arguments: changes)
  func theLockTells(_ change: Change) throws { try LockedChangeTests().theLockTells(change) }

  private static let changes = [
    Change("nothing", e("case a(x: T)", internalStyle), e("case a(x: T)", internalStyle)),
    Change(
      "the parameter is renamed", e("case a(x: T)", internalStyle),
      e("case a(x: U)", internalStyle, "U")),
    Change(
      "it becomes an optional", e("case a(x: T)", internalStyle),
      e("case a(x: T?)", internalStyle)),
    Change(
      "a key is added", e("case a", internalStyle), e("case a(x: T)", internalStyle), .lockedKey),
    Change(
      "keys choose the case", e("case a(x: T)\ncase b(Int)", untagged),
      e("case a(x: T)\ncase b(Int)", byKeys), .lockedNil),
    Change(
      "keys choose the case, and nil was written",
      e("case a(x: T)\ncase b(Int)", untagged + ", nilValues: .null"),
      e("case a(x: T)\ncase b(Int)", byKeys)),
    Change(
      "keys chose the case", e("case a(x: T)\ncase b(Int)", byKeys),
      e("case a(x: T)\ncase b(Int)", byKeys)),
    Change(
      "keys chose the case, and do no longer", e("case a(x: T)\ncase b(Int)", byKeys),
      e("case a(x: T)\ncase b(Int)", untagged)),
    Change(
      "the key must be there", e("case a(x: T)", internalStyle),
      e("case a(x: T  // @CodableValue(nil: .required)\n)", internalStyle), .lockedNil),
    Change(
      "the key must be there and was", e("case a(x: T)", ".external"),
      e("case a(x: T  // @CodableValue(nil: .required)\n)", ".external")),
    Change(
      "a default is gone",
      e("case a(x: T = .init())", internalStyle + ", defaultValues: .omit", "T: Initial"),
      e("case a(x: T)", internalStyle, "T: Initial"), .lockedDefault),
  ]

  private static let internalStyle = ".internal, tag: \"t\""
  private static let untagged = ".untagged"
  private static let byKeys = ".untagged, choice: .byKeys"

  private static func e(_ cases: String, _ style: String, _ parameter: String = "T") -> String {
    """
    // @CodableEnum(style: \(style))
    enum E<\(parameter)> {
    \(cases)
    }
    protocol Initial: Codable, Equatable { init() }

    """
  }
}
