extension Parser {
  /// Parses the declaration of a type or an extension up to its body, and enters that.
  mutating func parseType(_ head: Head, introducer: Word) {
    let nameStart = head.introducer + 1
    var next = nameStart
    var name = ""
    if introducer == .extension {
      (name, next) = parseExtendedType(at: nameStart)
    } else if tokens[nameStart].kind == .identifier {
      name = text(nameStart..<nameStart + 1)
      next += 1
    }
    guard next > nameStart else {
      index = nameStart
      return
    }
    var declaration = Declaration(
      kind: kind(of: introducer), parent: enclosingDeclaration(), condition: frame.condition,
      name: name, nameRange: byteRange(nameStart..<next), head: head.tokens, body: next..<next)
    (declaration.attributes, declaration.modifiers) = parts(of: head)
    if introducer != .extension, isSymbol("<", at: next) {
      (declaration.genericParameters, next) = parseGenericParameters(at: next)
    }
    if tokens[next].kind == .colon {
      (declaration.inheritedTypes, next) = parseInheritedTypes(from: next + 1)
    }
    if tokens[next].word == .where {
      let start = next + 1
      next = endOfClause(from: start)
      declaration.whereClause = start..<next
    }
    let hasBody = tokens[next].kind == .leftBrace
    declaration.body = hasBody ? next + 1..<ends[next] : next..<next
    if introducer != .extension { addMember(.type, at: nameStart, isStatic: false) }
    declarations.append(declaration)
    index = next
    if hasBody { enterType(declarations.count - 1) }
  }

  private func kind(of introducer: Word) -> Declaration.Kind {
    switch introducer {
    case .enum: .enum
    case .struct: .struct
    case .class: .class
    case .actor: .actor
    case .protocol: .protocol
    default: .extension
    }
  }

  /// Returns the extended type without generic arguments, and the token after it.
  private mutating func parseExtendedType(at start: Int) -> (name: String, end: Int) {
    var name = ""
    var next = start
    while next < frame.end, !endsClause(at: next), tokens[next].kind != .colon,
      tokens[next].word != .where
    {
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

  private func parseInheritedTypes(from start: Int) -> (types: [Range<Int>], end: Int) {
    var types: [Range<Int>] = []
    var next = start
    var typeStart = start
    var depth = 0
    while next < frame.end, !endsClause(at: next), tokens[next].word != .where {
      if tokens[next].kind == .comma && depth == 0 {
        types.append(typeStart..<next)
        typeStart = next + 1
      } else if isSymbol("<", at: next) {
        depth += 1
      } else if isSymbol(">", at: next) {
        depth -= 1
      }
      next = tokenBehind(next)
    }
    if typeStart < next { types.append(typeStart..<next) }
    return (types, next)
  }

  /// Returns the end of a `where` clause: the body, or the token that shows that there is none.
  private func endOfClause(from start: Int) -> Int {
    var next = start
    while next < frame.end, !endsClause(at: next) {
      next = tokenBehind(next)
    }
    return next
  }

  func endsClause(at index: Int) -> Bool {
    switch tokens[index].kind {
    case .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .semicolon, .pound: true
    case .identifier:
      switch tokens[index].word {
      case .enum, .struct, .extension, .protocol, .func, .var, .let, .case, .import: true
      default: false
      }
    default: false
    }
  }

  mutating func parseGenericParameters(
    at start: Int
  ) -> (parameters: [GenericParameter], end: Int) {
    var parameters: [GenericParameter] = []
    var next = start + 1
    var parameterStart = next
    var depth = 1
    while next < frame.end {
      if isSymbol("<", at: next) {
        depth += 1
      } else if isSymbol(">", at: next) {
        depth -= 1
      } else if tokens[next].kind == .leftBrace || tokens[next].kind == .rightBrace {
        break
      }
      if depth == 0 || (depth == 1 && tokens[next].kind == .comma) {
        if let parameter = parseGenericParameter(parameterStart..<next) {
          parameters.append(parameter)
        }
        parameterStart = next + 1
        if depth == 0 { return (parameters, next + 1) }
      }
      next = tokenBehind(next)
    }
    return (parameters, next)
  }

  private mutating func parseGenericParameter(_ range: Range<Int>) -> GenericParameter? {
    var next = range.lowerBound
    while next < range.upperBound, tokens[next].kind == .at, let after = endOfAttribute(at: next) {
      next = after
    }
    var kind = GenericParameter.Kind.type
    if next + 1 < range.upperBound, tokens[next + 1].kind == .identifier {
      if tokens[next].word == .each { kind = .pack }
      if tokens[next].word == .let { kind = .value }
      next += 1
    }
    guard next < range.upperBound, tokens[next].kind == .identifier else { return nil }
    let hasConstraint = next + 1 < range.upperBound && tokens[next + 1].kind == .colon
    return GenericParameter(
      kind: kind, name: text(next..<next + 1),
      constraint: hasConstraint ? next + 2..<range.upperBound : nil, range: byteRange(range))
  }
}
