/// How an operator binds, which depends on the whitespace around it.
enum OperatorFixity {
  case prefix, infix, postfix
}

extension Lexer {
  mutating func lexName(_ kind: Token.Kind) {
    let start = offset
    append(kind, from: start, word: skipName())
  }

  /// Skips the characters of a name, or the rest of one. Returns the word that they spell.
  @discardableResult
  mutating func skipName() -> Word {
    let start = offset
    var hash = WordTable.hashSeed
    while true {
      let byte = text[offset]
      switch classes[Int(byte)] {
      case .letter, .digit, .dollar:
        hash = WordTable.hash(hash, adding: byte)
        offset += 1
        continue
      case .nonASCII:
        let codePoint = CodePoint(at: text + offset)
        if !codePoint.continuesIdentifier { break }
        offset += codePoint.length
        continue
      default: break
      }
      return words.word(at: text + start, length: offset - start, hash: hash)
    }
  }

  /// Lexes `` `class` ``, or a raw identifier, which may contain anything but a newline (SE-0451).
  mutating func lexBacktickedIdentifier() {
    let start = offset
    repeat { offset += 1 } while text[offset] != "`" && !endsLine(at: offset)
    if text[offset] == "`" {
      offset += 1
      append(.identifier, from: start)
    } else {
      report(.unterminatedIdentifier, at: start)
      append(.invalid, from: start)
    }
  }

  /// Returns the end of an editor placeholder, `<#text#>` on one line, if there is one.
  func endOfPlaceholder(at start: Int) -> Int? {
    if text[start + 1] != "#" { return nil }
    var end = start + 2
    while !endsLine(at: end) {
      if text[end] == "<" && text[end + 1] == "#" { return nil }
      if text[end] == "#" && text[end + 1] == ">" { return end + 2 }
      end += 1
    }
    return nil
  }

  /// Lexes `#if`, `#selector`, a raw string literal, or an extended regex literal. Several `#` that
  /// open no literal have no meaning; they become one token.
  mutating func lexPound() {
    let start = offset
    let poundCount = skipPounds()
    switch classes[Int(text[offset])] {
    case .quote, .apostrophe: lexString(poundCount: poundCount)
    case .slash: lexExtendedRegex(poundCount: poundCount)
    default:
      let word = skipName()
      let isCondition = [.if, .elseif, .else, .endif].contains(word)
      append(.pound, from: start, word: isCondition ? word : .none)
    }
  }

  /// Returns the number of `#`.
  mutating func skipPounds() -> Int {
    let start = offset
    while text[offset] == "#" { offset += 1 }
    return offset - start
  }

  /// Lexes a run of operator characters, up to the first comment in it. From its first `/` on, it
  /// is a regex literal if the compiler reads it as one.
  mutating func lexOperator() {
    let start = offset
    let isLeftBound = isLeftBound(at: start)
    if isLeftBound && isOptionalMark(text[start]) {
      offset += 1
      append(.operator, from: start, symbol: text[start])
      previousOperator = .postfix
      return
    }
    let (end, slash) = endOfOperator(at: start)
    let isRightBound = isRightBound(at: end, isLeftBound: isLeftBound)
    if slash >= 0, !isLeftBound, let regexEnd = endOfRegex(at: slash, isInfix: !isRightBound) {
      splitOperator(from: start, to: slash)
      previousOperator = .prefix
      offset = regexEnd
      append(.regex, from: slash)
      return
    }
    splitOperator(from: start, to: end)
    previousOperator = isLeftBound == isRightBound ? .infix : isLeftBound ? .postfix : .prefix
  }

  @_transparent
  private func isOptionalMark(_ byte: UInt8) -> Bool { byte == "?" || byte == "!" }

  /// Returns the end of the run and the offset of its first `/`, or -1 if it has none.
  private func endOfOperator(at start: Int) -> (end: Int, slash: Int) {
    let mayHavePeriods = text[start] == "."
    var end = start
    var slash = -1
    while true {
      switch classes[Int(text[end])] {
      case .operator, .greater: end += 1
      case .less:
        if end > start && endOfPlaceholder(at: end) != nil { return (end, slash) }
        end += 1
      case .period:
        if !mayHavePeriods { return (end, slash) }
        end += 1
      case .slash:
        let next = classes[Int(text[end + 1])]
        let opensComment = next == .slash || text[end + 1] == "*"
        if opensComment && end > start { return (end, slash) }
        if slash < 0 { slash = end }
        end += 1
      case .nonASCII:
        let codePoint = CodePoint(at: text + end)
        if !codePoint.continuesOperator { return (end, slash) }
        end += codePoint.length
      default: return (end, slash)
      }
    }
  }

  /// Adds the tokens of a run; `Token.Kind.operator` tells where it is cut.
  private mutating func splitOperator(from start: Int, to end: Int) {
    offset = start
    while offset < end {
      let tokenStart = offset
      switch text[offset] {
      case "<", ">", "?", "!", "&": offset += 1
      case "=":
        while offset < end && text[offset] == "=" { offset += 1 }
      default:
        while offset < end && !isSplit(text[offset]) { offset += 1 }
        let isArrow = text[offset - 1] == "-" && text[offset] == ">"
        if isArrow && offset < end { offset += 1 }
      }
      let symbol = offset - tokenStart == 1 ? text[tokenStart] : 0
      append(symbol == "." ? .period : .operator, from: tokenStart, symbol: symbol)
    }
  }

  private func isSplit(_ byte: UInt8) -> Bool {
    switch classes[Int(byte)] {
    case .less, .greater: true
    case .operator: isOptionalMark(byte) || byte == "&" || byte == "="
    default: false
    }
  }

  /// Returns whether something that an operator could apply to ends directly before `start`.
  private func isLeftBound(at start: Int) -> Bool {
    if start == 0 { return false }
    let previous = text[start - 1]
    switch classes[Int(previous)] {
    case .whitespace, .newline, .nul, .leftParenthesis, .leftBracket, .leftBrace, .comma, .colon,
      .semicolon:
      return false
    case .slash:
      let endsComment = start > 1 && text[start - 2] == "*"
      return !endsComment
    case .nonASCII:
      let isNonBreakingSpace = start > 1 && previous == 0xA0 && text[start - 2] == 0xC2
      return !isNonBreakingSpace
    default: return true
    }
  }

  /// Returns whether something that an operator could apply to begins directly at `end`.
  private func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
    switch classes[Int(text[end])] {
    case .whitespace, .newline, .nul, .rightParenthesis, .rightBracket, .rightBrace, .comma, .colon,
      .semicolon:
      return false
    case .period: return !isLeftBound
    case .slash: return text[end + 1] != "/" && text[end + 1] != "*"
    case .nonASCII:
      let isNonBreakingSpace = text[end] == 0xC2 && text[end + 1] == 0xA0
      return !isNonBreakingSpace
    default: return true
    }
  }
}
