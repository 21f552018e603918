/// What a schema is asked to be.
package struct ExportOptions: Sendable {
  package enum Language: String, CaseIterable, Sendable {
    case jsonSchema = "json-schema"
    case openAPI = "openapi"
    case typeScript = "typescript"
  }

  /// What an encoder's strategy makes of a `Date`.
  package enum Dates: String, CaseIterable, Sendable {
    case iso8601, seconds, milliseconds, reference
  }

  package var language = Language.jsonSchema
  /// Whether it is about all that is read, and not about what is written.
  package var isReading = false
  package var dates = Dates.reference
  /// What types are that are known by their spellings alone: JSON, or the text of a TypeScript type.
  package var definitions: [String: Definition] = [:]

  package enum Definition: Sendable {
    case json(JSONNode)
    case text(String)
  }

  package init() {}
}
