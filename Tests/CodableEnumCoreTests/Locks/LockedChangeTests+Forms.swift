@testable import CodableEnumCore

extension LockedChangeTests {
  static let forms = [
    Change(
      "another style", e("case a(x: Int)"), e("case a(x: Int)", "style: .external"), .lockedForm),
    Change(
      "another style reads it", e("case a(x: Int)"),
      e("case a(x: Int)", "style: .external, reads: [.internal(tag: \"t\")]")),
    Change(
      "another tag key", e("case a(x: Int), b"),
      e("case a(x: Int), b", "style: .internal, tag: \"u\""),
      .lockedForm),
    Change(
      "another tag key, and the old one in another naming",
      e("case aB(x: Int)", "style: .internal, tag: \"t\", caseNaming: .snakeCase"),
      e(
        "case aB(x: Int)",
        "style: .internal, tag: \"u\", caseNaming: .snakeCase, reads: [.internal(tag: \"t\", caseNaming: .kebabCase)]"
      ), .lockedForm),
    Change(
      "another content key", e("case a(Int)", "style: .adjacent, tag: \"t\", content: \"c\""),
      e("case a(Int)", "style: .adjacent, tag: \"t\", content: \"d\""), .lockedForm),
    Change(
      "another payload", e("case a(Int, Int)", "style: .external"),
      e("case a(Int, Int)", "style: .external, payload: .unkeyed"), .lockedForm),
    Change(
      "another payload reads it", e("case a(Int, Int)", "style: .external"),
      e("case a(Int, Int)", "style: .external, payload: .unkeyed, reads: [.external]")),
    Change(
      "another empty form", e("case a", "style: .external"),
      e("case a", "style: .external, empty: .true"),
      .lockedForm),
    Change(
      "the marker went", e("case a"), "enum E { case a }", .lockedEnumRemoved),
    Change(
      "decoding went", e("case a"),
      e("case a", "style: .internal, tag: \"t\", conformance: .encodable"),
      .lockedAndUnread),
    Change(
      "what is only written is not locked",
      e("case a", "style: .internal, tag: \"t\", conformance: .encodable"), "enum E { case a }"),
    Change(
      "an untagged case was renamed", e("case a(Int), b(String)", "style: .untagged"),
      e("case a(Int), c(String)", "style: .untagged")),
    Change(
      "an untagged case was removed", e("case a(Int), b(String)", "style: .untagged"),
      e("case a(Int)", "style: .untagged"), .lockedUntagged),
  ]
}
