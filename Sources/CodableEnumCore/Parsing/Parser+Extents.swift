/// The ends of types and expressions, which are all that the parser needs to know about them.
extension Parser {
  /// Returns the token after the type that begins at `start`.
  func endOfType(from start: Int) -> Int {
    var next = start
    var depth = 0
    while next < frame.end, !endsClause(at: next) {
      switch tokens[next].kind {
      case .comma where depth == 0: return next
      case .operator:
        if isSymbol("=", at: next) { return next }
        depth += depthChange(at: next)
      default: break
      }
      if depth == 0, next > start, tokens[next].startsLine, !carriesOn(at: next) { return next }
      next = tokenBehind(next)
    }
    return next
  }

  /// Returns the token after the expression that begins at `start`. An expression ends at a comma
  /// or with its line, unless the next line continues it.
  mutating func endOfExpression(from start: Int) -> Int {
    var next = start
    /// Whether `next` is between an `if` and its brace, where a comma joins conditions.
    var isInConditions = false
    while next < frame.end {
      switch tokens[next].kind {
      case .semicolon, .rightBrace, .rightBracket, .rightParenthesis: return next
      case .comma where !isInConditions: return next
      case .identifier where tokens[next].word == .if: isInConditions = true
      case .leftBrace:
        if opensObservers(at: next) { return next }
        isInConditions = false
      case .pound where tokens[next].word != .none:
        guard let end = endOfPostfixCondition(at: next) else { return next }
        next = end
        continue
      default: break
      }
      if next > start, tokens[next].startsLine, !carriesOn(at: next) { return next }
      next = endOfGenericArguments(at: next) ?? tokenBehind(next)
    }
    return next
  }

  /// Returns whether a line that begins at `index` belongs to the expression or type before it.
  private func carriesOn(at index: Int) -> Bool {
    switch tokens[index].kind {
    case .operator, .period, .colon, .leftBrace: return true
    case .identifier:
      switch tokens[index].word {
      case .as, .is, .else, .throws, .rethrows: return true
      default: break
      }
      // A further closure of a call: `f { … } label: { … }`.
      if tokens[index - 1].kind == .rightBrace, tokens[index + 1].kind == .colon,
        tokens[index + 2].kind == .leftBrace
      {
        return true
      }
    default: break
    }
    switch tokens[index - 1].word {
    case .as, .is, .else, .if, .in, .switch, .try: return true
    default: return tokens[index - 1].kind == .colon || !beginsStatement(at: index)
    }
  }

  /// Returns the token after the `#endif` of an `#if` at `index` whose first branch begins with a
  /// member of the expression before it; nil for any other `#if`.
  private func endOfPostfixCondition(at index: Int) -> Int? {
    var first = index
    while tokens[first].kind == .pound, tokens[first].word == .if {
      first = endOfDirective(at: first)
    }
    guard first > index, tokens[first].kind == .period else { return nil }
    var directive = index
    while tokens[directive].kind == .pound, tokens[directive].word != .endif {
      directive = ends[directive]
    }
    return directive + 1
  }

  /// Returns the token after the `>` that closes a `<` of generic arguments in an expression; nil
  /// for a comparison. The compiler's rule: everything between the two must be able to be part of a
  /// type, and what follows must be able to follow one.
  mutating func endOfGenericArguments(at start: Int) -> Int? {
    isSymbol("<", at: start) ? endOfAngles(at: start, inExpression: true) : nil
  }

  /// Returns the token after the `>` that closes the `<` of generic arguments or parameters at
  /// `start`.
  mutating func endOfAngles(at start: Int, inExpression: Bool = false) -> Int? {
    if let known = angleEnds[start] { return known }
    var open: [Int] = []
    var next = start
    while true {
      if isSymbol("<", at: next) {
        open.append(next)
      } else if isSymbol(">", at: next) {
        let isEnd = !inExpression || mayFollowGenericArguments(at: next + 1)
        let opening = open.removeLast()
        if open.isEmpty { return isEnd ? next + 1 : nil }
        angleEnds.updateValue(isEnd ? next + 1 : nil, forKey: opening)
      } else if inExpression
        ? !mayBePartOfType(at: next)
        : next >= frame.end || endsClause(at: next) && tokens[next].word != .let
      {
        for comparison in open { angleEnds.updateValue(nil, forKey: comparison) }
        return nil
      }
      next = tokenBehind(next)
    }
  }

  private func mayBePartOfType(at index: Int) -> Bool {
    switch tokens[index].kind {
    case .identifier:
      switch tokens[index].word {
      case .any, .capitalSelf, .self, .inout, .throws, .rethrows: true
      case let word: !word.precedesOperand
      }
    case .operator:
      switch text(at: index) {
      case "?", "!", "&", "->", "...", "-", "~": true
      default: false
      }
    case .period, .comma, .number, .at, .moduleSelector, .leftParenthesis, .leftBracket: true
    default: false
    }
  }

  private func mayFollowGenericArguments(at index: Int) -> Bool {
    switch tokens[index].kind {
    case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .colon, .endOfFile:
      true
    case .leftParenthesis, .leftBracket: !tokens[index].startsLine
    case .operator: tokens[index].isJoinedToPrevious
    default: false
    }
  }
}
