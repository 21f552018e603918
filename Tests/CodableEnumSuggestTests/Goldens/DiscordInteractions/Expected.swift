/// Suggested by `codable-enum suggest` from 40 samples in Interaction.jsonl.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum Interaction: Hashable, Sendable {
  // Some tags are numbers: give their cases better names.
  // @CodableCase(3)
  case type3(
    envelope: Envelope,  // @CodableValue(flatten: true)
    data: Interaction3Data,
    channelID: String,
    message: Message
  )

  // @CodableCase(5)
  case type5(
    envelope: Envelope,  // @CodableValue(flatten: true)
    data: Interaction5Data,
    channelID: String
  )

  // @CodableCase(1)
  case type1(envelope: Envelope)  // @CodableValue(flatten: true)

  // @CodableCase(4)
  case type4(
    envelope: Envelope,  // @CodableValue(flatten: true)
    data: Interaction4Data,
    channelID: String
  )

  // @CodableCase(2)
  case type2(
    envelope: Envelope,  // @CodableValue(flatten: true)
    data: Interaction4Data,
    channelID: String
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var id: String
  var applicationID: String
  var token: String
  var version: Int
  var user: User?
  var guildID: String?
  var member: Member?
  var locale: String?  // always "de"
  var appPermissions: String?  // always "442368"

  enum CodingKeys: String, CodingKey {
    case id
    case applicationID = "application_id"
    case token, version, user
    case guildID = "guild_id"
    case member, locale
    case appPermissions = "app_permissions"
  }
}

struct User: Codable, Hashable, Sendable {
  var id: String
  var username: String
  var discriminator: String  // always "0"
  var globalName: String?
  var avatar: String?

  enum CodingKeys: String, CodingKey {
    case id, username, discriminator
    case globalName = "global_name"
    case avatar
  }
}

struct Member: Codable, Hashable, Sendable {
  var user: User
  var roles: [String]
  var permissions: String  // always "8"
  var joinedAt: String  // ISO 8601; a Date with that dateDecodingStrategy
  var nick: String?

  enum CodingKeys: String, CodingKey {
    case user, roles, permissions
    case joinedAt = "joined_at"
    case nick
  }
}

// @CodableEnum(style: .internal, tag: "component_type", keyNaming: .snakeCase)
enum Interaction3Data: Hashable, Sendable {
  // Some tags are numbers: give their cases better names.
  // @CodableCase(3)
  case componentType3(customID: String, values: [String]?)

  // @CodableCase(2)
  case componentType2(customID: String, values: [String]?)
}

struct Message: Codable, Hashable, Sendable {
  var id: String
  var content: String
}

struct Interaction5Data: Codable, Hashable, Sendable {
  var customID: String
  var components: [Interaction5DataComponent]

  enum CodingKeys: String, CodingKey {
    case customID = "custom_id"
    case components
  }
}

struct Interaction5DataComponent: Codable, Hashable, Sendable {
  var type: Int  // always 1
  var components: [Interaction5DataComponentComponent]
}

struct Interaction5DataComponentComponent: Codable, Hashable, Sendable {
  var type: Int  // always 4
  var customID: String
  var value: String

  enum CodingKeys: String, CodingKey {
    case type
    case customID = "custom_id"
    case value
  }
}

struct Interaction4Data: Codable, Hashable, Sendable {
  var id: String
  var name: String
  var type: Int  // always 1
  var options: [Option]?
  var guildID: String?

  enum CodingKeys: String, CodingKey {
    case id, name, type, options
    case guildID = "guild_id"
  }
}

// @CodableEnum(style: .internal, tag: "type")
enum Option: Hashable, Sendable {
  // Some tags are numbers: give their cases better names.
  // `focused`: always true.
  // @CodableCase(3)
  case type3(name: String, value: String, focused: Bool?)

  // @CodableCase(1)
  case type1(name: String, options: [Option])

  // @CodableCase(4)
  case type4(name: String, value: Int)
}
