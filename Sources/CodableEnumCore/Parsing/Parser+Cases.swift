extension Parser {
  /// Parses a `case` declaration of an enum with all its elements.
  mutating func parseCase(_ head: Head) {
    index = head.introducer + 1
    guard let type = frame.type, declarations[type].kind == .enum else { return }
    var elements: [EnumElement] = []
    var next = index
    while tokens[next].kind == .identifier {
      addMember(.enumCase, at: next, isStatic: true)
      elements.append(parseElement(at: &next))
      guard tokens[next].kind == .comma else { break }
      next += 1
    }
    guard !elements.isEmpty else { return }
    let (attributes, modifiers) = parts(of: head)
    declarations[type].cases.append(
      CaseDeclaration(
        condition: frame.condition, head: head.tokens, tokens: head.tokens.lowerBound..<next,
        attributes: attributes, modifiers: modifiers, elements: elements))
    enterRest(upTo: next)
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
      next = endOfExpression(from: start)
      element.rawValue = start..<next
    }
    return element
  }

  /// Parses the associated values, or the parameters of a function, in the parentheses that open at
  /// `open`.
  mutating func parseValues(at open: Int) -> [AssociatedValue] {
    let close = ends[open]
    var values: [AssociatedValue] = []
    var start = open + 1
    var next = start
    /// The `=` before the default value.
    var equals: Int?
    var depth = 0
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
      } else if let end = endOfGenericArguments(at: next) {
        next = end
        continue
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
