extension Parser {
  /// Everything before the name of a declaration: its attributes, modifiers and introducer.
  struct Head {
    /// Tokens from the first attribute or modifier to the introducer, inclusive.
    var tokens: Range<Int>
    var attributes: [Attribute] = []
    var modifiers: [Modifier] = []
    var isStatic: Bool { modifiers.contains { ["static", "class"].contains($0.name) } }
    var introducer: Int { tokens.upperBound - 1 }
  }

  /// Parses a declaration at `index` if one begins there. Its attributes may begin with an `#if`.
  /// Otherwise moves on.
  mutating func parsePossibleDeclaration() {
    let isCondition = tokens[index].kind == .pound
    var end = index + 1
    if frame.scope != .group,
      isCondition ? beginsConditionalAttributes(at: index) : mayBeginDeclaration(at: index)
    {
      let chainCount = conditionalChains.count
      let head = parseHead()
      if isIntroducer(at: head.introducer) { return parse(head) }
      conditionalChains.removeLast(conditionalChains.count - chainCount)
      end = max(end, head.introducer)
      otherConditions.formUnion((index..<head.introducer).filter { isDirective(.if, at: $0) })
    }
    if isCondition {
      enter(addChain(in: frame.condition, directive: index), directive: index)
    } else {
      index = end
    }
  }

  private mutating func parse(_ head: Head) {
    let word = tokens[head.introducer].word
    index = head.introducer + 1
    switch (word, frame.scope) {
    case _ where word.introducesType: parseType(head, introducer: word)
    case (.import, _): parseImport(head)
    case (.typealias, .file), (.typealias, .type): parseType(head, introducer: word)
    case (.case, .type): parseCase(head)
    case (.let, .type), (.var, .type): parseProperties(head)
    case (.func, .type): parseFunction(name: index, isStatic: head.isStatic)
    case (.`init`, .type): parseFunction(name: head.introducer, isStatic: true)
    case (.associatedtype, .type):
      if tokens[index].kind == .identifier { addMember(.type, at: index, isStatic: false) }
    default: break
    }
  }

  /// Returns whether a declaration may begin at the token. The keywords of types always begin one,
  /// except after a period or `::`. Other words are names or parts of expressions unless they begin
  /// a statement.
  private func mayBeginDeclaration(at index: Int) -> Bool {
    if tokens[index].kind == .at { return true }
    switch tokens[index].word {
    case .class, .enum, .extension, .protocol, .struct:
      return index == 0 || !isSelector(tokens[index - 1].kind)
    case let word:
      return (word.isModifier || word.introducesDeclaration) && beginsStatement(at: index)
    }
  }

  private func isSelector(_ kind: Token.Kind) -> Bool { kind == .period || kind == .moduleSelector }

  /// Returns whether the token begins a statement rather than continues one.
  func beginsStatement(at index: Int) -> Bool {
    if index == 0 { return true }
    let previous = tokens[index - 1]
    switch previous.kind {
    case .leftBrace, .rightBrace, .semicolon: return true
    case .comma, .period, .moduleSelector: return false
    case .colon: return tokens[index].startsLine || frame.scope == .code
    case .operator: return tokens[index].startsLine && !isInfixAtLineEnd(index - 1)
    default: return tokens[index].startsLine
    }
  }

  /// Returns whether an operator before a newline expects an operand: it is separate from what
  /// precedes it, and isn't the end of generic arguments, which may be on a line of its own.
  private func isInfixAtLineEnd(_ index: Int) -> Bool {
    var start = index
    while start > 0, tokens[start].isJoinedToPrevious, tokens[start - 1].kind == .operator {
      start -= 1
    }
    return !tokens[start].isJoinedToPrevious && !isSymbol(">", at: start)
  }

  /// Reads attributes and modifiers from `index` on, up to the introducer in a declaration,
  /// otherwise up to the first token that can't be part of a head.
  private mutating func parseHead() -> Head {
    var head = Head(tokens: index..<index + 1)
    /// The branches in the head around the next token.
    var branches: [ConditionalBranchReference] = []
    while true {
      let start = head.introducer
      let next: Int
      if tokens[start].kind == .at, let end = endOfAttribute(at: start) {
        next = end
        head.attributes.append(
          Attribute(
            name: text(start + 1..<endOfAttributePath(at: start)), tokens: start..<end,
            condition: branches.last))
      } else if !branches.isEmpty || beginsConditionalAttributes(at: start) {
        next = endOfDirective(at: start)
        enterDirective(at: start, &branches)
      } else if isModifier(at: start), continuesHead(at: endOfModifier(at: start)) {
        next = endOfModifier(at: start)
        let detail = next == start + 1 ? nil : text(at: start + 2)
        head.modifiers.append(Modifier(name: text(at: start), detail: detail))
      } else {
        return head
      }
      head.tokens = index..<next + 1
    }
  }

