/// Suggested by `codable-enum suggest` from 5 samples in telegram-updates.jsonl.
// There was only one sample of `callbackQuery`, `inlineQuery`, `editedMessage`.
// @CodableEnum(style: .untagged, keyNaming: .snakeCase)
enum TelegramUpdate: Hashable, Sendable {
  case message(updateID: Int, message: Message)
  case callbackQuery(updateID: Int, callbackQuery: CallbackQuery)
  case inlineQuery(updateID: Int, inlineQuery: InlineQuery)
  case editedMessage(updateID: Int, editedMessage: EditedMessage)
}

struct Message: Codable, Hashable, Sendable {
  var messageID: Int
  var from: From
  var chat: Chat
  var date: Int
  var photo: [PhotoItem]?
  var text: String?

  enum CodingKeys: String, CodingKey {
    case messageID = "message_id"
    case from, chat, date, photo, text
  }
}

struct From: Codable, Hashable, Sendable {
  var id: Int
  var isBot: Bool
  var firstName: String

  enum CodingKeys: String, CodingKey {
    case id
    case isBot = "is_bot"
    case firstName = "first_name"
  }
}

// There was only one sample of `group`.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum Chat: Hashable, Sendable {
  case `private`(id: Int, firstName: String)
  case group(id: Int, title: String)
}

struct PhotoItem: Codable, Hashable, Sendable {
  var fileID: String
  var width: Int
  var height: Int

  enum CodingKeys: String, CodingKey {
    case fileID = "file_id"
    case width, height
  }
}

struct CallbackQuery: Codable, Hashable, Sendable {
  var id: String
  var from: From
  var chatInstance: String
  var data: String

  enum CodingKeys: String, CodingKey {
    case id, from
    case chatInstance = "chat_instance"
    case data
  }
}

struct InlineQuery: Codable, Hashable, Sendable {
  var id: String
  var from: From
  var query: String
  var offset: String
}

struct EditedMessage: Codable, Hashable, Sendable {
  var messageID: Int
  var from: From
  var chat: Chat
  var date: Int
  var editDate: Int
  var text: String

  enum CodingKeys: String, CodingKey {
    case messageID = "message_id"
    case from, chat, date
    case editDate = "edit_date"
    case text
  }
}
