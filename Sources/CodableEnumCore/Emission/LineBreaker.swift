/// Breaks statements that are longer than a line, where swift-format does.
///
/// ```swift
/// var payload = container.nestedContainer(
///   keyedBy: CodableEnumKey.self, forKey: .init(stringValue: "text"))
/// ```
struct LineBreaker {
  /// How long lines may be. swift-format allows 100 columns, but counts one more for some arrays.
  static let width = 99

  private let bytes: [UInt8]
  /// How many brackets around each byte are open. Brackets themselves count as outside.
  private var depths: [Int] = []
  /// Whether each byte is part of a literal or of a name in backticks.
  private var isQuoted: [Bool] = []
  private var lines: [String] = []

  /// Returns the lines of a statement, or of the head of a block.
  static func lines(_ statement: String, indentation: Int) -> [String] {
    let text = Array(statement.utf8.drop { $0 == UInt8(ascii: " ") })
    var breaker = LineBreaker(text)
    breaker.statement(0..<text.count, indentation + statement.utf8.count - text.count)
    return breaker.lines
  }

  private init(_ statement: [UInt8]) {
    bytes = statement
    var depth = 0
    while depths.count < bytes.count {
      let start = depths.count
      let end = endOfQuote(start) ?? start + 1
      if isOne(of: ")]}", start) { depth -= 1 }
      depths += Array(repeating: depth, count: end - start)
      isQuoted += Array(repeating: end > start + 1, count: end - start)
      if isOne(of: "([{", start) { depth += 1 }
    }
  }

