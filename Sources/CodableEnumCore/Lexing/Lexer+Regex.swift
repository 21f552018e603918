extension Lexer {
  /// Returns the end of the regex literal at a `/` in an operator that is not bound on its left, or
  /// nil if it is an operator, by the rules of SE-0354.
  ///
  /// - Parameter isInfix: Whether the whole operator has whitespace on both sides, so only the
  ///   token before it decides.
  func endOfRegex(at slash: Int, isInfix: Bool) -> Int? {
    if tokenCount > 0 {
      let previous = tokens[tokenCount - 1]
      if previous.word == .func || previous.word == .operator { return nil }
      if isInfix && !expectsOperand(after: previous) { return nil }
    }
    return endOfBareRegex(at: slash)
  }

  private func expectsOperand(after previous: Token) -> Bool {
    switch previous.kind {
    case .identifier: previous.word.precedesOperand
    // An expression follows the mark of `try?` or `try!`.
    case .operator:
      previousOperator != .postfix
        || tokenCount > 1 && tokens[tokenCount - 2].word == .try
    case .leftParenthesis, .leftBracket, .leftBrace, .comma, .colon, .semicolon, .invalid: true
    case .pound: previous.word != .none
    case .dollarIdentifier, .number, .string, .regex, .rightParenthesis, .rightBracket, .rightBrace,
      .period, .moduleSelector, .at, .backslash, .placeholder, .endOfFile:
      false
    }
  }

  private func endOfBareRegex(at slash: Int) -> Int? {
    var end = slash + 1
    switch text[end] {
    case " ", "\t", "*", "/": return nil
    default: break
    }
    if slash > 0 && text[slash - 1] == "*" { return nil }
    var openGroups = 0
    var openClasses = 0
    /// Whether there may be brackets that don't count: in quotes, `\Q(\E`, or in comments, `(?#()`.
    var mayHideBrackets = false
    var lastSpace = -1
    while true {
      switch classes[Int(text[end])] {
      case .slash:
        let next = text[end + 1]
        let opensComment = next == "/" || next == "*"
        // A `/` that opens a bracket and ends before the bracket closes is Swift 5's prefix
        // operator, as in `f(/A.a, g(/B.b))`. A regex literal of Swift 6 can't end there.
        let isClosed = openGroups == 0 && openClasses == 0 || mayHideBrackets
        return opensComment || lastSpace == end - 1 || !isClosed ? nil : end + 1
      case .backslash:
        end += 1
        if endsLine(at: end) { return nil }
        if text[end] == "Q" { mayHideBrackets = true }
      case .pound: mayHideBrackets = true
      case .leftParenthesis:
        if openClasses == 0 { openGroups += 1 }
      case .rightParenthesis where openClasses == 0:
        if openGroups == 0 { return nil }
        openGroups -= 1
      case .leftBracket: openClasses += 1
      case .rightBracket: if openClasses > 0 { openClasses -= 1 }
      case .whitespace: lastSpace = end
      case .newline: return nil
      case .nul: if end >= count { return nil }
      default: break
      }
      end += 1
    }
  }

  /// Lexes `#/pattern/#`, which may have several lines if a newline follows its opening delimiter.
  /// `offset` is at the slash.
  mutating func lexExtendedRegex(poundCount: Int) {
    let start = offset - poundCount
    offset += 1
    let body = offset
    while classes[Int(text[offset])] == .whitespace { offset += 1 }
    let isMultiline = classes[Int(text[offset])] == .newline
    let firstLineEnd = offset
    let mayClose = !isMultiline || poundCount < unclosedRegexPounds
    if !isMultiline { offset = body }
    if !mayClose || !skipExtendedRegexBody(isMultiline: isMultiline, poundCount: poundCount) {
      report(.unterminatedRegex, at: start)
      if isMultiline {
        unclosedRegexPounds = min(poundCount, unclosedRegexPounds)
        offset = firstLineEnd
      }
    }
    append(.regex, from: start)
  }

  /// Skips to the end of the closing delimiter. Returns false if there is none.
  private mutating func skipExtendedRegexBody(isMultiline: Bool, poundCount: Int) -> Bool {
    while true {
      switch classes[Int(text[offset])] {
      case .slash:
        offset += 1
        if skipPounds() >= poundCount { return true }
      case .backslash:
        offset += 1
        if !endsLine(at: offset) { offset += 1 }
      case .newline:
        if !isMultiline { return false }
        offset += 1
      case .nul where offset >= count: return false
      default: offset += 1
      }
    }
  }
}
