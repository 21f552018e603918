/// Networks of people, and those who watch their code.
enum SocialNetworks {
  /// Blobs of the AT protocol; the oldest have no type
  /// (https://atproto.com/specs/data-model#blob-type).
  // @CodableEnum(style: .internal, tag: "$type")
  enum Blob: Hashable {
    case blob(
      ref: String,  // @CodableValue(key: ["ref", "$link"])
      mimeType: String,
      size: Int
    )
    // @CodableCase(.missingTag)
    case legacy(cid: String, mimeType: String)
  }

  /// Updates for a Telegram bot, of which one key says the kind
  /// (https://core.telegram.org/bots/api#update).
  // @CodableEnum(style: .untagged, keyNaming: .snakeCase, choice: .byKeys)
  enum TelegramUpdate: Hashable {
    case message(updateId: Int, message: TelegramMessage)
    case editedMessage(updateId: Int, editedMessage: TelegramMessage)
    case callbackQuery(
      updateId: Int,
      id: String,  // @CodableValue(key: ["callback_query", "id"])
      data: String?  // @CodableValue(key: ["callback_query", "data"])
    )
    // @CodableCase(.unknown)
    case other(CodableEnumAnyValue)
  }

  struct TelegramMessage: Codable, Hashable {
    var text: String
  }

  /// Comments in GitLab's webhooks: the thing that was talked about stands under a key of its kind
  /// (https://docs.gitlab.com/user/project/integrations/webhook_events/#comment-events).
  // @CodableEnum(style: .internal, tag: "object_kind", keyNaming: .snakeCase)
  enum GitLabEvent: Hashable {
    case push(ref: String)
    // @CodableCase("note")
    case commitNote(
      text: String,  // @CodableValue(key: ["object_attributes", "note"])
      commit: GitLabCommit
    )
    // @CodableCase("note")
    case mergeRequestNote(
      text: String,  // @CodableValue(key: ["object_attributes", "note"])
      mergeRequest: GitLabItem
    )
    // @CodableCase("note")
    case issueNote(
      text: String,  // @CodableValue(key: ["object_attributes", "note"])
      issue: GitLabItem
    )
  }

  struct GitLabCommit: Codable, Hashable {
    var id: String
  }

  struct GitLabItem: Codable, Hashable {
    var iid: Int
  }
}
