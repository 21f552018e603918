/// Finds the token that ends each opening bracket and each `#if`, `#elseif` and `#else`, before
/// parsing. A parser that knows the ends can skip any group at once, and one wrong bracket can't
/// mislead it.
///
/// Brackets that are never closed end with the group around them. A brace is closed only by a
/// brace, and what a branch of an `#if` opens ends with the branch. A branch for certain versions
/// of the compiler may contain anything, because other versions don't parse it.
struct BracketMatcher: ~Copyable {
  /// An opening token, and how many open brackets a closing one may belong to: parentheses and
  /// brackets since the last brace, braces since the last directive.
  private struct Open {
    var token = 0
    var parentheses = 0
    var brackets = 0
    var braces = 0
    var conditions = 0
    /// Whether this is in a branch that the compiler may skip.
    var mayBeSkipped = false
  }

  private let file: SourceFile
  private let tokens: UnsafePointer<Token>
  /// The index of the token that ends each opening token, by the index of the opening token.
  let ends: UnsafeMutablePointer<Int>
  private var enclosing: [Open] = []
  private var open = Open()
  /// The first problem with the brackets. Further ones are mostly its consequences.
  private(set) var problem: Finding?
  /// The bytes of the branches that the compiler may skip, in source order.
  private(set) var skippableBranches: [Range<Int>] = []

  init(_ tokens: UnsafePointer<Token>, count: Int, in file: SourceFile) {
    self.file = file
    self.tokens = tokens
    ends = .allocate(capacity: count)
    ends.initialize(repeating: 0, count: count)
    for index in 0..<count { match(index) }
    while !enclosing.isEmpty {
      report(isCondition(open.token) ? .unclosedCondition : .unclosedBracket, open.token)
      close(at: count - 1)
    }
  }

  deinit { ends.deallocate() }

  private func isCondition(_ token: Int) -> Bool { tokens[token].kind == .pound }

  private mutating func match(_ index: Int) {
    switch tokens[index].kind {
    case .leftParenthesis:
      push(index)
      open.parentheses += 1
    case .leftBracket:
      push(index)
      open.brackets += 1
    case .leftBrace:
      push(index)
      open.parentheses = 0
      open.brackets = 0
      open.braces += 1
    case .rightParenthesis: closeBracket(.leftParenthesis, isOpen: open.parentheses > 0, at: index)
    case .rightBracket: closeBracket(.leftBracket, isOpen: open.brackets > 0, at: index)
    case .rightBrace: closeBracket(.leftBrace, isOpen: open.braces > 0, at: index)
    case .pound: matchDirective(index)
    default: break
    }
  }

  private mutating func push(_ index: Int) {
    enclosing.append(open)
    open.token = index
  }

  private mutating func close(at index: Int) {
    let outer = enclosing.removeLast()
    ends[open.token] = index
    if open.mayBeSkipped && !outer.mayBeSkipped {
      skippableBranches.append(tokens[open.token].start..<tokens[index].start)
    }
    open = outer
  }

  private mutating func closeBracket(_ opening: Token.Kind, isOpen: Bool, at index: Int) {
    guard isOpen else { return report(.unexpectedBracket, index) }
    while tokens[open.token].kind != opening { closeUnclosed(at: index) }
    close(at: index)
  }

  private mutating func closeUnclosed(at index: Int) {
    report(.unclosedBracket, open.token)
    close(at: index)
  }

  private mutating func matchDirective(_ index: Int) {
    let word = tokens[index].word
    if word == .none { return }
    // If a branch depends on the version, so do the branches after it, which are its opposite.
    var mayBeSkipped = isAboutVersion(index)
    if word != .if {
      guard open.conditions > 0 else { return report(.unexpectedDirective, index) }
      while !isCondition(open.token) { closeUnclosed(at: index) }
      mayBeSkipped = mayBeSkipped || open.mayBeSkipped
      close(at: index)
    }
    if word != .endif {
      push(index)
      open = Open(
        token: index, conditions: open.conditions + 1,
        mayBeSkipped: mayBeSkipped || open.mayBeSkipped)
    }
  }

  /// Returns whether a directive tests the version of the compiler or the language.
  private func isAboutVersion(_ directive: Int) -> Bool {
    var next = directive + 1
    while tokens[next].kind != .endOfFile, !tokens[next].startsLine {
      if tokens[next].kind == .identifier, tokens[next + 1].kind == .leftParenthesis {
        let name = file.text(tokens[next].range)
        if name == "compiler" || name == "swift" { return true }
      }
      next += 1
    }
    return false
  }

  private mutating func report(_ id: Message.ID, _ token: Int) {
    if problem == nil && (!open.mayBeSkipped || id == .unclosedCondition) {
      let range = tokens[token].range
      problem = Finding(id, file.text(range), at: range.lowerBound)
    }
  }
}
