/// Breaks statements that are longer than a line, where swift-format does.
///
/// ```swift
/// var payload = container.nestedContainer(
///   keyedBy: CodableEnumKey.self, forKey: .init(stringValue: "text"))
/// ```
struct LineBreaker {
  /// How long lines may be. swift-format allows 100 columns, but counts one more for some arrays.
  static let width = 99

  /// A place in a statement that tells where it can be broken.
  private struct Mark {
    /// Operators are in the order of how much they bind.
    enum Kind: Comparable {
      case ternary, or, and, comparison, sum, cast
      case assignment, comma, open, close
    }

    let kind: Kind
    /// That of the space before an operator.
    let offset: Int
    /// How many brackets around it are open. Brackets themselves count as outside.
    let depth: Int
  }

  private struct Part {
    var start, end: Int
    let depth: Int
  }

  private let bytes: [UInt8]
  private var marks: [Mark] = []
  private var lines: [String] = []

  /// Returns the lines of a statement, or of the head of a block. Emitters break long declarations.
  static func lines(_ statement: String, indentation: Int) -> [String] {
    let text = Array(statement.utf8.drop { $0 == " " })
    var breaker = LineBreaker(text)
    breaker.statement(indentation + statement.utf8.count - text.count)
    return breaker.lines
  }

  /// Loops over bytes and not much else, because generators are compiled without optimization.
  private init(_ statement: [UInt8]) {
    bytes = statement
    var depth = 0
    var index = 0
    while index < bytes.count {
      var end = index + 1
      switch bytes[index] {
      case let byte where byte.startsIdentifier: break
      case "(", "[", "{":
        marks.append(Mark(kind: .open, offset: index, depth: depth))
        depth += 1
      case ")", "]", "}":
        depth -= 1
        marks.append(Mark(kind: .close, offset: index, depth: depth))
      case "," where byte(index + 1) == " ":
        marks.append(Mark(kind: .comma, offset: index, depth: depth))
      case " ":
        if let kind = operation(index) {
          marks.append(Mark(kind: kind, offset: index, depth: depth))
        }
      case "\"", "#", "`": end = endOfQuote(index)
      default: break
      }
      index = end
    }
  }

  private func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  /// Returns the operator after a space.
  private func operation(_ space: Int) -> Mark.Kind? {
    let (first, second) = (byte(space + 1), byte(space + 2))
    if second == " " {
      switch first {
      case "?", ":": return .ternary
      case "+": return .sum
      case "=": return .assignment
      default: return nil
      }
    }
    guard byte(space + 3) == " " else { return nil }
    switch first {
    case "|" where second == "|": return .or
    case "&" where second == "&": return .and
    case "=" where second == "=": return .comparison
    case "a" where second == "s": return .cast
    default: return nil
    }
  }

