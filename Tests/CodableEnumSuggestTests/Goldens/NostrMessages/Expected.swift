/// Suggested by `codable-enum suggest` from 6 samples in messages.jsonl.
// There was only one sample of `event`, `eose`, `notice`, `closed`.
// @CodableEnum(style: .array, caseNaming: .screamingSnakeCase)
enum Message: Hashable, Sendable {
  case event(String, Event)
  case eose(String)
  case ok(String, Bool, String)
  case notice(String)
  case closed(String, String)
}

struct Event: Codable, Hashable, Sendable {
  var id: String
  var pubkey: String
  var createdAt: Int
  var kind: Int
  var tags: [[String]]
  var content: String
  var sig: String

  enum CodingKeys: String, CodingKey {
    case id, pubkey
    case createdAt = "created_at"
    case kind, tags, content, sig
  }
}
