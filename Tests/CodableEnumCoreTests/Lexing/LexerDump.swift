@testable import CodableEnumCore

/// The tokens of a source in one line: `identifier:let number:1`, for tables of expectations.
///
/// `^` marks a token that starts a line, `+` one that is joined to the one before it. Comments stand
/// before the token that follows them, in brackets.
func dumpTokens(_ source: String) -> String {
  let file = SourceFile(path: "Test.swift", label: "Test.swift", bytes: Array(source.utf8))
  let lexed = Lexer.lex(file)
  var comments = lexed.comments[...]
  var parts: [String] = []
  for (index, token) in lexed.tokens.enumerated() {
    while let comment = comments.first, comment.nextToken == index {
      parts.append("[\(comment.kind):\(file.text(comment.start..<comment.end))]")
      comments.removeFirst()
    }
    if token.kind == .endOfFile { break }
    let marks = (token.startsLine ? "^" : "") + (token.isJoinedToPrevious ? "+" : "")
    parts.append(marks + "\(token.kind):" + file.text(token.range))
  }
  return parts.joined(separator: " ")
}

/// The texts of the tokens alone.
func tokenTexts(_ source: String) -> [String] {
  let file = SourceFile(path: "Test.swift", label: "Test.swift", bytes: Array(source.utf8))
  return Lexer.lex(file).tokens.dropLast().map { file.text($0.range) }
}
