import SwiftSyntax

extension SyntaxProtocol {
  /// The tokens of the node with one space where anything stands between two of them, as `inspect`
  /// prints source.
  var normalizedText: String {
    var text = ""
    appendNormalizedText(to: &text)
    return text
  }

  fileprivate func appendNormalizedText(to text: inout String) {
    if let token = self.as(TokenSyntax.self) {
      if token.presence == .missing { return }
      append(token.text, to: &text)
    } else if isLiteral {
      append(trimmedDescription, to: &text)
    } else {
      for child in children(viewMode: .sourceAccurate) { child.appendNormalizedText(to: &text) }
    }
  }

  private func append(_ part: String, to text: inout String) {
    let isSeparate =
      !leadingTrivia.isEmpty
      || previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty == false
    text += (text.isEmpty || !isSeparate ? "" : " ") + part
  }

  /// A literal that the generator keeps whole.
  private var isLiteral: Bool {
    switch kind {
    case .stringLiteralExpr, .simpleStringLiteralExpr, .regexLiteralExpr: true
    default: false
    }
  }
}
