/// The options of a schema.
package struct ExportOptions: Sendable {
  package enum Language: String, CaseIterable, Sendable {
    case jsonSchema = "json-schema"
    case openAPI = "openapi"
    case typeScript = "typescript"
  }

  /// How an encoder's strategy writes a `Date`.
  package enum Dates: String, CaseIterable, Sendable {
    case iso8601, seconds, milliseconds, reference
  }

  package var language = Language.jsonSchema
  /// Whether the schema describes everything that is read, instead of what is written.
  package var isReading = false
  package var dates = Dates.reference
  /// The definitions of types that are known only by their spellings: JSON, or the text of a
  /// TypeScript type.
  package var definitions: [String: Definition] = [:]

  package enum Definition: Sendable {
    case json(JSONNode)
    case text(String)
  }

  package init() {}
}
