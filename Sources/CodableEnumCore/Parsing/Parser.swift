/// The second stage: finds the declarations in the tokens of a file.
///
/// It reads declarations that can contain or be an enum, and searches everything else for more of
/// them: bodies of code, closures and expressions are just balanced brackets. A stack keeps what is
/// open, without recursive calls, so files can nest to any depth.
package struct Parser: ~Copyable {
  let file: SourceFile
  let tokens: UnsafePointer<Token>
  /// Owns the memory that `ends` points to.
  private let brackets: BracketMatcher
  /// See `BracketMatcher.ends`.
  let ends: UnsafePointer<Int>
  /// Index of the end-of-file token.
  let end: Int

  // See `ParsedFile`.
  var declarations: [Declaration] = []
  var imports: [ImportDeclaration] = []
  var conditionalChains: [ConditionalChain] = []

  var index = 0
  var frame: Frame
  var enclosingFrames: [Frame] = []
  /// The end of generic arguments for each `<` that a search passed, so none is searched again and
  /// again; nil for a comparison.
  var angleEnds: [Int: Int?] = [:]
  /// Each `#if` that contains more than attributes, or attributes that belong to nothing.
  var otherConditions: Set<Int> = []
  /// Declarations of kind `.code` by the token of their opening brace. One is made only when a
  /// declaration is found in it.
  private var codeDeclarations: [Int: Int] = [:]
  private var tooDeep: Finding?

  /// A pair of brackets or a branch of an `#if` around `index`.
  struct Frame {
    enum Scope {
      case file, type, code
      /// Parentheses, brackets or an expression, where there can be no declaration.
      case group
    }

    /// The scope. A branch of an `#if` has the scope around it.
    var scope: Scope
    /// The token that ends it.
    var end: Int
    /// The innermost type around it.
    var type: Int?
    /// The outermost code in that type.
    var code: (openingBrace: Int, condition: ConditionalBranchReference?)?
    var condition: ConditionalBranchReference?
    var isCondition = false
  }

  private init(_ file: SourceFile, _ tokens: UnsafeBufferPointer<Token>) {
    self.file = file
    // There is always a token.
    self.tokens = tokens.baseAddress!
    brackets = BracketMatcher(self.tokens, count: tokens.count, in: file)
    ends = UnsafePointer(brackets.ends)
    end = tokens.count - 1
    frame = Frame(scope: .file, end: end)
  }

  /// Lexes and parses a file. Whatever is wrong with it, the result contains everything that could
  /// be read.
  package static func parse(_ file: SourceFile) -> ParsedFile {
    let lexed = Lexer.lex(file)
    return lexed.tokens.withUnsafeBufferPointer { tokens in
      var parser = Parser(file, tokens)
      parser.parseTokens()
      var findings = lexed.findings.filter { !parser.isSkippedByCompiler($0) }
      if let problem = parser.brackets.problem ?? parser.tooDeep { findings.append(problem) }
      findings.sort { $0.offset < $1.offset }
      return ParsedFile(parser, lexed.tokens, lexed.comments, findings)
    }
  }

  /// Returns whether the compiler doesn't report a finding because it only skips to the next
  /// directive there.
  private func isSkippedByCompiler(_ finding: Finding) -> Bool {
    guard [.invalidCharacter, .unterminatedIdentifier].contains(finding.message.id) else {
      return false
    }
    let branches = brackets.skippableBranches
    let index = branches.border(from: { $0.upperBound > finding.offset })
    return index < branches.count && branches[index].contains(finding.offset)
  }

  private mutating func parseTokens() {
    while index < end {
      if index >= frame.end {
        leaveFrame()
        continue
      }
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket: enterBrackets(.group)
      case .leftBrace: enterBrackets(.code)
      case .identifier where tokens[index].word != .none,
        .pound where tokens[index].word == .if, .at:
        parsePossibleDeclaration()
      default: index += 1
      }
    }
  }

  private mutating func enter(_ scope: Frame.Scope, upTo end: Int) {
    enclosingFrames.append(frame)
    frame.scope = scope
    frame.end = end
    frame.isCondition = false
  }

  private mutating func enterBrackets(_ scope: Frame.Scope) {
    enter(scope, upTo: ends[index])
    if scope == .code && frame.code == nil {
      frame.code = (index, frame.condition)
    }
    index += 1
  }

  /// Continues with the rest of a declaration that was read up to `end`. Closures in it may contain
  /// other declarations.
  mutating func enterRest(upTo end: Int) { enter(.group, upTo: min(end, frame.end)) }

  /// Enters the body of a type whose opening brace is at `index`. The compiler doesn't allow more
  /// levels either, and long paths take much time.
  mutating func enterType(_ declaration: Int) {
    guard enclosingFrames.count < 256 else {
      tooDeep = tooDeep ?? Finding(.nestedTooDeep, "types", "256", at: tokens[index].start)
      return enterBrackets(.code)
    }
    enterBrackets(.type)
    frame.type = declaration
    frame.code = nil
  }

  /// Leaves a frame. Behind a branch of an `#if`, enters the next one, unless that was the last.
  private mutating func leaveFrame() {
    let left = frame
    frame = enclosingFrames.removeLast()
    let directive = left.end
    guard left.isCondition, let chain = left.condition?.chain, tokens[directive].kind == .pound
    else { return }
    if tokens[directive].word == .endif {
      index = max(index, directive + 1)
    } else {
      enter(addBranch(toChain: chain, directive: directive), directive: directive)
    }
  }

  /// Returns the declaration around `index`. If that is code, it may be made now.
  mutating func enclosingDeclaration() -> Int? {
    guard let code = frame.code else { return frame.type }
    let start = code.openingBrace
    if let known = codeDeclarations[start] { return known }
    declarations.append(
      Declaration(
        kind: .code, parent: frame.type, condition: code.condition, name: "",
        nameRange: tokens[start].start..<tokens[start].start, head: start..<start,
        body: start + 1..<ends[start]))
    codeDeclarations[start] = declarations.count - 1
    return declarations.count - 1
  }

  mutating func enter(_ branch: ConditionalBranchReference, directive: Int) {
    enter(frame.scope, upTo: ends[directive])
    frame.condition = branch
    frame.isCondition = true
    index = max(index, endOfDirective(at: directive))
  }

  /// Adds a chain whose `#if` is at `directive`, with its first branch.
  mutating func addChain(
    in parent: ConditionalBranchReference?, directive: Int
  ) -> ConditionalBranchReference {
    conditionalChains.append(ConditionalChain(parent: parent, branches: []))
    return addBranch(toChain: conditionalChains.count - 1, directive: directive)
  }

  mutating func addBranch(toChain chain: Int, directive: Int) -> ConditionalBranchReference {
    let last = endOfDirective(at: directive) - 1
    conditionalChains[chain].branches.append(tokens[directive].start..<tokens[last].end)
    return ConditionalBranchReference(
      chain: chain, branch: conditionalChains[chain].branches.count - 1)
  }

  /// Returns the token after a condition. A condition ends with its line, but parentheses in it may
  /// continue on further lines.
  func endOfDirective(at directive: Int) -> Int {
    var next = directive + 1
    while next < end && !tokens[next].startsLine {
      next = tokenBehind(next)
    }
    return next
  }
}
