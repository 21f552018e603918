extension LockedMeaningTests {
  private static let unreadPath = """
    case a(
      x: Int,
      n: Int?  // @CodableValue(key: ["p", "n"], skip: .decoding)
    )
    """

  private static let adjacent = "style: .adjacent, tag: \"t\", content: \"c\""

  /// A value is no longer read, or never was.
  static let skips = [
    Change(
      "a value is skipped in another style", e("case a(x: Int = 3, y: Int)"),
      e("case a(\nx: Int = 3,  // @CodableValue(skip: true)\ny: Int)", "style: .untagged"),
      .lockedSkip),
    Change(
      "the only value is skipped", e("case a(n: Int = 0)"),
      e("case a(n: Int = 0)  // @CodableValue(skip: true)"), .lockedSkip),
    Change(
      "a value that is the whole content is skipped", e("case a(Int?)", adjacent),
      e("case a(Int?)  // @CodableValue(skip: true)", adjacent), .lockedSkip),
    Change(
      "a value is skipped", e("case a(x: Int, n: Int = 0)"),
      e("case a(\nx: Int,\nn: Int = 0  // @CodableValue(skip: true)\n)"), .lockedSkip),
    Change(
      "a value is skipped whose path ends in another's key",
      e("case a(\nx: Int,  // @CodableValue(key: [\"p\", \"id\"])\nid: Int = 1)"),
      e(
        """
        case a(
          x: Int,  // @CodableValue(key: ["p", "id"])
          id: Int = 1  // @CodableValue(skip: .decoding)
        )
        """), .lockedSkip),
    Change(
      "a value is skipped whose path ends like another",
      e(
        """
        case a(
          x: Int,  // @CodableValue(key: ["p", "id"])
          y: Int = 1  // @CodableValue(key: ["q", "id"])
        )
        """),
      e(
        """
        case a(
          x: Int,  // @CodableValue(key: ["p", "id"])
          y: Int = 1  // @CodableValue(key: ["q", "id"], skip: .decoding)
        )
        """), .lockedSkip),
    Change("a value on a path never was read", e(unreadPath), e(unreadPath)),
    Change(
      "an optional is not read", e("case a(x: Int, n: Int?)"),
      e("case a(\nx: Int,\nn: Int?  // @CodableValue(skip: .decoding)\n)"), .lockedSkip),
    Change(
      "a value is not written", e("case a(x: Int, n: Int?)"),
      e("case a(\nx: Int,\nn: Int?  // @CodableValue(skip: .encoding)\n)")),
    Change(
      "a value is added to one that was never read",
      e("case a(\nx: Int,\nn: Int?  // @CodableValue(skip: .decoding)\n)"),
      e("case a(\nx: Int,\nn: Int?,  // @CodableValue(skip: .decoding)\nm: Int?)")),
    Change(
      "it never was read", e("case a(\nx: Int,\nn: Int?  // @CodableValue(skip: .decoding)\n)"),
      e("case a(\nx: Int,\nn: Int?  // @CodableValue(skip: .decoding)\n)")),
    Change(
      "it is called like its case", e("case n(n: Int?)  // @CodableValue(skip: true)", external),
      e("case n(n: Int?)  // @CodableValue(skip: true)", external)),
    Change(
      "they are called like the keys of the tag and the content", skippedKeys, skippedKeys),
    Change(
      "the only value gets the name of its case",
      e("case n(_ x: Int)  // @CodableValue(key: \"k\")", external),
      e("case n(_ n: Int)  // @CodableValue(key: \"k\")", external)),
    Change(
      "a value that is called like its case was never coded", e("case a(p: P)") + uncoded,
      e("case a(p: P)") + uncoded),
  ]

  private static let skippedKeys = e(
    """
    case a(
    x: Int,
    t: Int?,  // @CodableValue(skip: true)
    c: Int?  // @CodableValue(skip: true)
    )
    """, "style: .adjacent, tag: \"t\", content: \"c\"")

  private static let uncoded = """
    enum P: Codable {
      case n(n: Int = 0, x: Int)
      enum NCodingKeys: String, CodingKey { case x }
    }
    """
}
