/// Suggested by `codable-enum suggest` from 5 samples in IssueEvent.jsonl.
// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "action")
enum IssueEvent: Hashable, Sendable {
  case opened(issue: Issue, sender: Sender)
  case closed(issue: Issue, sender: Sender)
  case labeled(issue: Issue, label: Label, sender: Sender)
  case transferred(issue: Issue, changes: Changes, sender: Sender)
  case assigned(issue: Issue, assignee: Sender, sender: Sender)
}

struct Issue: Codable, Hashable, Sendable {
  var number: Int
  var title: String
  var state: String  // "open" or "closed"; an enum if these are all
  var labels: [Label]
}

struct Label: Codable, Hashable, Sendable {
  var name: String
  var color: String  // always "f29513"
}

struct Sender: Codable, Hashable, Sendable {
  var login: String  // "octocat" or "hubot"; an enum if these are all
  var id: Int
  var type: String  // "User" or "Bot"; an enum if these are all
}

struct Changes: Codable, Hashable, Sendable {
  var newIssue: Issue
  var newRepository: NewRepository

  enum CodingKeys: String, CodingKey {
    case newIssue = "new_issue"
    case newRepository = "new_repository"
  }
}

struct NewRepository: Codable, Hashable, Sendable {
  var id: Int
  var name: String
}
