extension Parser {
  /// Parses a `case` declaration of an enum with all its elements.
  mutating func parseCase(_ head: Head) {
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
    var element = EnumElement(name: text(at: next), nameRange: tokens[next].range)
    next += 1
    if tokens[next].kind == .leftParenthesis && !tokens[next].startsLine {
      element.values = parseValues(at: next)
      next = tokenBehind(next)
    }
    element.rawValue = parseInitialValue(at: &next)
    return element
  }

  /// Returns the expression after a `=`, if there is one at `next`.
  mutating func parseInitialValue(at next: inout Int) -> Range<Int>? {
    guard isSymbol("=", at: next) else { return nil }
    let start = next + 1
    next = endOfExpression(from: start)
    return start..<next
  }

  /// Parses the associated values, or the parameters of a function, in the parentheses that open at
  /// `open`.
  mutating func parseValues(at open: Int) -> [AssociatedValue] {
    elements(in: open + 1..<ends[open]).map { parseValue($0.tokens, equals: $0.equals) }
  }

  private mutating func parseValue(_ range: Range<Int>, equals: Int?) -> AssociatedValue {
    var value = AssociatedValue(
      tokens: range, type: range.lowerBound..<(equals ?? range.upperBound),
      defaultValue: equals.map { $0 + 1..<range.upperBound })
    let name = endOfAttributes(from: range.lowerBound)
    guard name < range.upperBound, tokens[name].kind == .identifier else { return value }
    var colon = name + 1
    if colon < range.upperBound, tokens[colon].kind == .identifier { colon += 1 }
    guard colon < value.type.upperBound, tokens[colon].kind == .colon else { return value }
    value.firstName = text(at: name)
    if colon == name + 2 { value.secondName = text(at: name + 1) }
    value.type = colon + 1..<value.type.upperBound
    return value
  }
}
