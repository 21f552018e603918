/// Suggested by `codable-enum suggest` from 4 samples in events.json.
// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
enum Event: Hashable, Sendable {
  case watchEvent(
    envelope: Envelope,  // @CodableValue(flatten: true)
    payload: WatchEventPayload
  )

  case pushEvent(
    envelope: Envelope,  // @CodableValue(flatten: true)
    payload: PushEventPayload
  )

  case createEvent(
    envelope: Envelope,  // @CodableValue(flatten: true)
    payload: CreateEventPayload,
    org: Org
  )

  case issuesEvent(
    envelope: Envelope,  // @CodableValue(flatten: true)
    payload: IssuesEventPayload
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var id: String
  var `public`: Bool  // always true
  var createdAt: String  // ISO 8601; a Date with that dateDecodingStrategy
  var actor: EnvelopeActor
  var repo: Repo

  enum CodingKeys: String, CodingKey {
    case id, `public`
    case createdAt = "created_at"
    case actor, repo
  }
}

struct EnvelopeActor: Codable, Hashable, Sendable {
  var id: Int
  var login: String  // always "octocat"
  var displayLogin: String  // always "octocat"
  var gravatarID: String
  var url: String  // could be a URL
  var avatarURL: String  // could be a URL

  enum CodingKeys: String, CodingKey {
    case id, login
    case displayLogin = "display_login"
    case gravatarID = "gravatar_id"
    case url
    case avatarURL = "avatar_url"
  }
}

struct Repo: Codable, Hashable, Sendable {
  var id: Int
  var name: String
  var url: String  // could be a URL
}

struct WatchEventPayload: Codable, Hashable, Sendable {
  var action: String
}

struct PushEventPayload: Codable, Hashable, Sendable {
  var pushID: Int
  var size: Int
  var distinctSize: Int
  var ref: String
  var head: String
  var before: String
  var commits: [Commit]

  enum CodingKeys: String, CodingKey {
    case pushID = "push_id"
    case size
    case distinctSize = "distinct_size"
    case ref, head, before, commits
  }
}

struct Commit: Codable, Hashable, Sendable {
  var sha: String
  var author: Author
  var message: String
  var distinct: Bool
  var url: String  // could be a URL
}

struct Author: Codable, Hashable, Sendable {
  var email: String
  var name: String
}

struct CreateEventPayload: Codable, Hashable, Sendable {
  var ref: CodableEnumAnyValue?  // always null
  var refType: String
  var masterBranch: String
  var description: CodableEnumAnyValue?  // always null
  var pusherType: String

  enum CodingKeys: String, CodingKey {
    case ref
    case refType = "ref_type"
    case masterBranch = "master_branch"
    case description
    case pusherType = "pusher_type"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.ref, forKey: .ref)
    try container.encode(self.refType, forKey: .refType)
    try container.encode(self.masterBranch, forKey: .masterBranch)
    try container.encode(self.description, forKey: .description)
    try container.encode(self.pusherType, forKey: .pusherType)
  }
}

struct Org: Codable, Hashable, Sendable {
  var id: Int
  var login: String
  var gravatarID: String
  var url: String  // could be a URL
  var avatarURL: String  // could be a URL

  enum CodingKeys: String, CodingKey {
    case id, login
    case gravatarID = "gravatar_id"
    case url
    case avatarURL = "avatar_url"
  }
}

struct IssuesEventPayload: Codable, Hashable, Sendable {
  var action: String
  var issue: Issue
}

struct Issue: Codable, Hashable, Sendable {
  var id: Int
  var number: Int
  var title: String
  var state: String
  var labels: [Label]
  var body: String
  var comments: Int
}

struct Label: Codable, Hashable, Sendable {
  var id: Int
  var name: String
  var color: String
  var `default`: Bool
}

/// Makes the plugin generate `CodableEnumAnyValue`, which structs above use: it does so only for
/// marked enums that name it. Remove this enum once another one names it.
// @CodableEnum(style: .untagged)
enum EventAnyValue: Hashable, Sendable {
  case value(CodableEnumAnyValue)
}
