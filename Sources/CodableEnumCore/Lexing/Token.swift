/// A token of Swift source: its kind and where it stands. Its text is sliced only when asked for.
package struct Token: Sendable {
  enum Kind: UInt8, Sendable {
    /// A name or keyword, in backticks or not. Which words are keywords depends on the place, so the
    /// parser decides.
    case identifier
    /// `$0`, `$projected`
    case dollarIdentifier
    case number
    /// A whole string literal with delimiters and interpolations.
    case string
    /// A whole regex literal, bare or extended.
    case regex
    /// Operator characters. Each `<` `>` `?` `!` `&` `=` is a token of its own, also in a longer
    /// operator (`isJoinedToPrevious` is set on what follows); `->` `==` `...` and other runs stay
    /// together. Types can so be read without splitting tokens.
    case `operator`
    case leftParenthesis, rightParenthesis
    case leftBracket, rightBracket
    case leftBrace, rightBrace
    case comma, colon, semicolon, period
    /// `::`, which names the module of what follows: `Swift::Int`.
    case moduleSelector
    case at
    /// `#if`, `#elseif`, `#else`, `#endif`, `#sourceLocation`, `#selector`: the mark and its word.
    case pound
    case backslash
    /// An editor placeholder, `<#T##Int#>`.
    case placeholder
    /// Bytes that belong to no token; already reported.
    case invalid
    case endOfFile
  }

  var kind: Kind
  /// The first token on its line.
  var startsLine: Bool
  /// No trivia stands between the previous token and this one.
  package var isJoinedToPrevious: Bool
  /// Which of the words that decide the structure of source this is; of a directive, the word behind
  /// its mark. `.none` for all other tokens and for a name in backticks, so that it is never taken
  /// for a keyword.
  var word: Word = .none
  /// Byte offsets in the file.
  var start: Int
  var end: Int

  package var range: Range<Int> { start..<end }
}

/// A comment, and the token it stands before: how a marker finds its declaration.
struct Comment: Sendable {
  enum Kind: UInt8, Sendable {
    /// `//`
    case line
    /// `///`
    case documentationLine
    /// `/* */`
    case block
    /// `/** */`
    case documentationBlock
  }

  var kind: Kind
  /// From the first `/` to the last byte, without the newline of a line comment.
  var start: Int
  var end: Int
  /// Index of the token that follows; the end-of-file token after the last one. The token before
  /// it, if any, is the one that precedes the comment.
  var nextToken: Int
}

/// A growing list of tokens. `Array.append` of an unoptimized program costs several times as much as
/// finding the token does.
struct TokenBuffer: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Token>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  deinit {
    base.deallocate()
  }

  mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (base + count).initialize(to: token)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  func array() -> [Token] {
    Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      buffer.baseAddress?.initialize(from: base, count: count)
      initializedCount = count
    }
  }
}
