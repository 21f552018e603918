/// Suggested by `codable-enum suggest` from 30 samples in Account.jsonl.
struct Account: Codable, Hashable, Sendable {
  var id: Int
  var name: String
  var status: String  // "active" or "closed"; an enum if these are all
  var createdAt: String  // ISO 8601; a Date with that dateDecodingStrategy
  var email: String?
  var phone: String?  // always "+49"
  var plan: String?  // always "free"

  enum CodingKeys: String, CodingKey {
    case id, name, status
    case createdAt = "created_at"
    case email, phone, plan
  }
}

// Note: no enum is needed: no key distinguishes the samples, so a struct reads them all
