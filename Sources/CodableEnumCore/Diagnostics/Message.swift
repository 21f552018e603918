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
