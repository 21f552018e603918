import Testing

/// Keys tell recursive cases apart, and those of an enum are all that a dictionary has.
extension DeclarationOverlapTests {
  /// What contains the enum is decoded twice only if two cases decode the value of one key.
  static let recursive: [OverlapCase] = [
    cases(
      "final class Branch: Codable { var next: [Branch]?; var at: [E] = [] }", "a(Branch)",
      "b(l: [E], r: [E])"),
    cases(
      """
      struct Branch: Codable { var at: [E]; var x: Int }
      struct Leaf: Codable { var of: [E]; var y: Int }
      """, "a(Branch)", "b(Leaf)"),
    cases(
      "struct Branch: Codable { var at: [E]; var x: Int }", "a(Branch)",
      "b(at: [E], y: Int)  // warned indistinctRecursion"),
    cases(
      """
      struct Branch: Codable { var at: [E]; var x: Int }
      struct Leaf: Codable { var at: [E]; var y: Int }
      """, "a(Branch)", "b(Leaf)  // warned indistinctRecursion"),
    cases(
      "struct Branch: Codable { @Wrapped var at: [E]; var x: Int }", "a(l: [E])",
      "b(Branch)"),
    cases(schema, "a(Schema)", "b([Schema])"),
    cases(schema, "a([Schema])", "b(Schema)"),
    cases(schema, "a(Schema)", "b(Schema, Int)"),
    cases(schema, "a(Schema)", "b(items: E, y: Int)  // warned indistinctRecursion"),
  ]

  /// A scalar or an object that contains the enum.
  private static let schema = """
    struct Object: Codable { var items: E?; var x: Int }
    // @CodableEnum(style: .untagged)
    indirect enum Schema { case flag(Bool), object(Object) }
    """

  @Test(arguments: recursive) func recursionIsToldApartByKeys(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  private static let roles = """
    // @CodableEnum(style: .rawValue, codingKeys: true)
    enum Role: Hashable { case admin, user }
    // @CodableEnum(style: .rawValue, codingKeys: true)
    enum Open: Hashable {
      case admin
      // @CodableCase(.unknown)
      case other(String)
    }
    enum Town: String, Codable, CodingKeyRepresentable { case home = "h" }
    """

  /// A dictionary whose keys are an enum has no others.
  static let keys: [OverlapCase] = [
    cases(roles, "a([Role: Int])", "b(count: Int)"),
    cases(roles, "a([Town: Int])", "b(home: Int)"),
    cases(roles, "a([Town: Int])", "b(h: Int)  // refused unreachableCase"),
    cases(roles, "a([Role: Int])", "b(admin: Int)  // refused unreachableCase"),
    cases(roles, "a(admin: Int)", #"b([Role: Int])  // refused unreachableCase {"admin":1}"#),
    cases(roles, "a(admin: Int)", #"b([Open: Int])  // refused unreachableCase {"admin":1}"#),
    cases(roles, "a(admin: Int)", "b([String: Int])"),
    cases(roles, "a([Open: Int])", "b(count: Int)  // refused unreachableCase"),
    cases(roles, "a([Open: Int])", #"b([Role: Int])  // refused unreachableCase {"admin":1}"#),
    cases(roles, "a([Role: Int])", #"b([Open: Int])  // refused unreachableCase {"admin":1}"#),
    cases(roles, "a([Role: Int])", "b([Town: Int])  // warned overlappingCases {}"),
    cases(roles, "a([Role: Int])", "b([String: Int])  // warned overlappingCases {}"),
    cases(roles, "a([Role: Int])", "b([Role: String])  // warned overlappingCases {}"),
  ]

  @Test(arguments: keys) func keysOfDictionariesAreThoseOfTheirEnum(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  private static let open = """
    // @CodableEnum(style: .external)
    enum Ext {
      case known(Int)
      // @CodableCase(.unknown)
      case other(CodableEnumAnyValue)
    }
    // @CodableEnum(style: .external, empty: .name)
    enum Named {
      case low(Int), high
      // @CodableCase(.unknown)
      case other(CodableEnumAnyValue)
    }
    """

  /// The unknown case of `.external` reads objects with one key, and names only where others are names.
  static let unknownKeys: [OverlapCase] = [
    cases(open, "a(Ext)", "b(x: Int, y: Int)"),
    cases(open, "a(Ext)", #"b(x: Int, y: Int?)  // refused unreachableCase {"x":1}"#),
    cases(open, "a(Ext)", "b(known: String)"),
    cases(open, "a(Ext)", #"b(x: Int?)  // refused unreachableCase {"x":1}"#),
    cases(open, "a(Ext)", "b([String: Int])  // refused unreachableCase"),
    cases(open, "a(Ext)", "b(String)"),
    cases(open, "a(Named)", "b(String)  // refused unreachableCase"),
    cases(open, "a(Named)", #"b(Height)  // refused unreachableCase "high""#),
  ]

  @Test(arguments: unknownKeys) func unknownKeysAreSingle(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  private static let loud = """
    // @CodableEnum(style: .external, ignoringCase: true)
    enum Loud { case known(x: Int?), low }
    """

  static let letters: [OverlapCase] = [
    cases(loud, "a(Loud)", "b(known: [String: Int])  // refused unreachableCase"),
    cases(loud, "a(Loud)", "b(Known: [String: Int])  // refused unreachableCase"),
    cases(loud, "a(Loud)", "b(known: Int)"),
    cases(loud, "a(Known: [String: Int])", "b(Loud)"),
  ]

  @Test(arguments: letters) func keysAreTagsInAnyLetterCase(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  private static func generic(_ options: String, _ cases: String...) -> OverlapCase {
    OverlapCase(
      cases.joined(separator: "; ") + options,
      "// @CodableEnum(style: \(options))\nenum E<T: Codable> {\n"
        + cases.map { "  case \($0)\n" }.joined() + "}\n")
  }

  /// The argument for a parameter may be an optional, whose nil leaves out the key.
  static let parameters: [OverlapCase] = [
    generic(".untagged", "a(x: T)", "b(y: Int)  // warned overlappingCases"),
    generic(".untagged, order: [.a, .b]", "a(x: T)", "b(y: Int)"),
    generic(".untagged", "a(x: T, z: Int)", "b(y: Int)"),
    generic(".untagged", "a(y: Int)", "b(x: T)"),
    generic(
      ".untagged, unknownKeys: .reject", "a(y: Int?)", "b(x: T)  // refused unreachableCase {}"),
    generic(".untagged, unknownKeys: .reject, nilValues: .null", "a(y: Int?)", "b(x: T)"),
    generic(".untagged, choice: .byKeys", "a(x: T)", "b(y: Int)"),
    generic(".untagged, choice: .byKeys", "a(x: T, z: Int?)", "b(y: T)"),
  ]

  @Test(arguments: parameters) func argumentsMayBeOptionals(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }
}
