/// A token of Swift source: its kind and place. Its text is sliced only when needed.
package struct Token: Sendable {
  package enum Kind: UInt8, Sendable {
    /// A name or keyword, with or without backticks. Which words are keywords depends on the place,
    /// so the parser decides.
    case identifier
    /// `$0`, `$projected`
    case dollarIdentifier
    case number
    /// A whole string literal with delimiters and interpolations.
    case string
    /// A whole regex literal, bare or extended.
    case regex
    /// Operator characters. Each `<` `>` `?` `!` `&` `=` is a separate token, even in a longer
    /// operator (the next token has `isJoinedToPrevious`). Other runs such as `->` `==` `...` stay
    /// whole. This way types can be read without splitting tokens.
    case `operator`
    case leftParenthesis, rightParenthesis
    case leftBracket, rightBracket
    case leftBrace, rightBrace
    case comma, colon, semicolon, period
    /// `::`, which names the module of what follows: `Swift::Int`.
    case moduleSelector
    case at
    /// `#if`, `#elseif`, `#else`, `#endif`, `#sourceLocation`, `#selector`: the `#` and its word.
    case pound
    case backslash
    /// An editor placeholder, `<#T##Int#>`.
    case placeholder
    /// Bytes that belong to no token. They are already reported.
    case invalid
    case endOfFile
  }

  package var kind: Kind
  var startsLine: Bool
  /// Whether no trivia separates this token from the previous one.
  package var isJoinedToPrevious: Bool
  /// The word that the token spells, if it matters for the structure of source; for `#if`,
  /// `#elseif`, `#else` and `#endif`, the word after the `#`. `.none` for all other tokens, and for
  /// a name in backticks, which is never a keyword.
  var word: Word = .none
  /// The only byte of an operator of one byte, otherwise 0.
  var symbol: UInt8 = 0
  /// Byte offsets in the file.
  package var start: Int
  var end: Int

  package var range: Range<Int> { start..<end }
}

/// A comment and the token after it, by which a marker finds its declaration.
package struct Comment: Sendable {
  package enum Kind: UInt8, Sendable {
    /// `//`
    case line
    /// `///`
    case documentationLine
    /// `/* */`
    case block
    /// `/** */`
    case documentationBlock
  }

  package var kind: Kind
  /// From the first `/` to the last byte, without the newline of a line comment.
  package var start: Int
  package var end: Int
  /// The index of the token that follows; after the last token, that of the end-of-file token. The
  /// token before that one, if any, is the one that precedes the comment.
  package var nextToken: Int
}
