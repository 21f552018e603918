/// Values of types that the generator doesn't see, as if they were of another module.
extension WrittenAndReadTests {
  static let unseen = [
    Scenario(
      "null and dictionaries have no keys of their own",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Message: Equatable {
        case counts(UnseenCounts)
        case amount(UnseenAmount)
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Box<Content: Equatable>: Equatable {
        case content(Content)
      }
      """,
      checks: """
        refuses(Message.counts(["x": 1]), "has no keys of its own")
        refuses(Message.amount(.init(value: 1)), "Int has no keys of its own")
        refuses(Message.amount(.init(value: nil)), "null has no keys")
        refuses(Box.content(["x": "y"]), "has no keys of its own")
        """),
    Scenario(
      "an optional scalar next to others is nil",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Message: Equatable {
        case limit(UnseenMaybeInt)
        case amount(
          amount: UnseenAmount?,  // @CodableValue(flatten: true)
          id: Int
        )
      }
      """,
      checks: """
        both(Message.limit(nil), #"{"type":"limit"}"#)
        refuses(Message.limit(1), "Int has no keys of its own")
        both(Message.amount(amount: nil, id: 1), #"{"type":"amount","id":1}"#)
        """),
    Scenario(
      "keys of optionals tell untagged cases apart",
      """
      // @CodableEnum(style: .untagged)
      enum Choice: Equatable {
        case limit(limit: UnseenMaybe<Int>)
        case home(home: UnseenMaybeInt)
        case size(size: Int)
      }

      // @CodableEnum(style: .external)
      enum Mixed: Equatable {
        case size(Int)
        // @CodableCase(.untagged)
        case home(home: UnseenMaybeInt)
      }
      """,
      checks: """
        both(Choice.limit(limit: 1), #"{"limit":1}"#)
        both(Choice.limit(limit: nil), #"{"limit":null}"#)
        both(Choice.home(home: nil), #"{"home":null}"#)
        both(Choice.size(size: 1), #"{"size":1}"#)
        both(Mixed.home(home: nil), #"{"home":null}"#)
        """),
    Scenario(
      "an optional with a default is nil without its key",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Message: Equatable {
        case limit(limit: UnseenMaybe<Int> = 3)
      }
      """,
      checks: """
        both(Message.limit(limit: nil), #"{"type":"limit"}"#)
        both(Message.limit(limit: 4), #"{"type":"limit","limit":4}"#)
        """),
  ]
}