  private func endOfQuote(_ start: Int) -> Int? {
    let pounds = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = bytes.dropFirst(start + pounds).first
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "`") else { return nil }
    var index = start + pounds + 1
    while index < bytes.count {
      let byte = bytes[index]
      index += byte == UInt8(ascii: "\\") && pounds == 0 ? 2 : 1
      let closing = bytes.dropFirst(index).prefix(pounds)
      if byte == quote, closing.count == pounds, closing.allSatisfy({ $0 == UInt8(ascii: "#") }) {
        return index + pounds
      }
    }
    return bytes.count
  }

  // MARK: Looking

  private func isOne(of characters: String, _ index: Int) -> Bool {
    characters.utf8.contains(bytes[index])
  }

  private func fits(_ range: Range<Int>, _ indentation: Int) -> Bool {
    indentation + range.count <= Self.width
  }

  private func isAtTop(_ index: Int, of range: Range<Int>) -> Bool {
    depths[index] == depths[range.lowerBound] && !isQuoted[index]
  }

  private func starts(_ range: Range<Int>, with text: String) -> Bool {
    bytes[range].starts(with: text.utf8)
  }

  /// Returns where a text is in a range, outside of the brackets in it.
  private func places(of text: String, in range: Range<Int>) -> [Int] {
    range.dropLast(text.utf8.count - 1).filter { start in
      isAtTop(start, of: range) && bytes[start...].starts(with: text.utf8)
    }
  }

  /// Returns where the operators are that bind least.
  private func operators(in range: Range<Int>) -> [Int] {
    let operators = [[" ? ", " : "], [" || "], [" && "], [" == "], [" + "], [" as "]]
    let found = operators.lazy.map { $0.flatMap { places(of: $0, in: range) }.sorted() }
    return found.first { !$0.isEmpty } ?? []
  }

  // MARK: Breaking

  private mutating func add(_ range: Range<Int>, _ indentation: Int) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    lines.append(String(repeating: " ", count: indentation) + text)
  }

  private mutating func statement(_ range: Range<Int>, _ indentation: Int) {
    if fits(range, indentation) { return add(range, indentation) }
    let start = range.lowerBound
    let isCondition = starts(range, with: "if ") || starts(range, with: "guard ")
    let isDeclaration = ["func ", "init(", "var "].contains { !places(of: $0, in: range).isEmpty }
    guard isCondition || isDeclaration, let brace = places(of: " {", in: range).last else {
      return expression(range, indentation)
    }
    if brace + 2 == range.upperBound {
      return isCondition ? conditions(range, indentation) : declaration(range, indentation)
    }
    guard isBlock(brace + 1, range.upperBound - 1) else { return expression(range, indentation) }
    statement(start..<brace + 2, indentation)
    statement(brace + 3..<range.upperBound - 2, indentation + 2)
    add(range.upperBound - 1..<range.upperBound, indentation)
  }

  /// Whether two brackets are the braces of a block on one line: `{ throw error }`.
  private func isBlock(_ open: Int, _ close: Int) -> Bool {
    isOne(of: "{", open) && isOne(of: "}", close) && depths[open] == depths[close]
      && open + 3 < close && isOne(of: " ", open + 1) && isOne(of: " ", close - 1)
  }

  /// Breaks `if a, b {` or `guard a, b else {`.
  private mutating func conditions(_ range: Range<Int>, _ indentation: Int) {
    let end = (places(of: " else {", in: range) + places(of: " {", in: range))[0]
    var start = range.lowerBound
    let head = start..<end
    let isChain = [" && ", " || "].contains { !places(of: $0, in: head).isEmpty }
    if isChain, starts(head, with: "guard "), places(of: ", ", in: head).isEmpty {
      start = places(of: " ", in: head)[0] + 1
      add(head.lowerBound..<start - 1, indentation)
    }
    // A brace on a line of its own follows at least two lines.
    let reserved = range.upperBound - end == 2 ? 2 : 0
    let isOwnLine = start > head.lowerBound
    fill(start..<end, indentation + (isOwnLine ? 2 : 0), indentation + 2, reserved: reserved)
    add(end + 1..<range.upperBound, indentation)
  }

  /// Breaks `func name(parameters) throws {`.
  private mutating func declaration(_ range: Range<Int>, _ indentation: Int) {
    guard let open = places(of: "(", in: range).first,
      let close = places(of: ")", in: range).last, open < close
    else { return add(range, indentation) }
    add(range.lowerBound..<open + 1, indentation)
    fill(open + 1..<close, indentation + 2, indentation + 2)
    add(close..<range.upperBound, indentation)
  }

  /// Writes what commas separate, as much on each line as fits.
  private mutating func fill(
    _ range: Range<Int>, _ first: Int, _ others: Int, reserved: Int = 0
  ) {
    var start = range.lowerBound
    var end = start
    var indentation = first
    for comma in places(of: ", ", in: range) + [range.upperBound] {
      let next = min(comma + 1, range.upperBound)
      if end > start, !fits(start..<next, indentation + reserved) {
        expression(start..<end, indentation)
        (start, indentation) = (end + 1, others)
      }
      end = next
    }
    expression(start..<end, indentation)
  }

  /// Breaks an expression before its operators, or else within its last brackets.
  private mutating func expression(_ range: Range<Int>, _ indentation: Int) {
    if fits(range, indentation) { return add(range, indentation) }
    let operators = operators(in: range)
    if !operators.isEmpty { return operands(range, operators, indentation) }
    let open = range.dropLast().last { index in
      isAtTop(index, of: range) && isOne(of: "([{", index) && !isOne(of: ")]}", index + 1)
        && fits(range.lowerBound..<index + 1, indentation)
    }
    guard let open else { return add(range, indentation) }
    let close = range.first { $0 > open && isAtTop($0, of: range) } ?? range.upperBound
    let isCall = open > range.lowerBound && !isOne(of: " !(", open - 1)
    if !isCall, isOne(of: "(", open) {
      let operators = self.operators(in: open + 1..<close)
      if !operators.isEmpty { return operands(range, operators, indentation) }
    }
    add(range.lowerBound..<open + 1, indentation)
    if close < range.upperBound, isBlock(open, close) {
      expression(open + 2..<close - 1, indentation + 2)
      return add(close..<range.upperBound, indentation)
    }
    let isChained = close + 1 < range.upperBound && isOne(of: ".", close + 1)
    let end = isChained ? close : range.upperBound
    fill(open + 1..<end, indentation + 2, indentation + 2)
    if isChained { add(end..<range.upperBound, indentation) }
  }

  private mutating func operands(_ range: Range<Int>, _ operators: [Int], _ first: Int) {
    var (start, indentation) = (range.lowerBound, first)
    let others = first + 2
    if let equals = places(of: " = ", in: range).first {
      add(start..<equals + 2, indentation)
      (start, indentation) = (equals + 3, others)
    }
    for (index, place) in operators.enumerated() where place > start {
      let next = index + 1 < operators.count ? operators[index + 1] : range.upperBound
      if index > 0, fits(start..<next, indentation) { continue }
      expression(start..<place, indentation)
      (start, indentation) = (place + 1, others)
    }
    let rest = start..<range.upperBound
    rest == range ? add(range, indentation) : expression(rest, indentation)
  }
}
