/// How an operator binds, which the whitespace around it decides.
enum OperatorFixity {
  case prefix, infix, postfix
}

extension Lexer {
  /// Lexes a run of operator characters: to the first comment in it, and as a regex literal from its
  /// first `/` where the compiler takes it for one.
  mutating func lexOperator() {
    let start = offset
    let isLeftBound = isLeftBound(at: start)
    if isLeftBound && isOptionalMark(text[start]) {
      offset += 1
      append(.operator, from: start)
      previousOperator = .postfix
      return
    }
    let (end, slash) = endOfOperator(at: start)
    let isRightBound = isRightBound(at: end, isLeftBound: isLeftBound)
    if slash >= 0, !isLeftBound,
      let regexEnd = endOfRegex(at: slash, isInfix: !isRightBound)
    {
      if slash > start {
        splitOperator(from: start, to: slash)
        previousOperator = .prefix
      }
      offset = regexEnd
      append(.regex, from: slash)
      return
    }
    splitOperator(from: start, to: end)
    previousOperator =
      isLeftBound == isRightBound ? .infix : isLeftBound ? .postfix : .prefix
  }

  @_transparent
  private func isOptionalMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  /// The end of the run and its first `/`, or -1.
  private func endOfOperator(at start: Int) -> (end: Int, slash: Int) {
    let mayHavePeriods = text[start] == UInt8(ascii: ".")
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
        let opensComment = next == .slash || text[end + 1] == UInt8(ascii: "*")
        if opensComment && end > start { return (end, slash) }
        if slash < 0 { slash = end }
        end += 1
      case .nonASCII:
        let codePoint = CodePoint(at: text + end)
        if !codePoint.continuesOperator { return (end, slash) }
        end += codePoint.length
      default:
        return (end, slash)
      }
    }
  }

  /// Adds the tokens of a run; see `Token.Kind.operator` for where it is cut.
  private mutating func splitOperator(from start: Int, to end: Int) {
    offset = start
    while offset < end {
      let tokenStart = offset
      switch text[offset] {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!"),
        UInt8(ascii: "&"):
        offset += 1
      case UInt8(ascii: "="):
        while offset < end && text[offset] == UInt8(ascii: "=") { offset += 1 }
      default:
        while offset < end && !isSplit(text[offset]) { offset += 1 }
        let isArrow = text[offset - 1] == UInt8(ascii: "-") && text[offset] == UInt8(ascii: ">")
        if isArrow && offset < end { offset += 1 }
      }
      let isPeriod = offset - tokenStart == 1 && text[tokenStart] == UInt8(ascii: ".")
      append(isPeriod ? .period : .operator, from: tokenStart)
    }
  }

  private func isSplit(_ byte: UInt8) -> Bool {
    switch classes[Int(byte)] {
    case .less, .greater: true
    case .operator:
      isOptionalMark(byte) || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "=")
    default: false
    }
  }

  /// Something that an operator could apply to ends directly before `start`.
  private func isLeftBound(at start: Int) -> Bool {
    if start == 0 { return false }
    let previous = text[start - 1]
    switch classes[Int(previous)] {
    case .whitespace, .newline, .nul, .leftParenthesis, .leftBracket, .leftBrace, .comma, .colon,
      .semicolon:
      return false
    case .slash:
      let endsComment = start > 1 && text[start - 2] == UInt8(ascii: "*")
      return !endsComment
    case .nonASCII:
      let isNonBreakingSpace = start > 1 && previous == 0xA0 && text[start - 2] == 0xC2
      return !isNonBreakingSpace
    default:
      return true
    }
  }

  /// Something that an operator could apply to begins directly at `end`.
  private func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
    switch classes[Int(text[end])] {
    case .whitespace, .newline, .nul, .rightParenthesis, .rightBracket, .rightBrace, .comma, .colon,
      .semicolon:
      return false
    case .period:
      return !isLeftBound
    case .slash:
      return text[end + 1] != UInt8(ascii: "/") && text[end + 1] != UInt8(ascii: "*")
    case .nonASCII:
      let isNonBreakingSpace = text[end] == 0xC2 && text[end + 1] == 0xA0
      return !isNonBreakingSpace
    default:
      return true
    }
  }
}
