/// The first stage: cuts a file into tokens and comments.
///
/// It reads Swift as the compiler does, but keeps string and regex literals whole, because no later
/// stage looks into them. The rules are in The Swift Programming Language, "Lexical Structure"; for
/// what that leaves open, they are what swiftc 6.3 accepts. The lexer never stops: it reports bytes
/// that fit nowhere, and skips them.
///
/// Users run it unoptimized, so the inner loops use pointers, tables and `while`; see `ByteClass`.
struct Lexer: ~Copyable {
  /// The bytes of the file and a NUL, so a scan needs no check for the end.
  let text: UnsafePointer<UInt8>
  let count: Int
  let classes = ByteClass.table
  let words = WordTable.shared

  /// The offset of the next byte to read.
  var offset = 0
  /// Where the tokens go. In an unoptimized program, `Array.append` costs several times as much as
  /// finding the token.
  let tokens: UnsafeMutablePointer<Token>
  private(set) var tokenCount = 0
  var comments: [Comment] = []
  var findings: [Finding] = []
  private var reportedStrayBytes: Set<Message.ID> = []

  var isAtLineStart = true
  var previousEnd = -1
  /// How the last operator binds. Only useful directly after it.
  var previousOperator = OperatorFixity.infix

  // Results of searches ahead, so a file full of openers without closers isn't searched again from
  // each opener.

  /// Whether the rest of the file has no end of a merge conflict.
  var lacksConflictEnd = false
  /// In the rest of the file, no `/` with this many `#` or more closes an extended regex literal.
  var unclosedRegexPounds = Int.max
  /// The last search in one line for the closing quote of a raw string.
  var quoteSearch = (start: 0, end: 0, poundCount: 0, isFound: false)

  /// Returns the tokens, comments and findings of a file, in source order. The last token is of kind
  /// `.endOfFile`.
  static func lex(
    _ file: SourceFile
  ) -> (tokens: [Token], comments: [Comment], findings: [Finding]) {
    var (comments, findings): ([Comment], [Finding]) = ([], [])
    let tokens = (file.bytes + [0]).withUnsafeBufferPointer { text in
      // A token for each byte, and the end. Memory that isn't touched costs nothing.
      [Token](unsafeUninitializedCapacity: text.count) { tokens, count in
        var lexer = Lexer(
          text: text.baseAddress!, count: text.count - 1, tokens: tokens.baseAddress!)
        if let invalid = file.bytes.firstByteOutsideUTF8 { lexer.report(.invalidUTF8, at: invalid) }
        lexer.skipFileStart()
        lexer.lexTokens()
        count = lexer.tokenCount
        (comments, findings) = (lexer.comments, lexer.findings)
      }
    }
    return (tokens, comments, findings)
  }

  mutating func report(_ id: Message.ID, at offset: Int) {
    findings.append(Finding(id, at: offset))
  }

  /// Reports a byte that fits nowhere. Each message is reported once, because a file may not be
  /// text at all.
  mutating func reportStrayByte(_ id: Message.ID, at offset: Int) {
    if reportedStrayBytes.insert(id).inserted { report(id, at: offset) }
  }

  private mutating func lexTokens() {
    skipTrivia()
    while offset < count {
      lexToken()
      skipTrivia()
    }
    offset = count
    append(.endOfFile, from: count)
  }

  /// Adds the token from `start` to `offset`.
  mutating func append(_ kind: Token.Kind, from start: Int, word: Word = .none, symbol: UInt8 = 0) {
    (tokens + tokenCount).initialize(
      to: Token(
        kind: kind, startsLine: isAtLineStart, isJoinedToPrevious: start == previousEnd, word: word,
        symbol: symbol, start: start, end: offset))
    tokenCount += 1
    isAtLineStart = false
    previousEnd = offset
  }

  private mutating func append(_ kind: Token.Kind, length: Int = 1) {
    offset += length
    append(kind, from: offset - length)
  }

  private mutating func lexToken() {
    switch classes[Int(text[offset])] {
    case .letter: lexName(.identifier)
    case .digit: lexNumber()
    case .dollar: lexName(.dollarIdentifier)
    case .backtick: lexBacktickedIdentifier()
    case .quote, .apostrophe: lexString()
    case .pound: lexPound()
    case .slash, .greater, .period, .operator: lexOperator()
    case .less:
      if let end = endOfPlaceholder(at: offset) {
        append(.placeholder, length: end - offset)
      } else {
        lexOperator()
      }
    case .leftParenthesis: append(.leftParenthesis)
    case .rightParenthesis: append(.rightParenthesis)
    case .leftBracket: append(.leftBracket)
    case .rightBracket: append(.rightBracket)
    case .leftBrace: append(.leftBrace)
    case .rightBrace: append(.rightBrace)
    case .comma: append(.comma)
    case .colon where text[offset + 1] == ":": append(.moduleSelector, length: 2)
    case .colon: append(.colon)
    case .semicolon: append(.semicolon)
    case .at: append(.at)
    case .backslash: append(.backslash)
    case .nonASCII: lexNonASCII()
    case .whitespace, .newline, .nul, .other: lexInvalid(length: 1)
    }
  }

  private mutating func lexNonASCII() {
    let codePoint = CodePoint(at: text + offset)
    if codePoint.startsIdentifier {
      lexName(.identifier)
    } else if codePoint.startsOperator {
      lexOperator()
    } else {
      lexInvalid(length: codePoint.length)
    }
  }

  private mutating func lexInvalid(length: Int) {
    reportStrayByte(.invalidCharacter, at: offset)
    append(.invalid, length: length)
  }
}