  private func continuesHead(at index: Int) -> Bool {
    tokens[index].kind == .at || isModifier(at: index) || isIntroducer(at: index)
  }

  private func isModifier(at index: Int) -> Bool {
    if tokens[index].word != .class { return tokens[index].word.isModifier }
    // `class func`, not `class Name`.
    let next = tokens[index + 1].word
    return [.func, .var, .let, .subscript, .typealias].contains(next) || next.isModifier
  }

  private func isIntroducer(at index: Int) -> Bool {
    let word = tokens[index].word
    let isContextual = word == .actor || word == .macro
    if isContextual, tokens[index + 1].kind != .identifier { return false }
    guard word == .actor else { return word.introducesDeclaration }
    let next = tokens[index + 2]
    return next.kind == .leftBrace || next.kind == .colon || next.word == .where
      || isSymbol("<", at: index + 2)
  }

  /// Returns the token after a modifier, which may have one word in parentheses: `private(set)`.
  private func endOfModifier(at index: Int) -> Int {
    let next = index + 1
    let hasDetail =
      tokens[next].kind == .leftParenthesis && ends[next] == next + 2
      && tokens[next + 2].kind == .rightParenthesis
    return hasDetail ? next + 3 : next
  }

  /// Returns the token after an attribute: `@Outer.Name<Argument>(arguments)`.
  mutating func endOfAttribute(at index: Int) -> Int? {
    guard tokens[index + 1].kind == .identifier else { return nil }
    var name = endOfAttributePath(at: index)
    if isSymbol("<", at: name), tokens[name].isJoinedToPrevious {
      name = endOfAngles(at: name) ?? name
    }
    guard tokens[name].kind == .leftParenthesis else { return name }
    let next = tokenBehind(name)
    // After a space, the parenthesis may begin a type: `@Sendable () -> Void`.
    return tokens[name].isJoinedToPrevious || continuesHead(at: next) ? next : name
  }

  /// Returns the token after the attributes that begin at `start`, if any.
  mutating func endOfAttributes(from start: Int) -> Int {
    var next = start
    while tokens[next].kind == .at, let end = endOfAttribute(at: next) { next = end }
    return next
  }

  /// Returns the token after `@Outer.Name`.
  private func endOfAttributePath(at index: Int) -> Int {
    var next = index + 2
    while isSelector(tokens[next].kind), tokens[next + 1].kind == .identifier { next += 2 }
    return next
  }

  /// Whether there is an `#if` that contains only attributes (SE-0367).
  private mutating func beginsConditionalAttributes(at start: Int) -> Bool {
    guard isDirective(.if, at: start), !otherConditions.contains(start) else { return false }
    var open: [Int] = []
    var hasAttribute = false
    var next = start
    repeat {
      if tokens[next].kind == .at, let end = endOfAttribute(at: next) {
        hasAttribute = true
        next = end
      } else if tokens[next].kind == .pound, tokens[next].word != .none {
        if tokens[next].word == .if { open.append(next) }
        if tokens[next].word == .endif { open.removeLast() }
        next = endOfDirective(at: next)
      } else {
        otherConditions.formUnion(open)
        return false
      }
    } while !open.isEmpty
    return hasAttribute
  }

  private mutating func enterDirective(
    at index: Int, _ branches: inout [ConditionalBranchReference]
  ) {
    if tokens[index].word == .if {
      branches.append(addChain(in: branches.last ?? frame.condition, directive: index))
    } else if let last = branches.popLast(), tokens[index].word != .endif {
      branches.append(addBranch(toChain: last.chain, directive: index))
    }
  }

  private func isDirective(_ word: Word, at index: Int) -> Bool {
    tokens[index].kind == .pound && tokens[index].word == word
  }

  /// Returns the token after the one at `index`, or after the whole group that opens there.
  func tokenBehind(_ index: Int) -> Int {
    let closing: Token.Kind
    switch tokens[index].kind {
    case .leftParenthesis: closing = .rightParenthesis
    case .leftBracket: closing = .rightBracket
    case .leftBrace: closing = .rightBrace
    default: return index + 1
    }
    // A group that is never closed ends at a token of the group around it.
    let end = ends[index]
    return tokens[end].kind == closing ? end + 1 : end
  }

  func isSymbol(_ symbol: Unicode.Scalar, at index: Int) -> Bool {
    tokens[index].kind == .operator && tokens[index].symbol == symbol
  }

  /// Returns the source from the first to the last of the tokens.
  func text(_ range: Range<Int>) -> String { file.text(byteRange(range)) }

  func text(at index: Int) -> String { file.text(tokens[index].range) }

  func byteRange(_ range: Range<Int>) -> Range<Int> {
    let start = tokens[range.lowerBound].start
    return start..<(range.isEmpty ? start : tokens[range.upperBound - 1].end)
  }
}
