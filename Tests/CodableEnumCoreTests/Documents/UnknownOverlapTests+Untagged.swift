import Testing

@testable import CodableEnumCore

extension UnknownOverlapTests {
  @Test(arguments: missingTag) func missingTagHasAnEffect(_ overlap: OverlapCase) throws {
    try overlap.expectNoDifference()
  }

  private static let missingTag: [OverlapCase] = [
    ("Flexible", "", true), ("Flexible", "x: Int", true), ("Flexible", "name: String?", true),
    ("Flexible", "name: Int", false), ("Empty", "", true), ("[String: Int]", "", true),
    ("Line", "", false), ("Line", "x: Int?", false), ("CodesItself", "", false),
    ("Elsewhere", "x: Int", false), ("[Flexible]", "", false),
    ("[String: Int]", "a: String", false),
  ].map { type, values, isRefused in
    OverlapCase(
      "\(type) before missingTag: .missing(\(values))",
      """
      // @CodableEnum(style: .internal, tag: "type", missingTag: .missing)
      enum E {
        case missing\(values.isEmpty ? "" : "(\(values))")
        case other(y: Int)
        // @CodableCase(.untagged)
        case first(\(type))
      }
      \(isRefused ? "// refused, anywhere ambiguousUntagged" : "")
      """)
  }

  static let untagged: [OverlapCase] = [
    OverlapCase(
      "the unknown case is for tags that no case has",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum E {
        case a(x: Int)
        // @CodableCase(.untagged)
        case function(name: String)
        // @CodableCase(.unknown)
        case hosted(
          type: String,  // @CodableValue(tag: true)
          name: String
        )
      }
      """),
    OverlapCase(
      "what has no tag writes one",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum E {
        case a(x: Int)
        // @CodableCase(.untagged)
        case function(type: String, name: String)  // refused, anywhere
        // @CodableCase(.unknown)
        case hosted(
          type: String,  // @CodableValue(tag: true)
          name: String
        )
      }
      """),
    OverlapCase(
      "what has no tag writes one that a case has",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum E {
        case low(x: Int)
        // @CodableCase(.untagged)
        case function(type: Level, name: String)  // refused, anywhere ambiguousUntagged
      }
      """),
    OverlapCase(
      "what has no tag takes from another",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum E {
        case a(x: Int)
        // @CodableCase(.untagged)
        case text(String)
        // @CodableCase(.untagged)
        case mark(Mark)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "structs and enums of other keys",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum E {
        case a(x: Int)
        // @CodableCase(.untagged)
        case expiry(Point)
        // @CodableCase(.untagged)
        case kind(Kind)
        // @CodableCase(.untagged)
        case at(of: Inner)
      }
      """),
    OverlapCase(
      "structs and enums of other keys than the cases'",
      """
      // @CodableEnum(style: .external)
      enum E {
        case a(x: Int)
        case b(Int)
        // @CodableCase(.untagged)
        case expiry(Point)
        // @CodableCase(.untagged)
        case inner(Inner)
        // @CodableCase(.untagged)
        case ext(Ext)
      }
      """),
    OverlapCase(
      "a struct's key is a case's name",
      """
      // @CodableEnum(style: .external)
      enum E {
        case x(n: Int)
        // @CodableCase(.untagged)
        case expiry(Point)  // refused, anywhere ambiguousUntagged
      }
      """),
    OverlapCase(
      "an inner enum's case is a case's name",
      """
      // @CodableEnum(style: .external)
      enum E {
        case radius(n: Int)
        // @CodableCase(.untagged)
        case ext(Ext)  // refused, anywhere ambiguousUntagged
      }
      """),
    OverlapCase(
      "a struct with the tag's key",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum E {
        case a(x: Int)
        // @CodableCase(.untagged)
        case web(Web)  // refused, anywhere ambiguousUntagged
      }
      """),
  ]
}
