import Testing

/// Orders of cases in which the earlier one would lose a part of what the later one writes.
struct LostPartsTests {
  @Test(arguments: parts) func whatLosesAPartIsRefused(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  static let parts: [OverlapCase] = [
    OverlapCase(
      "a narrower number, and a key that would be lost",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: Int8)
        case b(x: Int, y: String)  // refused unreachableCase {"x":1,"y":"a"}
      }
      """),
    OverlapCase(
      "a narrower number, and a key that would sometimes be lost",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: Int)
        case b(x: Double, y: String?)  // refused unreachableCase {"x":1,"y":"a"}
      }
      """),
    OverlapCase(
      "a narrower number, and all keys",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: Int, y: String?)
        case b(x: Double, y: String?)
      }
      """),
    OverlapCase(
      "a name among texts, and a key that would be lost",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(level: Level)
        case b(level: String, y: Int)  // refused unreachableCase {"level":"low","y":1}
      }
      """),
    OverlapCase(
      "an empty array, and an element that would be lost",
      """
      struct Nothing: Codable {}
      // @CodableEnum(style: .untagged)
      enum E {
        case a(Nothing, [Int])
        case b(Level, [String])  // refused unreachableCase ["low",[]]
      }
      """),
    OverlapCase(
      "an empty array, and a key that would be lost",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: [Int])
        case b(x: [String], y: Int)  // warned overlappingCases {"x":[],"y":1}
      }
      """),
    OverlapCase(
      "an empty array, and nothing that would be lost",
      """
      struct Nothing: Codable {}
      // @CodableEnum(style: .untagged)
      enum E {
        case a(Nothing, [Int])
        case b(Nothing, [String])  // warned overlappingCases [{},[]]
      }
      """),
    OverlapCase(
      "a narrower number, and a key of another object that would be lost",
      """
      struct Short: Codable { var a: Int }
      struct Long: Codable { var a: Int, b: Int? }
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: Int8, y: Short)
        case b(x: Int, y: Long)  // refused unreachableCase {"x":1,"y":{"a":1,"b":1}}
      }
      """),
    OverlapCase(
      "a narrower number in an object, and a key outside that would be lost",
      """
      struct Small: Codable { var a: Int8 }
      struct Large: Codable { var a: Int }
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: Small)
        case b(x: Large, y: Int)  // refused unreachableCase {"x":{"a":1},"y":1}
      }
      """),
  ]
}
