/// Suggested by `codable-enum suggest` from 54 samples in TimelineEvent.jsonl.
// @CodableEnum(style: .internal, tag: "event", keyNaming: .snakeCase)
enum TimelineEvent: Hashable, Sendable {
  case renamed(
    envelope: Envelope,  // @CodableValue(flatten: true)
    rename: Rename
  )

  case referenced(envelope: Envelope)  // @CodableValue(flatten: true)

  case labeled(
    envelope: Envelope,  // @CodableValue(flatten: true)
    label: Label
  )

  case unlabeled(
    envelope: Envelope,  // @CodableValue(flatten: true)
    label: Label
  )

  // `stateReason`: always "completed".
  case closed(
    envelope: Envelope,  // @CodableValue(flatten: true)
    stateReason: String?  // @CodableValue(nil: .null)
  )

  // `lockReason`: "resolved" or "spam"; an enum if these are all.
  case locked(
    envelope: Envelope,  // @CodableValue(flatten: true)
    lockReason: String
  )

  case reopened(envelope: Envelope)  // @CodableValue(flatten: true)

  case milestoned(
    envelope: Envelope,  // @CodableValue(flatten: true)
    milestone: Milestone
  )

  case assigned(
    envelope: Envelope,  // @CodableValue(flatten: true)
    assignee: User,
    assigner: User
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var id: Int
  var nodeID: String
  var url: String  // could be a URL
  var actor: User
  var commitID: String?
  var commitURL: String?  // could be a URL
  var createdAt: String  // ISO 8601; a Date with that dateDecodingStrategy
  // nil if missing, .some(nil) for null; always null
  var performedViaGithubApp: CodableEnumAnyValue??

  enum CodingKeys: String, CodingKey {
    case id
    case nodeID = "node_id"
    case url, actor
    case commitID = "commit_id"
    case commitURL = "commit_url"
    case createdAt = "created_at"
    case performedViaGithubApp = "performed_via_github_app"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try container.decode(Int.self, forKey: .id)
    self.nodeID = try container.decode(String.self, forKey: .nodeID)
    self.url = try container.decode(String.self, forKey: .url)
    self.actor = try container.decode(User.self, forKey: .actor)
    self.commitID = try container.decodeIfPresent(String.self, forKey: .commitID)
    self.commitURL = try container.decodeIfPresent(String.self, forKey: .commitURL)
    self.createdAt = try container.decode(String.self, forKey: .createdAt)
    self.performedViaGithubApp =
      container.contains(.performedViaGithubApp)
      ? .some(try container.decode(CodableEnumAnyValue?.self, forKey: .performedViaGithubApp)) : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.id, forKey: .id)
    try container.encode(self.nodeID, forKey: .nodeID)
    try container.encode(self.url, forKey: .url)
    try container.encode(self.actor, forKey: .actor)
    try container.encode(self.commitID, forKey: .commitID)
    try container.encode(self.commitURL, forKey: .commitURL)
    try container.encode(self.createdAt, forKey: .createdAt)
    try container.encodeIfPresent(self.performedViaGithubApp, forKey: .performedViaGithubApp)
  }
}

struct User: Codable, Hashable, Sendable {
  var login: String
  var id: Int
  var type: String  // always "User"
  var siteAdmin: Bool  // always false

  enum CodingKeys: String, CodingKey {
    case login, id, type
    case siteAdmin = "site_admin"
  }
}

struct Rename: Codable, Hashable, Sendable {
  var from: String
  var to: String
}

struct Label: Codable, Hashable, Sendable {
  var name: String
  var color: String  // "ff0000" or "00ff00"; an enum if these are all
}

struct Milestone: Codable, Hashable, Sendable {
  var title: String
}

/// Makes the plugin generate `CodableEnumAnyValue`, which structs above use: it does so only for
/// marked enums that name it. Remove this enum once another one names it.
// @CodableEnum(style: .untagged)
enum TimelineEventAnyValue: Hashable, Sendable {
  case value(CodableEnumAnyValue)
}
