/// The text of a diagnostic: what is wrong and, in `hint`, what to write instead.
///
/// Static functions in the `Message+*.swift` files of this folder make every message, one file for
/// each topic, so all wording is in one place. `id` names the entry in
/// Documentation/diagnostics.md; a test compares the two.
public struct Message: Hashable, Sendable {
  public enum Severity: String, Sendable {
    case error
    case warning
  }

  public let id: ID
  public let severity: Severity
  public let text: String
  public let hint: String?
  /// What to do if the hint can't be followed.
  let otherwise: String?

  init(
    _ id: ID, _ severity: Severity, _ text: String, hint: String? = nil, otherwise: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.text = text
    self.hint = hint
    self.otherwise = otherwise
  }

  /// Makes an error.
  init(_ id: ID, _ text: String, hint: String? = nil, otherwise: String? = nil) {
    self.init(id, .error, text, hint: hint, otherwise: otherwise)
  }
}

extension Message {
  /// `a, b or c`
  static func list(_ items: [String], _ conjunction: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// Returns what to write instead of a name that doesn't exist: the nearest one if there is any,
  /// otherwise all of them.
  static func suggestion(for word: String, in names: [String], _ form: (String) -> String) -> String
  {
    if let nearest = Spelling.nearest(to: word, in: names) { return "write '\(form(nearest))'" }
    return "write \(list(names.map { "'\(form($0))'" }, "or"))"
  }
}
