extension Parser {
  /// Parses a function or an initializer up to the end of its parameters. Operators don't count as
  /// members, because their names can't collide with anything.
  mutating func parseFunction(name: Int, isStatic: Bool) {
    index = name
    guard tokens[name].kind == .identifier else { return }
    index += 1
    var next = index
    if isSymbol("?", at: next) || isSymbol("!", at: next) { next += 1 }
    if isSymbol("<", at: next), let close = endOfAngles(at: next) { next = close }
    let hasParameters = tokens[next].kind == .leftParenthesis
    let parameters = hasParameters ? parseValues(at: next) : []
    addMember(.function, at: name, isStatic: isStatic, parameters: parameters)
    enterRest(upTo: hasParameters ? tokenBehind(next) : next)
  }

  /// Adds a member to the type whose body this is, if any.
  mutating func addMember(
    _ kind: Member.Kind, at name: Int, isStatic: Bool, parameters: [AssociatedValue] = [],
    value: Range<Int>? = nil
  ) {
    guard frame.scope == .type, let type = frame.type else { return }
    declarations[type].members.append(
      Member(
        kind: kind, name: text(at: name), nameRange: tokens[name].range, isStatic: isStatic,
        labels: parameters.map { $0.firstName ?? "_" }, parameterTypes: parameters.map { $0.type },
        value: value, condition: frame.condition))
  }

  mutating func parseImport(_ head: Head) {
    var next = index
    switch tokens[next].word {
    case .class, .enum, .func, .let, .protocol, .struct, .typealias, .var: next += 1
    default: break
    }
    let pathStart = next
    while tokens[next].kind == .identifier || tokens[next].kind == .operator {
      next += 1
      guard tokens[next].kind == .period else { break }
      next += 1
    }
    if next > pathStart {
      imports.append(
        ImportDeclaration(
          tokens: head.tokens.lowerBound..<next, path: text(pathStart..<next),
          condition: frame.condition))
    }
    index = next
  }

  /// `a: Int = 1` of `var a: Int = 1, b: String`
  private struct Binding {
    /// Tokens of the name, or of the names in a tuple pattern.
    var names: [Int]
    var isPattern: Bool
    var type: Range<Int>?
    var initialValue: Range<Int>?
    /// Tokens of the braces' content, if it has a getter, and so no storage.
    var getter: Range<Int>?
  }

  mutating func parseProperties(_ head: Head) {
    var bindings: [Binding] = []
    var next = index
    while let binding = parseBinding(at: &next) {
      for name in binding.names {
        addMember(
          .property, at: name, isStatic: head.isStatic,
          value: binding.isPattern ? nil : binding.initialValue ?? binding.getter)
      }
      bindings.append(binding)
      guard tokens[next].kind == .comma else { break }
      next += 1
    }
    // `x` in `let x, y: Double` shares the type of the next one.
    for index in bindings.indices.dropLast().reversed()
    where bindings[index].type == nil && bindings[index].initialValue == nil {
      bindings[index].type = bindings[index + 1].type
    }
    if !head.isStatic { addStoredProperties(bindings, head) }
    enterRest(upTo: next)
  }

  private mutating func parseBinding(at next: inout Int) -> Binding? {
    var binding: Binding
    switch tokens[next].kind {
    case .identifier:
      binding = Binding(names: tokens[next].word == .underscore ? [] : [next], isPattern: false)
    case .leftParenthesis:
      binding = Binding(names: names(inPattern: next + 1..<ends[next]), isPattern: true)
    default: return nil
    }
    next = tokenBehind(next)
    if tokens[next].kind == .colon {
      let start = next + 1
      next = endOfType(from: start)
      binding.type = start..<next
    }
    binding.initialValue = parseInitialValue(at: &next)
    if next < frame.end, tokens[next].kind == .leftBrace {
      let end = tokenBehind(next)
      if !opensObservers(at: next) {
        let start = tokens[next + 1].word == .return ? next + 2 : next + 1
        binding.getter = start..<max(start, end - 1)
      }
      next = end
    }
    return binding
  }

  /// Returns the tokens of `a` and `c` in `a, b: (c, _)`.
  private func names(inPattern range: Range<Int>) -> [Int] {
    range.filter { name in
      let following = tokens[name + 1].kind
      return tokens[name].kind == .identifier && tokens[name].word != .underscore
        && (following == .comma || following == .rightParenthesis)
    }
  }

  /// Returns whether the brace opens observers, `{ didSet { … } }`, not a getter or a closure.
  mutating func opensObservers(at brace: Int) -> Bool {
    let next = endOfAttributes(from: brace + 1)
    return tokens[next].kind == .identifier && ["willSet", "didSet"].contains(text(at: next))
  }

  private mutating func addStoredProperties(_ bindings: [Binding], _ head: Head) {
    guard let type = frame.type, [.struct, .class, .actor].contains(declarations[type].kind)
    else { return }
    for binding in bindings where binding.getter == nil {
      for name in binding.names {
        declarations[type].storedProperties.append(
          StoredProperty(
            name: text(at: name), nameRange: tokens[name].range,
            isConstant: tokens[head.introducer].word == .let, isInPattern: binding.isPattern,
            type: binding.isPattern ? nil : binding.type,
            initialValue: binding.isPattern ? nil : binding.initialValue,
            attributes: head.attributes, modifiers: head.modifiers, condition: frame.condition))
      }
    }
  }

  mutating func parseCase(_ head: Head) {
    guard let type = frame.type, declarations[type].kind == .enum else { return }
    var elements: [EnumElement] = []
    var next = index
    while tokens[next].kind == .identifier {
      elements.append(parseElement(at: &next))
      guard tokens[next].kind == .comma else { break }
      next += 1
    }
    guard !elements.isEmpty else { return }
    declarations[type].cases.append(
      CaseDeclaration(
        condition: frame.condition, head: head.tokens, tokens: head.tokens.lowerBound..<next,
        attributes: head.attributes, modifiers: head.modifiers, elements: elements))
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
