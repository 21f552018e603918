extension Parser {
  /// Parses a member of a type up to its name.
  mutating func parseMember(_ head: Head, introducer: Word) {
    switch introducer {
    case .case:
      parseCase(head)
    case .let, .var:
      parseProperties(head)
    case .func:
      addNamedMember(.function, head)
    case .`init`:
      addMember(
        .function, name: "init", range: tokens[head.introducer].range, isStatic: true)
      index = head.introducer + 1
    case .associatedtype, .typealias:
      addNamedMember(.type, head)
    default:
      index = head.introducer + 1
    }
  }

  private mutating func addNamedMember(_ kind: Member.Kind, _ head: Head) {
    let name = head.introducer + 1
    if tokens[name].kind == .identifier {
      addMember(kind, at: name, isStatic: isStatic(head))
      index = name + 1
    } else {
      index = name
    }
  }

  mutating func addMember(
    _ kind: Member.Kind, name: String, range: Range<Int>, isStatic: Bool
  ) {
    guard frame.scope == .type, let type = frame.type else { return }
    declarations[type].members.append(
      Member(
        kind: kind, name: name, nameRange: range, isStatic: isStatic, condition: frame.condition))
  }

  private mutating func addMember(_ kind: Member.Kind, at token: Int, isStatic: Bool) {
    addMember(kind, name: text(token..<token + 1), range: tokens[token].range, isStatic: isStatic)
  }

  private mutating func isStatic(_ head: Head) -> Bool {
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

  /// `var a, b: Int`, `let (a, b) = pair`
  private mutating func parseProperties(_ head: Head) {
    let isStatic = isStatic(head)
    var next = head.introducer + 1
    while true {
      if tokens[next].kind == .identifier {
        addMember(.property, at: next, isStatic: isStatic)
        next += 1
      } else if tokens[next].kind == .leftParenthesis {
        addPatternNames(next + 1..<ends[next], isStatic: isStatic)
        next = tokenBehind(next)
      }
      if tokens[next].kind != .comma { break }
      next += 1
    }
    frame.isInProperty = true
    frame.isPropertyStatic = isStatic
    index = next
  }

  private mutating func addPatternNames(_ range: Range<Int>, isStatic: Bool) {
    var next = range.lowerBound
    while next < range.upperBound {
      let following = tokens[next + 1].kind
      if tokens[next].kind == .identifier, tokens[next].word != .underscore,
        following == .comma || following == .rightParenthesis
      {
        addMember(.property, at: next, isStatic: isStatic)
      }
      next += 1
    }
  }

  /// `b` of `var a = 1, b = 2`; `index` is at the comma, which may also stand between generic
  /// arguments.
  mutating func parseFurtherProperty() {
    let name = index + 1
    if tokens[name].kind == .identifier,
      tokens[name + 1].kind == .colon || isSymbol("=", at: name + 1)
    {
      addMember(.property, at: name, isStatic: frame.isPropertyStatic)
    }
    index = name
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
