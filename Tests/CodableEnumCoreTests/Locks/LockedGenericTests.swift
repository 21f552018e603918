import Foundation
import Testing

@testable import CodableEnumCore

/// Values whose type is a generic parameter. Its argument may be an optional, whose nil leaves out the
/// key.
@Suite struct LockedGenericTests {
  typealias Change = LockedChangeTests.Change

  @Test(arguments: changes)
  func theLockTells(_ change: Change) throws { try LockedChangeTests().theLockTells(change) }

  /// Only types have lines of their own.
  @Test func aParameterIsNoTypeOfItsName() {
    let source = """
      // @CodableEnum(style: .internal, tag: "t")
      enum Generic<Item: Codable> { case a(x: Item) }
      // @CodableEnum(style: .internal, tag: "t")
      enum Plain { case b(x: Item) }
      struct Item: Codable {
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
      }
      """
    let lines = Locked.text(of: [("A.swift", Data(source.utf8))]).split(separator: "\n").suffix(6)
    #expect(
      lines.map { $0.dropFirst(3) } == [
        #"enum Generic<Generic.Item>: internal, tag "t""#, #"  a: {"t":"a","x"?:<Generic.Item>}"#,
        #"enum Plain: internal, tag "t""#, #"  b: {"t":"b","x":<Item>}"#, "unchecked Item", "  …",
      ])
  }

  private static let namesake = "\nstruct T: Codable { var q: Int }"

  private static let changes = [
    Change("nothing", e("case a(x: T)", internalStyle), e("case a(x: T)", internalStyle)),
    Change(
      "the parameter is renamed", e("case a(x: T)", internalStyle),
      e("case a(x: U)", internalStyle, "U")),
    Change(
      "a type gets the parameter's name", e("case a(x: T)", internalStyle),
      e("case a(x: T)", internalStyle) + namesake),
    Change(
      "a type had the parameter's name", e("case a(x: T)", internalStyle) + namesake,
      e("case a(x: T)", internalStyle)),
    Change(
      "a type had its name, and it is renamed", e("case a(x: T)", internalStyle) + namesake,
      e("case a(x: U)", internalStyle, "U")),
    Change(
      "parameters are renamed", e("case a(x: T, y: U)", internalStyle, "T, U"),
      e("case a(x: A, y: B)", internalStyle, "A, B")),
    Change(
      "parameters change places", e("case a(x: T)", internalStyle, "T, U"),
      e("case a(x: T)", internalStyle, "U, T"), .lockedUnclear),
    Change(
      "parameters change places and names", e("case a(x: [T])", internalStyle, "T, U"),
      e("case a(x: [B])", internalStyle, "A, B"), .lockedUnclear),
    Change(
      "a parameter is new before it", e("case a(x: T)", internalStyle),
      e("case a(x: T)", internalStyle, "U, T"), .lockedUnclear),
    Change(
      "a parameter is new after it", e("case a(x: T)", internalStyle),
      e("case a(x: T)", internalStyle, "T, U")),
    Change(
      "the one before it is gone", e("case a(x: U)", internalStyle, "T, U"),
      e("case a(x: U)", internalStyle, "U"), .lockedUnclear),
    Change(
      "parameters of a struct are renamed", e("case a(x: Box<T>)", internalStyle, "T, U") + box,
      e("case a(x: Box<A>)", internalStyle, "A, B") + box),
    Change(
      "parameters of a struct change places", e("case a(x: Box<T>)", internalStyle, "T, U") + box,
      e("case a(x: Box<T>)", internalStyle, "U, T") + box, .lockedUnclear),
    Change(
      "it becomes an optional", e("case a(x: T)", internalStyle),
      e("case a(x: T?)", internalStyle)),
    Change(
      "it was an optional", e("case a(x: T?)", internalStyle), e("case a(x: T)", internalStyle),
      .lockedNil),
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

  private static let box = "struct Box<V: Codable>: Codable { var v: V }\n"

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
