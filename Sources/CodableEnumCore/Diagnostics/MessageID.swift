extension Message {
  /// The stable name of a kind of message, as the catalogue in Documentation/diagnostics.md lists it.
  public enum ID: String, CaseIterable, Sendable {
    // Lexing and parsing
    case unterminatedComment = "unterminated-comment"
  }
}
