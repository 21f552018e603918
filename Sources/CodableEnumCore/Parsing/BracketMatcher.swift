/// Finds the token that ends each opening bracket and each `#if`, `#elseif` and `#else`, before
/// anything is parsed: a parser that knows the ends can step over any group at once, and one wrong
/// bracket cannot carry it away.
///
/// Brackets that an unbalanced file leaves open end where what encloses them ends: a brace is closed
/// only by a brace, and what a branch of an `#if` opens ends with the branch. A branch for some version
/// of the compiler may hold anything, since others do not parse it.
struct BracketMatcher: ~Copyable {
  private struct Open {
    var token: Int
    /// What was open before.
    var enclosing: Counts
  }

  /// How many brackets a closing one may belong to: parentheses and brackets since the last brace,
  /// braces since the last directive.
  private struct Counts {
    var parentheses = 0
    var brackets = 0
    var braces = 0
    var conditions = 0
    /// In a branch that the compiler may step over.
    var mayBeSkipped = false
  }

  private let file: SourceFile
  private let tokens: UnsafePointer<Token>
  /// For the index of an opening token that of the token that ends it.
  let ends: UnsafeMutablePointer<Int>
  private var open: [Open] = []
  private var counts = Counts()
  /// The first thing that is unbalanced: what follows is mostly its consequence.
  private(set) var problem: Problem?
  /// The bytes of the branches that the compiler may step over, in source order.
  private(set) var skippableBranches: [Range<Int>] = []

  struct Problem {
    enum Kind { case unclosedBracket, unexpectedBracket, unclosedCondition, unexpectedDirective }
    var kind: Kind
    var token: Int
  }

  init(_ tokens: UnsafePointer<Token>, count: Int, in file: SourceFile) {
    self.file = file
    self.tokens = tokens
    ends = .allocate(capacity: count)
    ends.initialize(repeating: 0, count: count)
    var index = 0
    while index < count {
      match(index)
      index += 1
    }
    while let last = open.last {
      report(isCondition(last.token) ? .unclosedCondition : .unclosedBracket, last.token)
      close(at: count - 1)
    }
  }

  deinit {
    ends.deallocate()
  }

  private func isCondition(_ token: Int) -> Bool { tokens[token].kind == .pound }

  private mutating func match(_ index: Int) {
    switch tokens[index].kind {
    case .leftParenthesis:
      push(index)
      counts.parentheses += 1
    case .leftBracket:
      push(index)
      counts.brackets += 1
    case .leftBrace:
      push(index)
      counts.parentheses = 0
      counts.brackets = 0
      counts.braces += 1
    case .rightParenthesis:
      closeBracket(.leftParenthesis, isOpen: counts.parentheses > 0, at: index)
    case .rightBracket:
      closeBracket(.leftBracket, isOpen: counts.brackets > 0, at: index)
    case .rightBrace:
      closeBracket(.leftBrace, isOpen: counts.braces > 0, at: index)
    case .pound:
      matchDirective(index)
    default:
      break
    }
  }

  private mutating func push(_ index: Int) {
    open.append(Open(token: index, enclosing: counts))
  }

  private mutating func close(at index: Int) {
    guard let last = open.popLast() else { return }
    ends[last.token] = index
    if counts.mayBeSkipped && !last.enclosing.mayBeSkipped {
      skippableBranches.append(tokens[last.token].start..<tokens[index].start)
    }
    counts = last.enclosing
  }

  private mutating func closeBracket(_ opening: Token.Kind, isOpen: Bool, at index: Int) {
    guard isOpen else { return report(.unexpectedBracket, index) }
    while let last = open.last, tokens[last.token].kind != opening {
      report(.unclosedBracket, last.token)
      close(at: index)
    }
    close(at: index)
  }

  private mutating func matchDirective(_ index: Int) {
    let word = tokens[index].word
    if word == .none { return }
    // What holds for a branch holds for those behind it: they are its opposite.
    var mayBeSkipped = isAboutVersion(index)
    if word != .if {
      guard counts.conditions > 0 else { return report(.unexpectedDirective, index) }
      while let last = open.last, !isCondition(last.token) {
        report(.unclosedBracket, last.token)
        close(at: index)
      }
      mayBeSkipped = mayBeSkipped || counts.mayBeSkipped
      close(at: index)
    }
    if word != .endif {
      push(index)
      counts = Counts(
        conditions: counts.conditions + 1, mayBeSkipped: mayBeSkipped || counts.mayBeSkipped)
    }
  }

  /// Whether a directive asks for a version of the compiler or the language.
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

  private mutating func report(_ kind: Problem.Kind, _ token: Int) {
    if problem == nil && (!counts.mayBeSkipped || kind == .unclosedCondition) {
      problem = Problem(kind: kind, token: token)
    }
  }
}