  /// Returns the end of a literal or of a name in backticks.
  private func endOfQuote(_ start: Int) -> Int {
    var pounds = 0
    while byte(start + pounds) == "#" { pounds += 1 }
    var index = start + pounds
    let quote = byte(index)
    guard quote == "\"" || quote == "`" else { return index }
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += byte == "\\" && pounds == 0 ? 2 : 1
      guard byte == quote else { continue }
      var closing = 0
      while closing < pounds, self.byte(index + closing) == "#" { closing += 1 }
      if closing == pounds { return index + pounds }
    }
    return bytes.count
  }

  private func fits(_ start: Int, _ end: Int, _ indentation: Int) -> Bool {
    indentation + end - start <= Self.width
  }

  /// Returns the marks of some kinds in a part, outside of the brackets in it.
  private func marks(_ part: Part, _ kinds: ClosedRange<Mark.Kind>) -> [Mark] {
    marks.filter { mark in
      mark.depth == part.depth && mark.offset >= part.start && mark.offset < part.end
        && kinds.contains(mark.kind)
    }
  }

  /// Returns the operators that bind least.
  private func operators(_ part: Part) -> [Mark] {
    let operators = marks(part, .ternary ... .cast)
    guard let least = operators.map(\.kind).min() else { return [] }
    return operators.filter { $0.kind == least }
  }

  private func has(_ text: String, at offset: Int) -> Bool {
    offset >= 0 && bytes.dropFirst(offset).starts(with: text.utf8)
  }

  private mutating func add(_ start: Int, _ end: Int, _ indentation: Int) {
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    lines.append(String(repeating: " ", count: indentation) + text)
  }

  private mutating func statement(_ indentation: Int) {
    let whole = Part(start: 0, end: bytes.count, depth: 0)
    let isGuard = has("guard ", at: 0)
    let brackets = marks(whole, .open ... .close)
    guard isGuard || has("if ", at: 0),
      let brace = brackets.last(where: { has(" {", at: $0.offset - 1) && $0.kind == .open })
    else { return expression(whole, indentation) }
    let head = Part(start: 0, end: brace.offset + 1, depth: 0)
    let isBlock = head.end < whole.end
    if isBlock, !self.isBlock(brace.offset, whole.end - 1) { return expression(whole, indentation) }
    if fits(0, head.end, indentation) {
      add(0, head.end, indentation)
    } else {
      conditions(head, isGuard, indentation)
    }
    guard isBlock else { return }
    expression(Part(start: head.end + 1, end: whole.end - 2, depth: 1), indentation + 2)
    add(whole.end - 1, whole.end, indentation)
  }

  /// Whether two brackets are the braces of a block on one line: `{ throw error }`.
  private func isBlock(_ open: Int, _ close: Int) -> Bool {
    has("{ ", at: open) && has(" }", at: close - 1) && open + 3 < close
      && !marks.contains { $0.depth <= 0 && $0.offset > open && $0.offset < close }
  }

  /// Breaks `if a, b {` or `guard a, b else {`.
  private mutating func conditions(_ head: Part, _ isGuard: Bool, _ indentation: Int) {
    var part = head
    part.end = head.end - (isGuard && has(" else {", at: head.end - 7) ? 7 : 2)
    let hasCommas = !marks(part, .comma ... .comma).isEmpty
    if isGuard, !hasCommas, !marks(part, .or ... .and).isEmpty {
      add(0, 5, indentation)
      part.start = 6
      fill(part, indentation + 2, indentation + 2)
    } else {
      // A brace on a line of its own follows at least two lines.
      fill(part, indentation, indentation + 2, reserved: isGuard ? 0 : 2)
    }
    add(part.end + 1, head.end, indentation)
  }

  /// Writes what commas separate, as much on each line as fits.
  private mutating func fill(_ part: Part, _ first: Int, _ others: Int, reserved: Int = 0) {
    var current = Part(start: part.start, end: part.start, depth: part.depth)
    var indentation = first
    func take(_ end: Int) {
      if current.end > current.start, !fits(current.start, end, indentation + reserved) {
        expression(current, indentation)
        (current.start, indentation) = (current.end + 1, others)
      }
      current.end = end
    }
    for comma in marks(part, .comma ... .comma) { take(comma.offset + 1) }
    take(part.end)
    expression(current, indentation)
  }

  /// Breaks an expression before its operators, or else within its last brackets.
  private mutating func expression(_ part: Part, _ indentation: Int) {
    if fits(part.start, part.end, indentation) { return add(part.start, part.end, indentation) }
    let operators = operators(part)
    if !operators.isEmpty { return operands(part, operators, indentation) }
    guard let (open, close) = lastBrackets(part, indentation) else {
      return add(part.start, part.end, indentation)
    }
    let depth = part.depth + 1
    let isCall = open > part.start && !" !(".utf8.contains(bytes[open - 1])
    if !isCall, has("(", at: open) {
      // Parentheses around an expression.
      let operators = self.operators(Part(start: open + 1, end: close, depth: depth))
      if !operators.isEmpty { return operands(part, operators, indentation) }
    }
    add(part.start, open + 1, indentation)
    if close < part.end, isBlock(open, close) {
      expression(Part(start: open + 2, end: close - 1, depth: depth), indentation + 2)
      return add(close, part.end, indentation)
    }
    // `.name` after a call that is broken.
    let isChained = close + 1 < part.end && has(".", at: close + 1)
    let end = isChained ? close : part.end
    fill(Part(start: open + 1, end: end, depth: depth), indentation + 2, indentation + 2)
    if isChained { add(close, part.end, indentation) }
  }

  /// Returns the last brackets with anything in them that begin on the first line.
  private func lastBrackets(_ part: Part, _ indentation: Int) -> (open: Int, close: Int)? {
    var close = part.end
    for mark in marks(part, .open ... .close).reversed() {
      if mark.kind == .open, mark.offset + 1 < close,
        fits(part.start, mark.offset + 1, indentation)
      {
        return (mark.offset, close)
      }
      close = mark.offset
    }
    return nil
  }

  private mutating func operands(_ part: Part, _ operators: [Mark], _ first: Int) {
    var rest = part
    var indentation = first
    if let assignment = marks(part, .assignment ... .assignment).first {
      add(part.start, assignment.offset + 2, first)
      (rest.start, indentation) = (assignment.offset + 3, first + 2)
    }
    for (index, mark) in operators.enumerated() where mark.offset > rest.start {
      let next = index + 1 < operators.count ? operators[index + 1].offset : part.end
      if index > 0, fits(rest.start, next, indentation) { continue }
      expression(Part(start: rest.start, end: mark.offset, depth: part.depth), indentation)
      (rest.start, indentation) = (mark.offset + 1, first + 2)
    }
    rest.start == part.start
      ? add(rest.start, rest.end, indentation) : expression(rest, indentation)
  }
}
