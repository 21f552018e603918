/// What a package's manifest says in plain literals. It is Swift code, so it can also compute its
/// targets.
package struct Manifest {
  private enum Token: Equatable {
    case string(String)
    case word(String)
    case symbol(Character)
  }

  private let tokens: [Token]
  /// The index of the closing bracket for each opening one.
  private let ends: [Int: Int]

  package init(_ text: String) {
    tokens = Self.tokens(of: text)
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token {
      case .symbol("("), .symbol("["): open.append(index)
      case .symbol(")"), .symbol("]"): if let start = open.popLast() { ends[start] = index }
      default: break
      }
    }
    self.ends = ends
  }

  /// Returns whether a target uses a plugin; nil if the literals don't show it.
  package func target(_ name: String, uses plugin: String) -> Bool? {
    let own = calls(for: name)
    let ranges = targetCalls.map { $0..<(ends[$0 + 1] ?? tokens.count) }
    let isAddedElsewhere = tokens.indices.contains { index in
      tokens[index] == .string(plugin) && !ranges.contains { $0.contains(index) }
    }
    guard own.count == 1, !isAddedElsewhere else { return nil }
    guard let plugins = argument("plugins", of: own[0]) else { return false }
    if tokens[plugins].contains(.string(plugin)) { return true }
    let isLiteral = tokens[plugins].allSatisfy { token in
      switch token {
      case .string: true
      case .word(let word): ["plugin", "name", "package"].contains(word)
      case .symbol(let symbol): "[](),.:".contains(symbol)
      }
    }
    return isLiteral ? false : nil
  }

  /// Whether the literals show an argument of a target.
  package func target(_ name: String, has label: String) -> Bool {
    calls(for: name).contains { argument(label, of: $0) != nil }
  }

  /// The calls that declare targets. Calls in their arguments name dependencies.
  private var targetCalls: [Int] {
    var end = 0
    return tokens.indices.filter { index in
      guard index >= end, isTargetCall(index) else { return false }
      end = ends[index + 1]!
      return true
    }
  }

  /// Returns the calls that declare a target of this name.
  private func calls(for name: String) -> [Int] {
    targetCalls.filter { argument("name", of: $0).map { Array(tokens[$0]) } == [.string(name)] }
  }

  /// Whether a call such as `.target(` begins at a token.
  private func isTargetCall(_ index: Int) -> Bool {
    guard case .word(let word) = tokens[index], index > 0, ends[index + 1] != nil else {
      return false
    }
    return ["target", "executableTarget", "testTarget"].contains(word)
      && tokens[index - 1] == .symbol(".") && tokens[index + 1] == .symbol("(")
  }

  /// Returns the tokens of an argument of a call.
  private func argument(_ label: String, of call: Int) -> Range<Int>? {
    let end = ends[call + 1] ?? tokens.count
    var index = call + 2
    var start: Int?
    while index < end {
      if start == nil, tokens[index] == .word(label), tokens[index + 1] == .symbol(":") {
        start = index + 2
      } else if let start, tokens[index] == .symbol(",") {
        return start..<index
      }
      index = (ends[index] ?? index) + 1
    }
    return start.map { $0..<end }
  }

  private static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest.removeFirst() }
        rest = rest.dropFirst(2)
      } else if first == "\"" {
        rest.removeFirst()
        let value = rest.prefix { $0 != "\"" && !$0.isNewline }
        rest = rest.dropFirst(value.count + 1)
        tokens.append(.string(String(value)))
      } else if first.isLetter || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(word.count)
        tokens.append(.word(String(word)))
      } else {
        rest.removeFirst()
        if !first.isWhitespace { tokens.append(.symbol(first)) }
      }
    }
    return tokens
  }
}
