extension Parser {
  /// Parses the declaration of a type or an extension up to its body, and enters that; or one of a
  /// type alias, `typealias Name<T> = Type`.
  mutating func parseType(_ head: Head, introducer: Word) {
    let nameStart = index
    var next = nameStart
    var name = ""
    if introducer == .extension {
      (name, next) = parseExtendedType(at: nameStart)
    } else if tokens[nameStart].kind == .identifier {
      name = text(at: nameStart)
      next += 1
    }
    guard next > nameStart else { return }
    var declaration = Declaration(
      kind: .init(rawValue: introducer.rawValue)!, parent: enclosingDeclaration(),
      condition: frame.condition, name: name, nameRange: byteRange(nameStart..<next),
      head: head.tokens, attributes: head.attributes, modifiers: head.modifiers, body: next..<next)
    declaration.genericParameters = parseGenericParameters(at: &next)
    if introducer != .extension { addMember(.type, at: nameStart, isStatic: false) }
    if introducer == .typealias {
      index = next
      guard isSymbol("=", at: next) else { return }
      declaration.aliasedType = next + 1..<endOfType(from: next + 1)
      declarations.append(declaration)
      return
    }
    if tokens[next].kind == .colon {
      declaration.inheritedTypes = elements(in: clause(behind: &next)).map { $0.tokens }
    }
    if tokens[next].word == .where { declaration.whereClause = clause(behind: &next) }
    let hasBody = tokens[next].kind == .leftBrace
    declaration.body = hasBody ? next + 1..<ends[next] : next..<next
    declarations.append(declaration)
    index = next
    if hasBody { enterType(declarations.count - 1) }
  }

  /// Returns the extended type without generic arguments, and the token after it.
  private mutating func parseExtendedType(at start: Int) -> (name: String, end: Int) {
    var name = ""
    var next = start
    while next < frame.end, !endsClause(at: next), tokens[next].kind != .colon {
      if isSymbol("<", at: next), let close = endOfAngles(at: next) {
        next = close
      } else {
        let behind = tokenBehind(next)
        name += text(next..<behind)
        next = behind
      }
    }
    return (name, next)
  }

  /// Returns the tokens between commas outside of brackets, and the `=` before a default value.
  /// After that, a `<` may be a comparison.
  mutating func elements(in range: Range<Int>) -> [(tokens: Range<Int>, equals: Int?)] {
    var elements: [(tokens: Range<Int>, equals: Int?)] = []
    var next = range.lowerBound
    while next < range.upperBound {
      let start = next
      var depth = 0
      var equals: Int?
      while next < range.upperBound, depth != 0 || tokens[next].kind != .comma {
        if equals == nil {
          depth += depthChange(at: next)
          if depth == 0, isSymbol("=", at: next) { equals = next }
        }
        next = (equals == nil ? nil : endOfGenericArguments(at: next)) ?? tokenBehind(next)
      }
      elements.append((start..<min(next, range.upperBound), equals))
      next += 1
    }
    return elements
  }

  /// Returns 1 for a `<`, -1 for a `>`, and 0 for all other tokens.
  func depthChange(at index: Int) -> Int {
    isSymbol("<", at: index) ? 1 : isSymbol(">", at: index) ? -1 : 0
  }

  /// Returns an inheritance or `where` clause. Moves on to the next clause, the body, or the token
  /// that shows that there is none.
  private func clause(behind next: inout Int) -> Range<Int> {
    let start = next + 1
    next = start
    while next < frame.end, !endsClause(at: next) { next = tokenBehind(next) }
    return start..<next
  }

  func endsClause(at index: Int) -> Bool {
    switch tokens[index].kind {
    case .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .semicolon, .pound: true
    case .identifier:
      switch tokens[index].word {
      case .enum, .struct, .extension, .protocol, .func, .var, .let, .case, .import, .where: true
      default: false
      }
    default: false
    }
  }

  /// Parses `<T, each U: P>`, if there are parameters at `next`.
  mutating func parseGenericParameters(at next: inout Int) -> [GenericParameter] {
    guard isSymbol("<", at: next) else { return [] }
    let start = next + 1
    guard let end = endOfAngles(at: next) else {
      _ = clause(behind: &next)
      return []
    }
    next = end
    return elements(in: start..<end - 1).compactMap { parseGenericParameter($0.tokens) }
  }

  private mutating func parseGenericParameter(_ range: Range<Int>) -> GenericParameter? {
    var next = endOfAttributes(from: range.lowerBound)
    var kind = GenericParameter.Kind.type
    if next + 1 < range.upperBound, tokens[next + 1].kind == .identifier {
      if tokens[next].word == .each { kind = .pack }
      if tokens[next].word == .let { kind = .value }
      next += 1
    }
    guard next < range.upperBound, tokens[next].kind == .identifier else { return nil }
    let hasConstraint = next + 1 < range.upperBound && tokens[next + 1].kind == .colon
    return GenericParameter(
      kind: kind, name: text(at: next),
      constraint: hasConstraint ? next + 2..<range.upperBound : nil, range: byteRange(range))
  }
}
