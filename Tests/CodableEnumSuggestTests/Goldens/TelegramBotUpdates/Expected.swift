/// Suggested by `codable-enum suggest` from 42 samples in Update.jsonl.
// @CodableEnum(style: .untagged, keyNaming: .snakeCase)
enum Update: Hashable, Sendable {
  case channelPost(updateID: Int, channelPost: ChannelPost)
  case inlineQuery(updateID: Int, inlineQuery: InlineQuery)
  case callbackQuery(updateID: Int, callbackQuery: CallbackQuery)
  case message(updateID: Int, message: Message)
  case editedMessage(updateID: Int, editedMessage: EditedMessage)
  case poll(updateID: Int, poll: Poll)
}

struct ChannelPost: Codable, Hashable, Sendable {
  var messageID: Int
  var chat: Chat
  var date: Int
  var text: String

  enum CodingKeys: String, CodingKey {
    case messageID = "message_id"
    case chat, date, text
  }
}

// @CodableEnum(style: .internal, tag: "type")
enum Chat: Hashable, Sendable {
  case `private`(id: Int, title: String?, username: String?)
  case group(id: Int, title: String?, username: String?)
}

struct InlineQuery: Codable, Hashable, Sendable {
  var id: String
  var from: From
  var query: String
  var offset: String
  var chatType: String?  // always "private"

  enum CodingKeys: String, CodingKey {
    case id, from, query, offset
    case chatType = "chat_type"
  }
}

struct From: Codable, Hashable, Sendable {
  var id: Int
  var isBot: Bool
  var firstName: String
  var lastName: String?
  var languageCode: String?  // always "en"

  enum CodingKeys: String, CodingKey {
    case id
    case isBot = "is_bot"
    case firstName = "first_name"
    case lastName = "last_name"
    case languageCode = "language_code"
  }
}

struct CallbackQuery: Codable, Hashable, Sendable {
  var id: String
  var from: From
  var chatInstance: String
  var data: String?
  var message: Message?

  enum CodingKeys: String, CodingKey {
    case id, from
    case chatInstance = "chat_instance"
    case data, message
  }
}

struct Message: Codable, Hashable, Sendable {
  var messageID: Int
  var from: From
  var chat: Chat
  var date: Int
  var text: String?
  var entities: [Entity]?

  enum CodingKeys: String, CodingKey {
    case messageID = "message_id"
    case from, chat, date, text, entities
  }
}

struct Entity: Codable, Hashable, Sendable {
  var type: String  // "bold" or "url"; an enum if these are all
  var offset: Int  // always 0
  var length: Int  // always 4
}

struct EditedMessage: Codable, Hashable, Sendable {
  var messageID: Int
  var from: From
  var chat: Chat
  var date: Int
  var text: String?
  var entities: [Entity]?
  var editDate: Int

  enum CodingKeys: String, CodingKey {
    case messageID = "message_id"
    case from, chat, date, text, entities
    case editDate = "edit_date"
  }
}

struct Poll: Codable, Hashable, Sendable {
  var id: String
  var question: String
  var options: [Option]
  var isClosed: Bool

  enum CodingKeys: String, CodingKey {
    case id, question, options
    case isClosed = "is_closed"
  }
}

struct Option: Codable, Hashable, Sendable {
  var text: String
  var voterCount: Int

  enum CodingKeys: String, CodingKey {
    case text
    case voterCount = "voter_count"
  }
}
