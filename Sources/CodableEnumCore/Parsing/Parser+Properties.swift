extension Parser {
  /// `a: Int = 1` of `var a: Int = 1, b: String`
  private struct Binding {
    /// A name, or the names in a tuple pattern.
    var names: [Int]
    var isPattern: Bool
    var type: Range<Int>?
    var initialValue: Range<Int>?
    /// Has a getter, and so nothing of its own to keep.
    var isComputed = false
  }

  /// Parses all properties that a `var` or `let` declares.
  mutating func parseProperties(_ head: Head) {
    let isStatic = isStatic(head)
    index = head.introducer + 1
    var bindings: [Binding] = []
    var next = index
    while let binding = parseBinding(at: &next) {
      for name in binding.names { addMember(.property, at: name, isStatic: isStatic) }
      bindings.append(binding)
      guard tokens[next].kind == .comma else { break }
      next += 1
    }
    if !isStatic { addStoredProperties(withTypesInFront(bindings), head) }
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
    if isSymbol("=", at: next) {
      let start = next + 1
      next = endOfExpression(from: start)
      binding.initialValue = start..<next
    }
    if next < frame.end, tokens[next].kind == .leftBrace {
      binding.isComputed = !opensObservers(at: next)
      next = tokenBehind(next)
    }
    return binding
  }

  /// In `let x, y: Double`, gives `x` the type as well.
  private func withTypesInFront(_ bindings: [Binding]) -> [Binding] {
    var result = bindings
    for index in bindings.indices.dropLast().reversed()
    where bindings[index].type == nil && bindings[index].initialValue == nil {
      result[index].type = result[index + 1].type
    }
    return result
  }

  /// `a` and `c` in `a, b: (c, _)`
  private func names(inPattern range: Range<Int>) -> [Int] {
    range.filter { name in
      let following = tokens[name + 1].kind
      return tokens[name].kind == .identifier && tokens[name].word != .underscore
        && (following == .comma || following == .rightParenthesis)
    }
  }

  /// Whether the brace opens observers, `{ didSet { … } }`, and not a getter or a closure.
  func opensObservers(at brace: Int) -> Bool {
    var next = brace + 1
    while tokens[next].kind == .at, tokens[next + 1].kind == .identifier {
      next += 2
      if tokens[next].kind == .leftParenthesis { next = tokenBehind(next) }
    }
    guard tokens[next].kind == .identifier else { return false }
    let word = text(next..<next + 1)
    return word == "willSet" || word == "didSet"
  }

  private mutating func addStoredProperties(_ bindings: [Binding], _ head: Head) {
    guard let type = frame.type, declarations[type].kind.hasStoredProperties,
      bindings.contains(where: { !$0.isComputed })
    else { return }
    let (attributes, modifiers) = parts(of: head)
    for binding in bindings where !binding.isComputed {
      for name in binding.names {
        declarations[type].storedProperties.append(
          StoredProperty(
            name: text(name..<name + 1), nameRange: tokens[name].range,
            isConstant: tokens[head.introducer].word == .let, isInPattern: binding.isPattern,
            type: binding.isPattern ? nil : binding.type,
            initialValue: binding.isPattern ? nil : binding.initialValue,
            attributes: attributes, modifiers: modifiers, condition: frame.condition))
      }
    }
  }
}

extension Declaration.Kind {
  fileprivate var hasStoredProperties: Bool {
    switch self {
    case .struct, .class, .actor: true
    case .enum, .protocol, .extension, .code: false
    }
  }
}
