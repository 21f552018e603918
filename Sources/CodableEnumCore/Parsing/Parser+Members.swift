extension Parser {
  /// Parses a member of a type up to its name.
  mutating func parseMember(_ head: Head, introducer: Word) {
    switch introducer {
    case .case:
      parseCase(head)
    case .let, .var:
      parseProperties(head)
    case .func:
      parseFunction(name: head.introducer + 1, isStatic: isStatic(head))
    case .`init`:
      parseFunction(name: head.introducer, isStatic: true)
    case .associatedtype:
      index = head.introducer + 1
      if tokens[index].kind == .identifier { addMember(.type, at: index, isStatic: false) }
    case .typealias:
      parseTypeAlias(head)
    default:
      index = head.introducer + 1
    }
  }

  /// Parses a function or an initializer to the end of its parameters. Operators are no members that
  /// anything could be confused with.
  private mutating func parseFunction(name: Int, isStatic: Bool) {
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

  /// Adds a member to the type around, unless there is none.
  mutating func addMember(
    _ kind: Member.Kind, at name: Int, isStatic: Bool, parameters: [AssociatedValue] = []
  ) {
    guard frame.scope == .type, let type = frame.type else { return }
    declarations[type].members.append(
      Member(
        kind: kind, name: text(name..<name + 1), nameRange: tokens[name].range, isStatic: isStatic,
        labels: parameters.map { $0.firstName ?? "_" }, parameterTypes: parameters.map(\.type),
        condition: frame.condition))
  }

  mutating func isStatic(_ head: Head) -> Bool {
    var index = head.tokens.lowerBound
    while index < head.introducer {
      if tokens[index].kind == .at, let next = endOfAttribute(at: index) {
        index = next
      } else if tokens[index].word == .static || tokens[index].word == .class {
        return true
      } else {
        index += 1
      }
    }
    return false
  }

  /// `typealias Name<T> = Type where T: P`
  mutating func parseTypeAlias(_ head: Head) {
    let name = head.introducer + 1
    index = name
    guard tokens[name].kind == .identifier else { return }
    addMember(.type, at: name, isStatic: false)
    var parameters: [GenericParameter] = []
    var next = name + 1
    if isSymbol("<", at: next) { (parameters, next) = parseGenericParameters(at: next) }
    index = next
    guard isSymbol("=", at: next) else { return }
    typeAliases.append(
      TypeAlias(
        name: text(name..<name + 1), nameRange: tokens[name].range,
        parent: frame.scope == .type ? frame.type : nil, modifiers: parts(of: head).modifiers,
        genericParameters: parameters, type: next + 1..<endOfType(from: next + 1),
        condition: frame.condition))
  }

  mutating func parseImport(_ head: Head) {
    var next = head.introducer + 1
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
}
