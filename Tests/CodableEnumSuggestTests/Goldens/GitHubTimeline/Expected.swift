/// Suggested by `codable-enum suggest` from 54 samples in TimelineEvent.jsonl.
// @CodableEnum(style: .internal, tag: "event")
enum TimelineEvent: Hashable, Sendable {
  case renamed(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: Renamed  // @CodableValue(flatten: true)
  )

  case referenced(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: Referenced  // @CodableValue(flatten: true)
  )

  case labeled(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: Labeled  // @CodableValue(flatten: true)
  )

  case unlabeled(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: Labeled  // @CodableValue(flatten: true)
  )

  case closed(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: Closed  // @CodableValue(flatten: true)
  )

  case locked(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: Locked  // @CodableValue(flatten: true)
  )

  case reopened(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: Reopened  // @CodableValue(flatten: true)
  )

  case milestoned(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: Milestoned  // @CodableValue(flatten: true)
  )

  case assigned(
    envelope: Envelope,  // @CodableValue(flatten: true)
    content: Assigned  // @CodableValue(flatten: true)
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

  enum CodingKeys: String, CodingKey {
    case id
    case nodeID = "node_id"
    case url, actor
    case commitID = "commit_id"
    case commitURL = "commit_url"
    case createdAt = "created_at"
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

struct Renamed: Codable, Hashable, Sendable {
  var rename: Rename
  // nil if missing, .some(nil) for null; always null
  var performedViaGithubApp: CodableEnumAnyValue??

  enum CodingKeys: String, CodingKey {
    case rename
    case performedViaGithubApp = "performed_via_github_app"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.rename = try container.decode(Rename.self, forKey: .rename)
    self.performedViaGithubApp =
      container.contains(.performedViaGithubApp)
      ? .some(try container.decode(CodableEnumAnyValue?.self, forKey: .performedViaGithubApp)) : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.rename, forKey: .rename)
    try container.encodeIfPresent(self.performedViaGithubApp, forKey: .performedViaGithubApp)
  }
}

struct Rename: Codable, Hashable, Sendable {
  var from: String
  var to: String
}

struct Referenced: Codable, Hashable, Sendable {
  // nil if missing, .some(nil) for null; always null
  var performedViaGithubApp: CodableEnumAnyValue??

  enum CodingKeys: String, CodingKey {
    case performedViaGithubApp = "performed_via_github_app"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.performedViaGithubApp =
      container.contains(.performedViaGithubApp)
      ? .some(try container.decode(CodableEnumAnyValue?.self, forKey: .performedViaGithubApp)) : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(self.performedViaGithubApp, forKey: .performedViaGithubApp)
  }
}

struct Labeled: Codable, Hashable, Sendable {
  var label: Label
  // nil if missing, .some(nil) for null; always null
  var performedViaGithubApp: CodableEnumAnyValue??

  enum CodingKeys: String, CodingKey {
    case label
    case performedViaGithubApp = "performed_via_github_app"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.label = try container.decode(Label.self, forKey: .label)
    self.performedViaGithubApp =
      container.contains(.performedViaGithubApp)
      ? .some(try container.decode(CodableEnumAnyValue?.self, forKey: .performedViaGithubApp)) : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.label, forKey: .label)
    try container.encodeIfPresent(self.performedViaGithubApp, forKey: .performedViaGithubApp)
  }
}

struct Label: Codable, Hashable, Sendable {
  var name: String
  var color: String  // "ff0000" or "00ff00"; an enum if there is no other
}

struct Closed: Codable, Hashable, Sendable {
  var stateReason: String?  // always "completed"
  // nil if missing, .some(nil) for null; always null
  var performedViaGithubApp: CodableEnumAnyValue??

  enum CodingKeys: String, CodingKey {
    case stateReason = "state_reason"
    case performedViaGithubApp = "performed_via_github_app"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.stateReason = try container.decodeIfPresent(String.self, forKey: .stateReason)
    self.performedViaGithubApp =
      container.contains(.performedViaGithubApp)
      ? .some(try container.decode(CodableEnumAnyValue?.self, forKey: .performedViaGithubApp)) : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.stateReason, forKey: .stateReason)
    try container.encodeIfPresent(self.performedViaGithubApp, forKey: .performedViaGithubApp)
  }
}

struct Locked: Codable, Hashable, Sendable {
  var lockReason: String  // "resolved" or "spam"; an enum if there is no other
  // nil if missing, .some(nil) for null; always null
  var performedViaGithubApp: CodableEnumAnyValue??

  enum CodingKeys: String, CodingKey {
    case lockReason = "lock_reason"
    case performedViaGithubApp = "performed_via_github_app"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.lockReason = try container.decode(String.self, forKey: .lockReason)
    self.performedViaGithubApp =
      container.contains(.performedViaGithubApp)
      ? .some(try container.decode(CodableEnumAnyValue?.self, forKey: .performedViaGithubApp)) : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.lockReason, forKey: .lockReason)
    try container.encodeIfPresent(self.performedViaGithubApp, forKey: .performedViaGithubApp)
  }
}

struct Reopened: Codable, Hashable, Sendable {
  // nil if missing, .some(nil) for null; always null
  var performedViaGithubApp: CodableEnumAnyValue??

  enum CodingKeys: String, CodingKey {
    case performedViaGithubApp = "performed_via_github_app"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.performedViaGithubApp =
      container.contains(.performedViaGithubApp)
      ? .some(try container.decode(CodableEnumAnyValue?.self, forKey: .performedViaGithubApp)) : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(self.performedViaGithubApp, forKey: .performedViaGithubApp)
  }
}

struct Milestoned: Codable, Hashable, Sendable {
  var milestone: Milestone
  // nil if missing, .some(nil) for null; always null
  var performedViaGithubApp: CodableEnumAnyValue??

  enum CodingKeys: String, CodingKey {
    case milestone
    case performedViaGithubApp = "performed_via_github_app"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.milestone = try container.decode(Milestone.self, forKey: .milestone)
    self.performedViaGithubApp =
      container.contains(.performedViaGithubApp)
      ? .some(try container.decode(CodableEnumAnyValue?.self, forKey: .performedViaGithubApp)) : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.milestone, forKey: .milestone)
    try container.encodeIfPresent(self.performedViaGithubApp, forKey: .performedViaGithubApp)
  }
}

struct Milestone: Codable, Hashable, Sendable {
  var title: String
}

struct Assigned: Codable, Hashable, Sendable {
  var assignee: User
  var assigner: User
  // nil if missing, .some(nil) for null; always null
  var performedViaGithubApp: CodableEnumAnyValue??

  enum CodingKeys: String, CodingKey {
    case assignee, assigner
    case performedViaGithubApp = "performed_via_github_app"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.assignee = try container.decode(User.self, forKey: .assignee)
    self.assigner = try container.decode(User.self, forKey: .assigner)
    self.performedViaGithubApp =
      container.contains(.performedViaGithubApp)
      ? .some(try container.decode(CodableEnumAnyValue?.self, forKey: .performedViaGithubApp)) : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.assignee, forKey: .assignee)
    try container.encode(self.assigner, forKey: .assigner)
    try container.encodeIfPresent(self.performedViaGithubApp, forKey: .performedViaGithubApp)
  }
}

/// Has `CodableEnumAnyValue` generated, which structs above hold: only a marked enum that names it
/// does. Needless once another one does.
// @CodableEnum(style: .untagged)
enum TimelineEventAnyValue: Hashable, Sendable {
  case value(CodableEnumAnyValue)
}
