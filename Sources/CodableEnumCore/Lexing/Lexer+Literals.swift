extension Lexer {
  private struct OpenString {
    var delimiter: UInt8
    var isMultiline: Bool
    var poundCount: Int
    /// The number of open parentheses in the current interpolation; 0 in the text of the literal.
    var openParentheses = 0
  }

  /// Lexes a whole literal with everything in its interpolations. `offset` is at the quote, after
  /// `poundCount` characters `#`.
  ///
  /// In an interpolation, the compiler looks only at parentheses, strings and comments, so the
  /// lexer does too. A stack keeps what is open, so interpolations can nest to any depth.
  mutating func lexString(poundCount: Int = 0) {
    let start = offset - poundCount
    let startsLine = isAtLineStart
    var enclosing: [OpenString] = []
    var current = openString(poundCount: poundCount)
    var isBroken = false
    while true {
      let isText = current.openParentheses == 0
      var isClosed = false
      switch classes[Int(text[offset])] {
      case .quote where isText, .apostrophe where isText:
        isClosed = skipClosingDelimiter(of: current)
        if !isClosed { offset += 1 }
      case .quote, .apostrophe:
        enclosing.append(current)
        current = openString(poundCount: 0)
      case .backslash where isText:
        offset += 1
        if !hasPounds(current.poundCount, at: offset) { continue }
        offset += current.poundCount
        switch classes[Int(text[offset])] {
        case .leftParenthesis: current.openParentheses = 1
        case .newline, .nul: continue
        default: break
        }
        offset += 1
      case .leftParenthesis where !isText:
        current.openParentheses += 1
        offset += 1
      case .rightParenthesis where !isText:
        current.openParentheses -= 1
        offset += 1
      case .pound where !isText:
        let pounds = skipPounds()
        guard text[offset] == "\"" || text[offset] == "'" else { continue }
        enclosing.append(current)
        current = openString(poundCount: pounds)
      case .slash where !isText && text[offset + 1] == "*": skipBlockComment()
      case .slash where !isText && text[offset + 1] == "/": skipLine()
      // A newline that the literal can't contain.
      case .newline where !current.isMultiline, .nul where offset >= count:
        isBroken = true
        isClosed = true
      default: offset += 1
      }
      if !isClosed { continue }
      guard let outer = enclosing.popLast() else { break }
      current = outer
    }
    if isBroken { report(.unterminatedString, at: start) }
    isAtLineStart = startsLine
    append(.string, from: start)
  }

  /// Lexes the opening quotes at `offset`.
  private mutating func openString(poundCount: Int) -> OpenString {
    let quote = text[offset]
    offset += 1
    var isMultiline = false
    if quote == "\"", text[offset] == quote, text[offset + 1] == quote,
      poundCount == 0 || !isClosedOnLine(poundCount: poundCount)
    {
      offset += 2
      isMultiline = true
    }
    return OpenString(delimiter: quote, isMultiline: isMultiline, poundCount: poundCount)
  }

  /// Returns whether a closing delimiter follows on the same line. Three quotes open a multi-line
  /// literal only if none does: `#"""#` is a string of one quote.
  private mutating func isClosedOnLine(poundCount: Int) -> Bool {
    let known = quoteSearch
    let isInside = known.start <= offset && offset < known.end
    if isInside && (known.isFound ? poundCount <= known.poundCount : poundCount >= known.poundCount)
    {
      return known.isFound
    }
    let start = offset
    while !endsLine(at: offset) {
      let isQuote = text[offset] == "\""
      offset += 1
      if isQuote && hasPounds(poundCount, at: offset) { break }
    }
    let isFound = !endsLine(at: offset)
    quoteSearch = (start, offset, poundCount, isFound)
    offset = start
    return isFound
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    var end = start
    while end < start + count, text[end] == "#" { end += 1 }
    return end == start + count
  }

  private mutating func skipClosingDelimiter(of string: OpenString) -> Bool {
    var end = offset
    while end < offset + (string.isMultiline ? 3 : 1) {
      if text[end] != string.delimiter { return false }
      end += 1
    }
    guard hasPounds(string.poundCount, at: end) else { return false }
    offset = end + string.poundCount
    return true
  }

  /// Lexes a number. Digits that don't fit its base are part of it; the compiler reports them.
  mutating func lexNumber() {
    let start = offset
    let isHexadecimal = text[offset] == "0" && text[offset + 1] == "x"
    if isHexadecimal { offset += 2 }
    skipDigits(isHexadecimal)
    // In `x.0.1`, each number is a member of a tuple.
    let isTupleIndex = tokenCount > 0 && tokens[tokenCount - 1].kind == .period
    let end = offset
    if text[offset] == ".", isDigit(text[offset + 1], isHexadecimal), isHexadecimal || !isTupleIndex
    {
      offset += 1
      skipDigits(isHexadecimal)
    }
    // Without the exponent, `.8` of `0x1.8p3` is a member, as in `0xff.description`.
    if !skipExponent(isHexadecimal ? "p" : "e"), isHexadecimal { offset = end }
    skipName()
    append(.number, from: start)
  }

  private mutating func skipDigits(_ isHexadecimal: Bool) {
    while isDigit(text[offset], isHexadecimal) || text[offset] == "_" { offset += 1 }
  }

  private func isDigit(_ byte: UInt8, _ isHexadecimal: Bool) -> Bool {
    byte.isDigit || isHexadecimal && (byte | 0x20) &- 0x61 < 6
  }

  private mutating func skipExponent(_ letter: Unicode.Scalar) -> Bool {
    if text[offset] | 0x20 != letter { return false }
    let hasSign = text[offset + 1] == "+" || text[offset + 1] == "-"
    let digits = offset + (hasSign ? 2 : 1)
    if !text[digits].isDigit { return false }
    offset = digits
    skipDigits(false)
    return true
  }

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
    default: false
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
