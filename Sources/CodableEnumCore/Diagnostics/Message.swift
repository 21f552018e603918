/// What a diagnostic says: what is wrong, and in `hint` what to write instead.
///
/// Every message is made by a static function in a `Message+*.swift` file of this folder, one file
/// for each topic, so that all wording stands together. `id` names its entry in
/// Documentation/diagnostics.md; a test holds the two together.
public struct Message: Hashable, Sendable {
  public enum Severity: String, Sendable {
    case error
    case warning
  }

  public let id: ID
  public let severity: Severity
  public let text: String
  public let hint: String?

  init(_ id: ID, _ severity: Severity, _ text: String, hint: String? = nil) {
    self.id = id
    self.severity = severity
    self.text = text
    self.hint = hint
  }

  /// An error.
  init(_ id: ID, _ text: String, hint: String? = nil) {
    self.init(id, .error, text, hint: hint)
  }
}

extension Message {
  /// `a, b or c`
  static func list(_ items: [String], _ conjunction: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// What to write instead of a name that does not exist: the nearest one if there is any, and else
  /// all of them.
  static func suggestion(for word: String, in names: [String], _ form: (String) -> String) -> String
  {
    if let nearest = Spelling.nearest(to: word, in: names) { return "write '\(form(nearest))'" }
    return "write \(list(names.map { "'\(form($0))'" }, "or"))"
  }
}
