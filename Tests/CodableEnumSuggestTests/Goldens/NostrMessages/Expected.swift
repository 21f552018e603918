/// Suggested by `codable-enum suggest` from 6 samples in messages.jsonl.
typealias Message = [MessagePart]

// There was one sample only of `object`.
// @CodableEnum(style: .untagged)
enum MessagePart: Hashable, Sendable {
  case flag(Bool)
  case text(String)
  case object(MessagePartObject)
}

struct MessagePartObject: Codable, Hashable, Sendable {
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

// Note: no enum is needed: each sample is a [MessagePart]
// Note: it could also be @CodableEnum(style: .array): '--style array' prints that
