/// Suggested by `codable-enum suggest` from 48 samples in Activity.jsonl.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
enum Activity: Hashable, Sendable {
  // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
  case announce(
    envelope: Envelope,  // @CodableValue(flatten: true)
    object: Object
  )

  // `content`: always "❤".
  // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
  case like(
    envelope: Envelope,  // @CodableValue(flatten: true)
    object: Object,
    content: String?
  )

  // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
  case undo(
    envelope: Envelope,  // @CodableValue(flatten: true)
    object: Object
  )

  // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
  case delete(
    envelope: Envelope,  // @CodableValue(flatten: true)
    object: Object
  )

  // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
  case update(
    envelope: Envelope,  // @CodableValue(flatten: true)
    object: Object
  )

  // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
  case accept(
    envelope: Envelope,  // @CodableValue(flatten: true)
    object: Object
  )

  // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
  case follow(
    envelope: Envelope,  // @CodableValue(flatten: true)
    object: Object
  )

  // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
  case create(
    envelope: Envelope,  // @CodableValue(flatten: true)
    object: Object
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var id: String  // could be a URL
  var actor: String  // could be a URL
  var published: String?  // ISO 8601; a Date with that dateDecodingStrategy
  var cc: [String]?  // could be a URL
  var to: [String]?  // could be a URL
}

// @CodableEnum(style: .untagged)
enum Object: Hashable, Sendable {
  // Could be a URL.
  case text(String)

  case object(ObjectObject)
}

// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
enum ObjectObject: Hashable, Sendable {
  // `id`, `actor`, `object`: could be a URL.
  case follow(id: String, actor: String, object: String)

  // `id`: could be a URL.
  case tombstone(id: String)

  case note(Note)
}

struct Note: Codable, Hashable, Sendable {
  var id: String  // could be a URL
  var content: String
  var attributedTo: String  // could be a URL
  var published: String?  // ISO 8601; a Date with that dateDecodingStrategy
  var summary: String?
  var sensitive: Bool?  // always false
  var inReplyTo: String?  // could be a URL
}
