/// Telegram's Bot API: https://core.telegram.org/bots/api
enum Telegram {
  struct User: Codable, Hashable {
    var id: Int
    var isBot: Bool

    enum CodingKeys: String, CodingKey {
      case id
      case isBot = "is_bot"
    }
  }

  /// "ChatMember", in every status of which there is a user.
  // @CodableEnum(style: .internal, tag: "status", keyNaming: .snakeCase, accessors: true)
  enum ChatMember: Hashable {
    case creator(user: User, isAnonymous: Bool)
    case administrator(user: User, canBeEdited: Bool)
    case member(user: User)
    case left(user: User)
    case kicked(user: User, untilDate: Int)
  }

  /// "MessageEntity": most types have nothing but a place.
  // @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
  enum MessageEntity: Hashable {
    case textLink(offset: Int, length: Int, url: String)
    case textMention(offset: Int, length: Int, user: User)
    case pre(offset: Int, length: Int, language: String?)
    // @CodableCase(.unknown)
    case other(
      type: String,  // @CodableValue(tag: true)
      offset: Int,
      length: Int
    )
  }

  /// "type" of a "Chat"
  // @CodableEnum(style: .rawValue, caseNaming: .lowercase)
  enum ChatType: Hashable {
    case `private`, group, superGroup, channel
  }

  /// "Integer or String"
  // @CodableEnum(style: .untagged)
  enum ChatID: Hashable {
    case number(Int)
    case username(String)
  }

  /// "Making requests": every reply has `ok`, a Bool.
  // @CodableEnum(style: .internal, tag: "ok", keyNaming: .snakeCase)
  enum Reply<Result: Hashable>: Hashable {
    // @CodableCase(true)
    case success(result: Result)
    // @CodableCase(false)
    case failure(errorCode: Int, description: String)
  }

  /// "InlineQueryResult", which is only ever sent: `photo_url`, `gif_url`.
  // @CodableEnum(
  //   style: .internal, tag: "type", keyNaming: .snakeCase, keyPrefix: .caseName,
  //   conformance: .encodable
  // )
  enum InlineQueryResult {
    case photo(
      id: String,  // @CodableValue(key: "id")
      url: String,
      width: Int?,
      thumbnail: String  // @CodableValue(key: "thumbnail_url")
    )
    case gif(
      id: String,  // @CodableValue(key: "id")
      url: String,
      duration: Int?,
      thumbnail: String  // @CodableValue(key: "thumbnail_url")
    )
  }
}
