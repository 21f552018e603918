/// The first stage: cuts a file into tokens and comments.
///
/// It reads Swift as the compiler does, but keeps string and regex literals whole, since nothing
/// later looks into them. Rules: The Swift Programming Language, "Lexical Structure"; where that is
/// silent, what swiftc 6.3 accepts. It never stops: bytes that fit nowhere are reported and skipped.
///
/// Users run it unoptimized, so the inner loops use pointers, tables and `while`; see `ByteClass`.
struct Lexer: ~Copyable {
  /// Owns what `text` points to.
  private let source: SourceText
  let text: UnsafePointer<UInt8>
  let count: Int
  let classes = ByteClass.table
  let words = WordTable.shared

  /// Where the next byte is read.
  var offset = 0
  var tokens: TokenBuffer
  var comments: [Comment] = []
  var findings: [Finding] = []
  private var reportedStrayBytes: Set<Message.ID> = []

  /// A newline stands between the last token and `offset`.
  var isAtLineStart = true
  /// End of the last token.
  var previousEnd = -1
  /// How the last operator binds; only of use directly behind it.
  var previousOperator = OperatorFixity.infix
  var lookahead = Lookahead()

  /// A message and the byte it is about; lines and columns are found when the file is done.
  struct Finding {
    var message: Message
    var offset: Int
  }

  private init(_ file: SourceFile) {
    source = SourceText(file.bytes)
    text = source.bytes
    count = source.count
    tokens = TokenBuffer(capacity: count / 4)
  }

  /// The tokens end with one of kind `.endOfFile`.
  static func lex(_ file: SourceFile) -> LexedFile {
    var lexer = Lexer(file)
    lexer.checkEncoding()
    lexer.skipFileStart()
    lexer.lexTokens()
    return LexedFile(
      tokens: lexer.tokens.array(), comments: lexer.comments, findings: lexer.findings)
  }

  private mutating func checkEncoding() {
    if let invalid = source.firstInvalidByte() { report(.invalidUTF8, at: invalid) }
  }

  mutating func report(_ message: Message, at offset: Int) {
    findings.append(Finding(message: message, offset: offset))
  }

  /// Reports a byte that fits nowhere, but not each one of a file that is no text at all.
  mutating func reportStrayByte(_ message: Message, at offset: Int) {
    if reportedStrayBytes.insert(message.id).inserted { report(message, at: offset) }
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
  mutating func append(_ kind: Token.Kind, from start: Int, word: Word = .none) {
    tokens.append(
      Token(
        kind: kind, startsLine: isAtLineStart, isJoinedToPrevious: start == previousEnd, word: word,
        start: start, end: offset))
    isAtLineStart = false
    previousEnd = offset
  }

  private mutating func append(_ kind: Token.Kind) {
    let start = offset
    offset += 1
    append(kind, from: start)
  }

  private mutating func lexToken() {
    switch classes[Int(text[offset])] {
    case .letter: lexIdentifier()
    case .digit: lexNumber()
    case .dollar: lexDollarIdentifier()
    case .backtick: lexBacktickedIdentifier()
    case .quote, .apostrophe: lexString()
    case .pound: lexPound()
    case .slash, .greater, .period, .operator: lexOperator()
    case .less: if !lexPlaceholder() { lexOperator() }
    case .leftParenthesis: append(.leftParenthesis)
    case .rightParenthesis: append(.rightParenthesis)
    case .leftBracket: append(.leftBracket)
    case .rightBracket: append(.rightBracket)
    case .leftBrace: append(.leftBrace)
    case .rightBrace: append(.rightBrace)
    case .comma: append(.comma)
    case .colon: lexColon()
    case .semicolon: append(.semicolon)
    case .at: append(.at)
    case .backslash: append(.backslash)
    case .nonASCII: lexNonASCII()
    case .whitespace, .newline, .nul, .other: lexInvalid(length: 1)
    }
  }

  private mutating func lexColon() {
    if text[offset + 1] == UInt8(ascii: ":") {
      offset += 2
      append(.moduleSelector, from: offset - 2)
    } else {
      append(.colon)
    }
  }

  private mutating func lexNonASCII() {
    let codePoint = CodePoint(at: text + offset)
    if codePoint.startsIdentifier {
      lexIdentifier()
    } else if codePoint.startsOperator {
      lexOperator()
    } else {
      lexInvalid(length: codePoint.length)
    }
  }

  private mutating func lexInvalid(length: Int) {
    reportStrayByte(.invalidCharacter, at: offset)
    offset += length
    append(.invalid, from: offset - length)
  }
}

/// What the lexer made of a file.
struct LexedFile: Sendable {
  var tokens: [Token]
  /// In source order.
  var comments: [Comment]
  var findings: [Lexer.Finding]
}

extension Lexer.Finding: Sendable {}
