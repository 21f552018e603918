/// Activity Streams 2.0: https://www.w3.org/TR/activitystreams-core/
enum ActivityStreams {
  // @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
  enum Activity: Hashable {
    // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
    case create(actor: Reference, object: Reference, to: Audience?)
    // @CodableCase(constants: ["@context": "https://www.w3.org/ns/activitystreams"])
    case like(actor: Reference, object: Reference)
  }

  /// An object, or no more than its id.
  // @CodableEnum(style: .untagged)
  enum Reference: Hashable {
    case id(String)
    case object(type: String, name: String?, content: String?)
  }

  /// Properties of JSON-LD have one value or several.
  // @CodableEnum(style: .untagged)
  enum Audience: Hashable {
    case one(String)
    case several([String])
  }
}
