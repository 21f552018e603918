import Testing

@testable import CodableEnumCore

/// What a declaration of a payload's type means, and when it isn't known which one counts.
struct DeclarationOverlapTests {
  @Test(arguments: properties) func propertiesAreWhatTheyDeclare(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: repeated) func oneOfTwoDeclarationsIsNotKnown(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  @Test(arguments: names) func namesAreResolved(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  /// An untagged enum of the cases, before declarations.
  static func cases(_ declarations: String, _ cases: String...) -> OverlapCase {
    OverlapCase(
      cases.joined(separator: ", "),
      "// @CodableEnum(style: .untagged)\nenum E {\n"
        + cases.map { "  case \($0)\n" }.joined() + "}\n\(declarations)\n")
  }

  static let properties: [OverlapCase] = [
    cases(
      "struct Loose: Codable { var x: Int!; var list: [Int]! }", "a(Loose)",
      "b(y: Int)  // refused unreachableCase"),
    cases(
      "struct Loose: Codable { var x: Int! }", "a(x: Int)", "b(Loose)  // refused unreachableCase"),
    cases("", "a(x: Int!)", "b(y: Int)  // refused unreachableCase"),
    cases(
      "struct Old: Codable { @available(*, deprecated) var x = 1; nonisolated let id: Int }",
      "a(Old)", "b(id: Int)"),
    cases(
      "struct Actors: Codable { @MainActor var x = 1 }", "a(Actors)",
      "b(x: Int)  // refused unreachableCase"),
    // A constant has one value, but reading ignores it.
    cases(
      """
      enum Form: String, Codable { case line, arc }
      struct Known: Codable { var kind: Form; var size: Int }
      struct Same: Codable { let kind = "arc"; var size: Int }
      """, "a(Known)", #"b(Same)  // refused unreachableCase {"kind":"arc","size":1}"#),
    cases(
      """
      enum Form: String, Codable { case line, arc }
      struct Known: Codable { var kind: Form; var size: Int }
      struct Other: Codable { let kind: String = "dot"; var size: Int }
      struct Joined: Codable { let kind: String = "d" + "ot"; let other: Int = -1; var size: Int }
      """, "a(Known)", "b(Other)", "c(Joined)  // refused unreachableCase"),
    // The raw values don't show what an initializer accepts, or what a property writes.
    cases(
      "enum Heard: String, Codable { case low; init?(rawValue: String) { self = .low } }",
      "a(Heard)", "b(String)  // warned overlappingCases"),
    cases(
      "enum Heard: String, Codable { case low; init?(rawValue: String) { nil } }", "a(String)",
      #"b(Heard)  // refused unreachableCase "low""#),
    cases(
      """
      enum Heard: Int, Codable {
        case low
        init?(rawValue: Int) { self = .low }
        var rawValue: Int { 7 }
      }
      """, "a(Int)", "b(Heard)"),
    // A wrapper may do without its key: an extension of the container can say so.
    cases("", "a(HasWrapper)", "b(y: Int)  // warned overlappingCases"),
    cases("", "a(HasWrapper)", "b(Flexible)  // warned overlappingCases"),
    cases("", "a(HasWrapper)", "b(x: Int?)  // warned overlappingCases"),
    cases("", "a(HasWrapper)", "b(CodableEnumAnyValue)"),
    cases(
      "struct Labelled: Codable { @Wrapped var x: Int; var label: String }", "a(Labelled)",
      "b(y: Int)"),
    cases(
      """
      struct OwnNames: Codable {
        var x: Int
        enum CodingKeys: CodingKey {
          case x
          var stringValue: String { "y" }
          var intValue: Int? { nil }
          init?(stringValue: String) { self = .x }
          init?(intValue: Int) { nil }
        }
      }
      """, "a(OwnNames)", "b(y: Int)  // warned overlappingCases"),
    cases(
      """
      enum OwnNames: Codable {
        case x(Int)
        enum CodingKeys: CodingKey { case x }
      }
      extension OwnNames.CodingKeys {
        var stringValue: String { "y" }
        init?(stringValue: String) { self = .x }
      }
      """, "a(OwnNames)", "b(y: Point)  // warned overlappingCases"),
  ]

  static let repeated: [OverlapCase] = [
    cases(
      """
      #if DEBUG
        struct Twice: Codable { var x: Int }
      #else
        struct Twice: Codable { var name: String? }
      #endif
      """, "a(Twice)", "b(y: Int)  // warned overlappingCases"),
    cases(
      """
      #if DEBUG
        struct Thrice: Codable { var name: String? }
      #elseif FAST
        struct Thrice: Codable { var age: String? }
      #else
        struct Thrice: Codable { var x: Int }
      #endif
      """, "a(Thrice)", "b(y: Int)  // warned overlappingCases"),
    cases(
      """
      struct Keyed: Codable {
        var x: Int
        #if DEBUG
          enum CodingKeys: String, CodingKey { case x = "y" }
        #else
          enum CodingKeys: String, CodingKey { case x = "z" }
        #endif
      }
      """, "a(Keyed)", "b(y: Int)  // warned overlappingCases"),
    cases(
      """
      #if DEBUG
        enum Level2: String, Codable { case low }
      #else
        enum Level2: Int, Codable { case low }
      #endif
      """, "a(Level2)", "b(Level)  // warned overlappingCases"),
    cases(
      """
      #if DEBUG
        typealias Either = Point
      #else
        typealias Either = Flexible
      #endif
      """, "a(Either)", "b(y: Int)  // warned overlappingCases"),
    cases(
      """
      #if DEBUG
        // @CodableEnum(style: .rawValue)
        enum Marked { case low }
      #else
        // @CodableEnum(style: .internal, tag: "type")
        enum Marked { case low }
      #endif
      """, "a(Marked)", #"b(Level)  // refused unreachableCase "low""#),
  ]

  @Test func oneOfTwoEnumsKnowsItself() throws {
    let enums = [".internal, tag: \"type\"", ".external, payload: .natural"].map {
      "// @CodableEnum(style: \($0))\nindirect enum E { case wrap(E), end }"
    }
    let overlap = OverlapCase(
      "",
      """
      #if DEBUG
      \(enums[0].replacing("end }", with: "end }  // refused enumInItsOwnPlace"))
      #else
      \(enums[1])
      #endif
      """)
    try overlap.expectNoDifference()
  }

  static let names: [OverlapCase] = [
    // Only strings, numbers and Bools are written without the key.
    cases(
      "struct Day: RawRepresentable, Codable { var rawValue: Date }", "a(rawValue: Date)",
      "b(Day)  // refused unreachableCase"),
    cases("struct Day: RawRepresentable, Codable { var rawValue: Date }", "a(Date)", "b(Day)"),
    cases(
      "struct Path: RawRepresentable, Codable { var rawValue: [Int] }", "a([Int])", "b(Path)"),
    cases("struct Maybe: RawRepresentable, Codable { var rawValue: Int? }", "a(Int?)", "b(Maybe)"),
    cases(
      """
      typealias Steps = Int
      struct Distance: RawRepresentable, Codable { var rawValue: Steps }
      """, "a(Int)", "b(Distance)  // refused unreachableCase"),
    cases(
      "typealias Count = Int\nenum Size: Count, Codable { case small = 1, large }", "a(Count)",
      "b(Size)  // refused unreachableCase 1"),
    cases(
      "typealias Count = Int\nenum Size: Count, Codable { case small, large }", "a(Double)",
      "b(Size)  // refused unreachableCase 0"),
    cases(
      "typealias Spelling = String\nenum Size: Spelling, Codable { case small, large }",
      "a(String)",
      "b(Size)  // refused unreachableCase \"small\""),
    cases(
      "typealias Spelling = String\nenum Size: Spelling, Codable { case small, large }", "a(Size)",
      "b(Spelling)"),
    cases(
      """
      struct Other: ExpressibleByIntegerLiteral, Equatable, Codable {
        var x = 1
        init(integerLiteral value: Int) {}
      }
      enum Size: Other, Codable { case small = 1 }
      """, "a(Size)", "b(Int)  // warned overlappingCases"),
    cases("enum Aliased: Text, Codable { case low, high }", "a(Flexible)", "b(Aliased)"),
    cases(
      "enum Aliased: Text, Codable { case low, high = \"top\" }", "a(Aliased)",
      "b(Level)  // refused unreachableCase \"low\""),
    cases(
      """
      struct Own { var x: Int }
      typealias Alias = Own
      extension Alias: Codable {
        init(from decoder: any Decoder) throws { x = try Int(from: decoder) }
        func encode(to encoder: any Encoder) throws { try x.encode(to: encoder) }
      }
      """, "a(x: Int)", "b(Alias)"),
    cases(
      """
      struct Own: Codable { var x: Int }
      typealias Alias = Own
      extension Alias { func encode(to encoder: any Encoder) throws { try x.encode(to: encoder) } }
      """, "a(Alias)", "b(x: Int)  // warned overlappingCases"),
    cases("struct Plain: nonisolated Codable { var x: Int }", "a(Plain)", "b(y: Int)"),
    cases(
      "struct Plain: nonisolated Codable { var x: Int }", "a(Plain)",
      "b(x: Int)  // refused unreachableCase"),
    cases(
      """
      class Base { struct Point: Codable { var name: String } }
      class Middle: Base {}
      class Sub: Middle { struct Inner: Codable { var at: Point } }
      """, "a(Sub.Inner)", "b(at: Point)"),
    cases(
      """
      class Base { struct Point: Codable { var name: String } }
      class Middle: Base {}
      class Sub: Middle { struct Inner: Codable { var at: Point } }
      """, "a(Sub.Inner)", "b(at: Flexible)  // refused unreachableCase"),
  ]
}
