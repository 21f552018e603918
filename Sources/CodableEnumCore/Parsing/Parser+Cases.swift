extension Parser {
  /// Parses a `case` declaration of an enum with all its elements, then goes back to behind the first
  /// name: closures in default values may hold declarations.
  mutating func parseCase(_ head: Head) {
    index = head.introducer + 1
    guard let type = frame.type, declarations[type].kind == .enum else { return }
    var elements: [EnumElement] = []
    var next = index
    while tokens[next].kind == .identifier {
      let element = parseElement(at: &next)
      addMember(.enumCase, name: element.name, range: element.nameRange, isStatic: true)
      elements.append(element)
      guard tokens[next].kind == .comma else { break }
      next += 1
    }
    guard !elements.isEmpty else { return }
    index += 1
    declarations[type].cases.append(
      CaseDeclaration(
        condition: frame.condition, head: head.tokens, tokens: head.tokens.lowerBound..<next,
        attributes: attributes(of: head), modifiers: modifiers(of: head), elements: elements))
  }

  private mutating func parseElement(at next: inout Int) -> EnumElement {
    var element = EnumElement(name: text(next..<next + 1), nameRange: tokens[next].range)
    next += 1
    if tokens[next].kind == .leftParenthesis && !tokens[next].startsLine {
      element.values = parseValues(at: next)
      next = tokenBehind(next)
    }
    if isSymbol("=", at: next) {
      let start = next + 1
      next = endOfRawValue(from: start)
      element.rawValue = start..<next
    }
    return element
  }

  /// A raw value ends at a comma or with its line, unless an operator carries it on.
  private func endOfRawValue(from start: Int) -> Int {
    var next = start
    while next < frame.end {
      let token = tokens[next]
      switch token.kind {
      case .comma, .semicolon, .rightBrace, .rightBracket, .rightParenthesis: return next
      case .pound where token.word != .none: return next
      default: break
      }
      let continues =
        !token.startsLine || next == start || token.kind == .operator || token.kind == .period
        || !beginsStatement(at: next)
      if !continues || (token.word == .case && next > start) { return next }
      next = tokenBehind(next)
    }
    return next
  }

  /// The associated values in the parentheses that open at `open`.
  private mutating func parseValues(at open: Int) -> [AssociatedValue] {
    let close = ends[open]
    var values: [AssociatedValue] = []
    var start = open + 1
    var next = start
    /// The `=` before the default value.
    var equals: Int?
    var depth = 0
    var angles: AngleMatches?
    while next < close {
      if tokens[next].kind == .comma && (depth == 0 || equals != nil) {
        values.append(parseValue(start..<next, equals: equals, comma: next))
        start = next + 1
        equals = nil
        depth = 0
      } else if equals == nil {
        if isSymbol("<", at: next) {
          depth += 1
        } else if isSymbol(">", at: next) {
          depth -= 1
        } else if depth == 0 && isSymbol("=", at: next) {
          equals = next
        }
      } else if isSymbol("<", at: next) {
        let matches = angles ?? genericArguments(in: next..<close)
        angles = matches
        if let end = matches[next] { next = end }
      }
      next = tokenBehind(next)
    }
    if start < close { values.append(parseValue(start..<close, equals: equals, comma: nil)) }
    return values
  }

  private mutating func parseValue(
    _ range: Range<Int>, equals: Int?, comma: Int?
  ) -> AssociatedValue {
    var value = AssociatedValue(
      tokens: range, comma: comma, type: range.lowerBound..<(equals ?? range.upperBound),
      defaultValue: equals.map { $0 + 1..<range.upperBound })
    var name = range.lowerBound
    while name < range.upperBound, tokens[name].kind == .at, let next = endOfAttribute(at: name) {
      name = next
    }
    guard name < range.upperBound, tokens[name].kind == .identifier else { return value }
    var colon = name + 1
    if colon < range.upperBound, tokens[colon].kind == .identifier { colon += 1 }
    guard colon < value.type.upperBound, tokens[colon].kind == .colon else { return value }
    value.firstName = text(name..<name + 1)
    if colon == name + 2 { value.secondName = text(name + 1..<name + 2) }
    value.type = colon + 1..<value.type.upperBound
    return value
  }
}

extension Parser {
  /// For the index of a `<` that opens generic arguments in an expression that of its `>`.
  typealias AngleMatches = [Int: Int]

  /// Tells generic arguments from comparisons as the compiler does: everything between the two must
  /// be able to be a type, and what follows must be able to follow one.
  private func genericArguments(in range: Range<Int>) -> AngleMatches {
    var matches: AngleMatches = [:]
    var open: [Int] = []
    var next = range.lowerBound
    while next < range.upperBound {
      if isSymbol("<", at: next) {
        open.append(next)
      } else if isSymbol(">", at: next) {
        if let start = open.popLast(), mayFollowGenericArguments(at: next + 1) {
          matches[start] = next
        }
      } else if !mayBePartOfType(at: next) {
        open.removeAll()
      }
      next = tokenBehind(next)
    }
    return matches
  }

  private func mayBePartOfType(at index: Int) -> Bool {
    switch tokens[index].kind {
    case .identifier:
      switch tokens[index].word {
      case .any, .capitalSelf, .self, .inout, .throws, .rethrows: true
      case let word: !word.precedesOperand
      }
    case .operator:
      switch text(index..<index + 1) {
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
