/// The second stage: finds the declarations in the tokens of a file.
///
/// It reads declarations that can contain or be an enum, and searches everything else for more of
/// them: bodies of code, closures and expressions are just balanced brackets. A stack keeps what is
/// open, without recursive calls, so files can nest to any depth.
package struct Parser: ~Copyable {
  let file: SourceFile
  let bytes: UnsafePointer<UInt8>
  let tokens: UnsafePointer<Token>
  /// Owns the memory that `ends` points to.
  private let brackets: BracketMatcher
  /// See `BracketMatcher.ends`.
  let ends: UnsafePointer<Int>
  /// Index of the end-of-file token.
  let end: Int

  var index = 0
  var frame: Frame
  var enclosingFrames: [Frame] = []
  var declarations: [Declaration] = []
  var imports: [ImportDeclaration] = []
  var typeAliases: [TypeAlias] = []
  var conditionalChains: [ConditionalChain] = []
  /// Each `<` for which no `>` was found, so none is searched twice.
  var unclosedAngles: Set<Int> = []
  /// The result of `endOfGenericArguments` for each `<` in an expression that it looked at.
  var genericArgumentEnds: [Int: Int?] = [:]
  /// Each `#if` that contains more than attributes, or attributes that belong to nothing.
  var otherConditions: Set<Int> = []
  /// Declarations of kind `.code` by the token of their opening brace. One is made only when a
  /// declaration is found in it.
  private var codeDeclarations: [Int: Int] = [:]

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
    var code: Code?
    var condition: ConditionalBranchReference?
    var isCondition = false
  }

  /// The place where a body of code begins.
  struct Code {
    var openingBrace: Int
    var condition: ConditionalBranchReference?
  }

  private init(
    _ file: SourceFile, bytes: UnsafePointer<UInt8>, tokens: UnsafePointer<Token>, count: Int
  ) {
    self.file = file
    self.bytes = bytes
    self.tokens = tokens
    brackets = BracketMatcher(tokens, count: count, in: file)
    ends = UnsafePointer(brackets.ends)
    end = count - 1
    frame = Frame(scope: .file, end: end)
  }

  /// Lexes and parses a file. Whatever is wrong with it, the result contains everything that could
  /// be read.
  package static func parse(_ file: SourceFile) -> ParsedFile {
    let lexed = Lexer.lex(file)
    let lines = LineTable(file.bytes)
    var parsed = ParsedFile(
      file: file, lines: lines, tokens: lexed.tokens, comments: lexed.comments)
    var findings = lexed.findings
    file.bytes.withUnsafeBufferPointer { bytes in
      lexed.tokens.withUnsafeBufferPointer { tokens in
        // There is always a token. An empty file has no bytes, and then none are read.
        guard let base = tokens.baseAddress else { return }
        var parser = Parser(
          file, bytes: bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!, tokens: base,
          count: tokens.count)
        parser.parseTokens()
        parser.move(into: &parsed)
        findings.removeAll {
          $0.isLeftToParser && parser.brackets.skippableBranches.contain($0.offset)
        }
        if let problem = parser.brackets.problem {
          findings.append(Lexer.Finding(problem, in: file, tokens: base))
        }
      }
    }
    findings.sort { $0.offset < $1.offset }
    parsed.diagnostics = findings.map {
      Diagnostic($0.message, at: .init(path: file.path, location: lines.location(at: $0.offset)))
    }
    return parsed
  }

  private func move(into parsed: inout ParsedFile) {
    parsed.declarations = declarations
    parsed.imports = imports
    parsed.typeAliases = typeAliases
    parsed.conditionalChains = conditionalChains
  }

  private mutating func parseTokens() {
    while index < end {
      if index >= frame.end {
        leaveFrame()
        continue
      }
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket: enter(.group)
      case .leftBrace: enter(.code)
      case .pound where tokens[index].word == .if:
        if !parseDeclarationBehindCondition() { enterCondition() }
      case .identifier where tokens[index].word != .none, .at: parsePossibleDeclaration()
      default: index += 1
      }
    }
  }

  private mutating func enter(_ scope: Frame.Scope) {
    enclosingFrames.append(frame)
    if scope == .code && frame.code == nil {
      frame.code = Code(openingBrace: index, condition: frame.condition)
    }
    frame.scope = scope
    frame.end = ends[index]
    frame.isCondition = false
    index += 1
  }

  /// Continues with the rest of a declaration that was read up to `end`. Closures in it may contain
  /// other declarations.
  mutating func enterRest(upTo end: Int) {
    enclosingFrames.append(frame)
    frame.scope = .group
    frame.end = min(end, frame.end)
    frame.isCondition = false
  }

  /// Enters the body of a type whose opening brace is at `index`.
  mutating func enterType(_ declaration: Int) {
    enter(.type)
    frame.type = declaration
    frame.code = nil
  }

  private mutating func leaveFrame() {
    let (left, outer) = (frame, enclosingFrames.popLast())
    guard let outer else { return }
    frame = outer
    if left.isCondition { enterNextBranch(after: left) }
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
}

extension Parser {
  /// Enters the first branch of a chain; `index` is at its `#if`.
  mutating func enterCondition() {
    enter(addChain(in: frame.condition, directive: index), directive: index)
  }

  /// Enters the branch that begins at the end of the previous one, unless that was the last.
  mutating func enterNextBranch(after branch: Frame) {
    let directive = branch.end
    guard let chain = branch.condition?.chain, tokens[directive].kind == .pound else { return }
    if tokens[directive].word == .endif {
      index = max(index, directive + 1)
    } else {
      enter(addBranch(toChain: chain, directive: directive), directive: directive)
    }
  }

  private mutating func enter(_ branch: ConditionalBranchReference, directive: Int) {
    enclosingFrames.append(frame)
    frame.condition = branch
    frame.isCondition = true
    frame.end = ends[directive]
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

extension [Range<Int>] {
  /// Returns whether one of the ranges, which are in order, contains an offset.
  fileprivate func contain(_ offset: Int) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(offset)
  }
}

extension Lexer.Finding {
  /// Whether the compiler reports this only when it parses, not when it skips to the next
  /// directive.
  fileprivate var isLeftToParser: Bool {
    [.invalidCharacter, .unterminatedIdentifier].contains(message.id)
  }

  fileprivate init(
    _ problem: BracketMatcher.Problem, in file: SourceFile, tokens: UnsafePointer<Token>
  ) {
    let range = tokens[problem.token].range
    self.init(message: Message(problem.id, file.text(range)), offset: range.lowerBound)
  }
}
