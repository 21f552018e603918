import CodableEnumCore

/// A branch of a `switch`, or of an `if` that compares something with literals.
struct Branch {
  /// What a branch is for.
  enum Label {
    case literal(Scalar)
    /// The last name, as in `let .image` and `Kind.image.rawValue`.
    case name(String)

    var name: String? { if case .name(let name) = self { name } else { nil } }

    func literal(_ names: [String: Scalar]) -> Scalar? {
      switch self {
      case .literal(let literal): literal
      case .name(let name): names[name]
      }
    }
  }

  var labels: [Label] = []
  var isDefault = false
  /// Whether it is of `switch self`.
  var isOfSelf = false
  var statements: Range<Int>
}

extension ParsedFile {
  /// Returns the outermost branches with labels, and those for everything else.
  func branches(in body: Range<Int>) -> [Branch] {
    var all: [Branch] = []
    var token = body.lowerBound
    while token < body.upperBound {
      let word = text(token)
      guard ["switch", "if", "else"].contains(word), text(token - 1) != ".",
        let open = (token..<body.upperBound).first(where: { tokens[$0].kind == .leftBrace })
      else {
        token += 1
        continue
      }
      let end = self.end(of: open, body.upperBound)
      let head = token + 1..<open
      let statements = open + 1..<end
      switch word {
      case "switch":
        let isOfSelf = head.count == 1 && text(head.lowerBound) == "self"
        all += cases(in: statements, isOfSelf: isOfSelf).flatMap(outermost)
      case "if":
        all += outermost(Branch(labels: comparisons(in: head), statements: statements))
      case _ where !head.isEmpty:
        token += 1
        continue
      default:
        let isLast = all.last.map { !$0.labels.isEmpty && $0.statements.upperBound == token - 1 }
        all += outermost(Branch(isDefault: isLast == true, statements: statements))
      }
      token = end
    }
    return all
  }

  private func outermost(_ branch: Branch) -> [Branch] {
    branch.labels.isEmpty && !branch.isDefault ? branches(in: branch.statements) : [branch]
  }

  /// Returns the labels of each `case`, and its statements.
  private func cases(in body: Range<Int>, isOfSelf: Bool) -> [Branch] {
    var depth = 0
    let starts = body.filter { token in
      depth += depthChange(token)
      return depth == 0 && ["case", "default"].contains(text(token))
        && !["if", "guard", "while", "for", ",", "."].contains(text(token - 1))
    }
    var labels: [Branch.Label] = []
    return zip(starts, starts.dropFirst() + [body.upperBound]).compactMap { start, end in
      let pattern = parts(of: start + 1..<end, between: [":"])[0]
      labels += parts(of: pattern, between: ["where"])[0..<1]
        .flatMap { parts(of: $0, between: [","]) }.compactMap(label)
      if text(end - 1) == "fallthrough" { return nil }
      defer { labels = [] }
      return Branch(
        labels: labels, isDefault: text(start) == "default", isOfSelf: isOfSelf,
        statements: min(pattern.upperBound + 1, end)..<end)
    }
  }

  /// Returns what a condition compares with: `type == "a" || type == "b"`.
  private func comparisons(in condition: Range<Int>) -> [Branch.Label] {
    if parts(of: condition, between: [",", "&"]).count > 1 { return [] }
    let labels = parts(of: condition, between: ["||"]).map { comparison in
      let sides = parts(of: comparison, between: ["=="])
      return sides.count == 2 ? label(in: sides[1]) : nil
    }
    return labels.contains { $0 == nil } ? [] : labels.compactMap(\.self)
  }

