/// Suggested by `codable-enum suggest` from 5 samples in twitch-messages.jsonl.
// There was only one sample of `sessionWelcome`, `notification`, `revocation`.
// @CodableEnum(style: .internal, tag: ["metadata", "message_type"], caseNaming: .snakeCase)
enum TwitchMessage: Hashable, Sendable {
  // `messageID`: could be a UUID, which Swift writes in upper case.
  // `messageTimestamp`: ISO 8601; a Date with that dateDecodingStrategy.
  case sessionWelcome(
    messageID: String,  // @CodableValue(key: ["metadata", "message_id"])
    messageTimestamp: String,  // @CodableValue(key: ["metadata", "message_timestamp"])
    payload: SessionWelcomePayload
  )

  // `messageID`: could be a UUID, which Swift writes in upper case.
  // `messageTimestamp`: ISO 8601; a Date with that dateDecodingStrategy.
  // `payload`: always without keys.
  case sessionKeepalive(
    messageID: String,  // @CodableValue(key: ["metadata", "message_id"])
    messageTimestamp: String,  // @CodableValue(key: ["metadata", "message_timestamp"])
    payload: [String: CodableEnumAnyValue]
  )

  // `messageID`: could be a UUID, which Swift writes in upper case.
  // `messageTimestamp`: ISO 8601; a Date with that dateDecodingStrategy.
  case notification(
    messageID: String,  // @CodableValue(key: ["metadata", "message_id"])
    messageTimestamp: String,  // @CodableValue(key: ["metadata", "message_timestamp"])
    subscriptionType: String,  // @CodableValue(key: ["metadata", "subscription_type"])
    subscriptionVersion: String,  // @CodableValue(key: ["metadata", "subscription_version"])
    payload: Payload
  )

  // `messageID`: could be a UUID, which Swift writes in upper case.
  // `messageTimestamp`: ISO 8601; a Date with that dateDecodingStrategy.
  case revocation(
    messageID: String,  // @CodableValue(key: ["metadata", "message_id"])
    messageTimestamp: String,  // @CodableValue(key: ["metadata", "message_timestamp"])
    subscriptionType: String,  // @CodableValue(key: ["metadata", "subscription_type"])
    subscriptionVersion: String,  // @CodableValue(key: ["metadata", "subscription_version"])
    payload: Payload
  )
}

struct SessionWelcomePayload: Codable, Hashable, Sendable {
  var session: Session
}

struct Session: Codable, Hashable, Sendable {
  var id: String
  var status: String
  var connectedAt: String  // ISO 8601; a Date with that dateDecodingStrategy
  var keepaliveTimeoutSeconds: Int
  var reconnectURL: CodableEnumAnyValue?  // always null

  enum CodingKeys: String, CodingKey {
    case id, status
    case connectedAt = "connected_at"
    case keepaliveTimeoutSeconds = "keepalive_timeout_seconds"
    case reconnectURL = "reconnect_url"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.id, forKey: .id)
    try container.encode(self.status, forKey: .status)
    try container.encode(self.connectedAt, forKey: .connectedAt)
    try container.encode(self.keepaliveTimeoutSeconds, forKey: .keepaliveTimeoutSeconds)
    try container.encode(self.reconnectURL, forKey: .reconnectURL)
  }
}

struct Payload: Codable, Hashable, Sendable {
  var subscription: Subscription
  var event: Event?
}

struct Subscription: Codable, Hashable, Sendable {
  var id: String  // could be a UUID, which Swift writes in upper case
  var status: String
  var type: String  // always "channel.follow"
  var version: String
  var cost: Int  // always 1
}

struct Event: Codable, Hashable, Sendable {
  var userID: String
  var userLogin: String
  var followedAt: String  // ISO 8601; a Date with that dateDecodingStrategy

  enum CodingKeys: String, CodingKey {
    case userID = "user_id"
    case userLogin = "user_login"
    case followedAt = "followed_at"
  }
}
