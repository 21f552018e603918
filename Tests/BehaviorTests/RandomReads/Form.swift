/// A representation as the arguments of `@CodableEnum` and of a member of `reads` describe it.
struct Form: Hashable {
  var style: String
  var tag: [String] = []
  var content: String?
  var payload: String?
  var empty: String?
  /// In place of `empty`.
  var emptyLiteral: String?
  var caseNaming: String?
  var keyNaming: String?
  var hasKeyPrefix = false

  /// How payloads are laid out, given or not.
  var layout: String {
    payload ?? ["external": "keyed", "internal": "keyed", "array": "unkeyed"][style] ?? "natural"
  }

  /// As a member of `reads`.
  var member: String {
    arguments.isEmpty ? ".\(style)" : ".\(style)(\(arguments.joined(separator: ", ")))"
  }

  /// What follows the style.
  var arguments: [String] {
    var arguments: [String] = []
    if tag.count == 1 { arguments.append("tag: \(tag[0].debugDescription)") }
    if tag.count > 1 { arguments.append("tag: \(tag)") }
    if let content { arguments.append("content: \(content.debugDescription)") }
    if let payload { arguments.append("payload: .\(payload)") }
    if let empty { arguments.append("empty: .\(empty)") }
    if let emptyLiteral { arguments.append("empty: \(emptyLiteral)") }
    if let caseNaming { arguments.append("caseNaming: .\(caseNaming)") }
    if let keyNaming { arguments.append("keyNaming: .\(keyNaming)") }
    if hasKeyPrefix { arguments.append("keyPrefix: .caseName") }
    return arguments
  }

  /// As it is understood beside a primary form: with its namings, unless it has its own.
  ///
  /// - Parameter hasKeys: Whether any case has keys in this form, without which a naming of keys
  ///   would be an error.
  func inheriting(from primary: Form, hasKeys: Bool) -> Form {
    var form = self
    if hasTags { form.caseNaming = caseNaming ?? primary.caseNaming }
    if hasKeys {
      form.keyNaming = keyNaming ?? primary.keyNaming
      form.hasKeyPrefix = hasKeyPrefix || primary.hasKeyPrefix
    }
    return form
  }

  /// Whether names of cases are written.
  var hasTags: Bool { style != "untagged" || empty == "name" }
}
