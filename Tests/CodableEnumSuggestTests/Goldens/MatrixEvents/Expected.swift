/// Suggested by `codable-enum suggest` from 42 samples in MatrixEvent.jsonl.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum MatrixEvent: Hashable, Sendable {
  // @CodableCase("m.room.topic")
  case roomTopic(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: RoomTopicContent,
    stateKey: String
  )

  // @CodableCase("m.room.name")
  case roomName(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: RoomNameContent,
    stateKey: String
  )

  // @CodableCase("m.room.member")
  case roomMember(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: RoomMemberContent,
    stateKey: String
  )

  // @CodableCase("m.room.message")
  case roomMessage(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: RoomMessageContent
  )

  // @CodableCase("m.room.redaction")
  case roomRedaction(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: RoomRedactionContent
  )

  // @CodableCase("m.room.power_levels")
  case roomPowerLevels(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: RoomPowerLevelsContent,
    stateKey: String
  )

  // @CodableCase("m.reaction")
  case reaction(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: [String: ContentPart]
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var eventID: String
  var sender: String
  var originServerTs: Int
  var roomID: String?
  var unsigned: Unsigned?

  enum CodingKeys: String, CodingKey {
    case eventID = "event_id"
    case sender
    case originServerTs = "origin_server_ts"
    case roomID = "room_id"
    case unsigned
  }
}

struct Unsigned: Codable, Hashable, Sendable {
  var age: Int
  var transactionID: String?

  enum CodingKeys: String, CodingKey {
    case age
    case transactionID = "transaction_id"
  }
}

struct RoomTopicContent: Codable, Hashable, Sendable {
  var topic: String
}

struct RoomNameContent: Codable, Hashable, Sendable {
  var name: String
}

struct RoomMemberContent: Codable, Hashable, Sendable {
  var membership: String
  var displayname: String?
  var avatarURL: String?

  enum CodingKeys: String, CodingKey {
    case membership, displayname
    case avatarURL = "avatar_url"
  }
}

// There was only one sample of `image`.
// @CodableEnum(style: .internal, tag: "msgtype")
enum RoomMessageContent: Hashable, Sendable {
  // @CodableCase("m.text")
  case text(body: String)

  // @CodableCase("m.emote")
  case emote(body: String)

  // @CodableCase("m.image")
  case image(body: String, url: String, info: Info)
}

struct Info: Codable, Hashable, Sendable {
  var w: Int
  var h: Int
  var mimetype: String
}

struct RoomRedactionContent: Codable, Hashable, Sendable {
  var redacts: String
  var reason: String?
}

struct RoomPowerLevelsContent: Codable, Hashable, Sendable {
  var usersDefault: Int  // always 0
  var eventsDefault: Int  // always 0
  var stateDefault: Int  // always 50
  var ban: Int  // always 50
  var kick: Int  // always 50
  var users: [String: Int]?

  enum CodingKeys: String, CodingKey {
    case usersDefault = "users_default"
    case eventsDefault = "events_default"
    case stateDefault = "state_default"
    case ban, kick, users
  }
}

struct ContentPart: Codable, Hashable, Sendable {
  var relType: String  // always "m.annotation"
  var eventID: String
  var key: String

  enum CodingKeys: String, CodingKey {
    case relType = "rel_type"
    case eventID = "event_id"
    case key
  }
}