  /// Returns the literal or the name that tokens are, without what a pattern binds.
  private func label(in tokens: Range<Int>) -> Branch.Label? {
    let pattern = tokens.drop { ["let", "var"].contains(text($0)) }
      .prefix { self.tokens[$0].kind != .leftParenthesis }
    guard let first = pattern.first, let last = pattern.last else { return nil }
    if ["true", "false"].contains(text(first)) { return .literal(.boolean(text(first) == "true")) }
    if let literal = literal(first..<last + 1, isFloatingPoint: false) { return .literal(literal) }
    // A name without a type is that of a variable.
    guard self.tokens[first].kind == .period || text(first).first?.isUppercase == true,
      pattern.allSatisfy({ [.identifier, .period].contains(self.tokens[$0].kind) })
    else { return nil }
    return pattern.map(text).last { ![".", "rawValue", "stringValue"].contains($0) }
      .map { .name($0.withoutBackticks) }
  }

  /// Returns the cases that statements choose: `self = .case`, `return .case`, or `.case` alone.
  func choices(in statements: Range<Int>) -> [String] {
    statements.compactMap { token in
      let isAssigned = text(token) == "self" && text(token + 1) == "="
      guard isAssigned || token == statements.lowerBound || text(token) == "return" else {
        return nil
      }
      let value = (token + (isAssigned ? 2 : 0)..<statements.upperBound).prefix(6)
      let end = value.first { tokens[$0].kind != .identifier }
      return end.flatMap { tokens[$0].kind == .period ? text($0 + 1).withoutBackticks : nil }
    }
  }

  /// Returns the calls that have values as arguments, with the names of the keys that these are decoded
  /// for: `count` for `.list(try container.decode(Int.self, forKey: .count))`.
  func calls(in body: Range<Int>) -> [(name: String, keys: [String?])] {
    body.compactMap { token in
      guard text(token) == ".", text(token + 2) == "(", token + 2 < body.upperBound else {
        return nil
      }
      let arguments = parts(of: token + 3..<end(of: token + 2, body.upperBound), between: [","])
      let keys = arguments.map { argument in
        key(in: argument)
          ?? variable(in: argument).flatMap { name in
            // The last declaration of the variable, not far away.
            let before = max(body.lowerBound, token - 400)..<token
            let start = before.last { text($0) == name && ["let", "var"].contains(text($0 - 1)) }
            return start.flatMap { start in
              key(
                in: (start + 1..<token).prefix {
                  !["let", "var", "switch"].contains(text($0))
                })
            }
          }
      }
      return (text(token + 1).withoutBackticks, keys)
    }
  }

  /// Returns the only key that tokens decode.
  private func key(in tokens: some Sequence<Int>) -> String? {
    let places = tokens.filter { text($0) == "forKey" }
    return places.count == 1 ? text(places[0] + 3).withoutBackticks : nil
  }

  private func variable(in argument: Range<Int>) -> String? {
    let value = parts(of: argument, between: [":"]).last ?? argument
    return value.count == 1 ? text(value.lowerBound) : nil
  }

  /// Returns the literals and names that are encoded, with the names of their keys.
  func encoded(
    in statements: Range<Int>, except others: [Range<Int>] = []
  ) -> [(key: String, label: Branch.Label)] {
    statements.compactMap { token in
      guard text(token) == "encode", text(token + 1) == "(",
        !others.contains(where: { $0.contains(token) })
      else { return nil }
      let arguments = parts(
        of: token + 2..<end(of: token + 1, statements.upperBound), between: [","])
      let key = arguments.last { text($0.lowerBound) == "forKey" }
      return label(in: arguments[0]).map { (key.map { text($0.upperBound - 1) } ?? "", $0) }
    }
  }

  /// The constants such as `static let point = "Point"`.
  var constants: [(name: String, value: Scalar)] {
    tokens.indices.compactMap { token in
      guard text(token) == "static", text(token + 1) == "let",
        let sign = (token + 3..<token + 7).first(where: { text($0) == "=" }),
        case .literal(let value)? = label(in: sign + 1..<sign + 2)
      else { return nil }
      return (text(token + 2).withoutBackticks, value)
    }
  }

