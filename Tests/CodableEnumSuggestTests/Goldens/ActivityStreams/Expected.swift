/// Suggested by `codable-enum suggest` from 4 samples in activities.jsonl.
// There was only one sample of `like`, `follow`.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
enum Activity: Hashable, Sendable {
  // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
  case create(actor: ActivityActor, object: Object, to: CreateTo)

  // `object`: could be a URL.
  // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
  case like(actor: ActivityActor, object: String)

  // `object`: could be a URL.
  // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
  case follow(actor: ActivityActor, object: String)
}

// There was only one sample of `object`.
// @CodableEnum(style: .untagged)
enum ActivityActor: Hashable, Sendable {
  // Could be a URL.
  case text(String)

  // `id`: could be a URL.
  case object(type: String, id: String, name: String)
}

// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
enum Object: Hashable, Sendable {
  // `id`: could be a URL.
  case note(id: String, content: String)

  // `id`: could be a URL.
  case article(id: String, name: String, content: String)
}

// There was only one sample of each case.
// @CodableEnum(style: .untagged)
enum CreateTo: Hashable, Sendable {
  // Could be a URL.
  case text(String)

  // Could be a URL.
  case texts([String])
}
