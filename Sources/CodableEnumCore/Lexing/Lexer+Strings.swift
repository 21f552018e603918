extension Lexer {
  /// A string literal that is being lexed.
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
}

extension Lexer {
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
}