  /// Whether something stands for a missing key: `?? []`, `?? Self.size`, `?? container.decode(…)`.
  func hasDefaults(in body: Range<Int>, cases: Set<String>) -> Bool {
    body.contains { token in
      guard text(token) == "?", text(token - 1) == "?", text(token + 1) != "nil" else {
        return false
      }
      let name = (token + 1..<token + 4).first { tokens[$0].kind == .period }
      return name.map { !cases.contains(text($0 + 1).withoutBackticks) } ?? true
    }
  }

  /// Whether a text is compared in other letters: `switch type.lowercased() {`
  func ignoresCase(in body: Range<Int>) -> Bool {
    body.contains { token in
      ["lowercased", "uppercased"].contains(text(token)) && ["{", "="].contains(text(token + 3))
    }
  }

  /// Whether statements try to decode a single value besides an object.
  func readsSingleValues(in body: Range<Int>) -> Bool {
    let words = Set(body.map(text))
    return words.isSuperset(of: ["singleValueContainer", "keyedBy"])
      && (words.contains("catch") || body.contains { text($0) == "try" && text($0 + 1) == "?" })
  }

  /// Returns the literals that aren't for missing keys.
  func literals(in body: Range<Int>) -> [Scalar] {
    body.compactMap { token in
      guard text(token - 1) != "?", case .literal(let value)? = label(in: token..<token + 1) else {
        return nil
      }
      return value
    }
  }

  /// Returns pairs of a case and a literal: of dictionaries, `["ref": .reference]` and
  /// `[.reference: "ref"]`, and of properties, `case .reference: return "ref"`.
  func pairs(in body: Range<Int>) -> [(name: String, literal: Scalar)] {
    body.compactMap { colon in
      guard text(colon) == ":" else { return nil }
      let value = text(colon + 1) == "return" ? colon + 2 : colon + 1
      let isPattern = text(colon - 1) == ")"
      let name =
        isPattern ? (body.lowerBound..<colon).last { text($0) == "case" }.map { $0 + 2 } : colon - 1
      if case .literal(let literal)? = label(in: value..<value + 1), let name,
        text(name - 1) == ".",
        [",", "]", ";", "case", "default", "}"].contains(text(value + 1))
      {
        return (text(name).withoutBackticks, literal)
      }
      let end = (colon + 1..<min(colon + 4, body.upperBound)).last {
        tokens[$0 - 1].kind == .period
      }
      guard case .literal(let literal)? = label(in: colon - 1..<colon), let end,
        [",", "]", "("].contains(text(end + 1))
      else { return nil }
      return (text(end).withoutBackticks, literal)
    }
  }

  /// Returns the bodies of `init(from:)` in a type or an extension.
  func decoding(in part: Declaration) -> [Range<Int>] {
    part.members.filter { $0.name == "init" && $0.labels == ["from"] }.compactMap { member in
      part.body.first {
        tokens[$0].start > member.nameRange.lowerBound && tokens[$0].kind == .leftBrace
      }.map { $0..<end(of: $0, part.body.upperBound) }
    }
  }

  /// Splits tokens, but not inside of brackets.
  private func parts(of tokens: Range<Int>, between separators: Set<String>) -> [Range<Int>] {
    var depth = 0
    var starts = [tokens.lowerBound]
    let ends = tokens.filter { token in
      depth += depthChange(token)
      return depth == 0 && separators.contains(text(token))
    }
    starts += ends.map { $0 + 1 }
    return zip(starts, ends + [tokens.upperBound]).map { $0..<$1 }
  }

  /// Returns the token that closes a bracket.
  private func end(of open: Int, _ limit: Int) -> Int {
    var depth = 0
    return (open..<limit).first { token in
      depth += depthChange(token)
      return depth == 0
    } ?? limit
  }

  private func depthChange(_ token: Int) -> Int {
    switch tokens[token].kind {
    case .leftBrace, .leftBracket, .leftParenthesis: 1
    case .rightBrace, .rightBracket, .rightParenthesis: -1
    default: 0
    }
  }

  private func text(_ token: Int) -> String {
    tokens.indices.contains(token) ? file.text(tokens[token].range) : ""
  }
}
