import CodableEnumCore
import CodableEnumFormats

/// The tags in hand-written coding.
extension EnumDeclaration {
  /// Returns the tags of cases in `init(from:)` and `encode(to:)`, by the index of the case:
  ///
  /// ```
  /// case "ref", "link": self = .reference
  /// case .reference: try container.encode("ref", forKey: .type)
  /// ```
  ///
  /// The tag that is written comes first. If an enum with raw values is in the place of literals,
  /// these are its raw values.
  ///
  /// None if a condition after a literal also chooses.
  func tagsInCode(_ sources: [SourceText]) -> [Int: [Scalar]] {
    let files = sources.map(\.parsed)
    let rawValues = rawValues(files)
    let indices = Dictionary(cases.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var (tags, written): ([Int: [Scalar]], [Int: Scalar]) = ([:], [:])
    for file in files {
      for body in file.parts(of: name).map(\.body) {
        if file.hasConditionalCases(in: body) { return [:] }
        for item in file.switchCases(in: body) {
          if let index = file.choice(in: item.statements).flatMap({ indices[$0] }) {
            for tag in item.labels.flatMap({ $0.literals(rawValues) })
            where tags[index]?.contains(tag) != true {
              tags[index, default: []].append(tag)
            }
          } else if let tag = file.encoded(in: item.statements)?.literals(rawValues).first {
            for index in item.labels.compactMap({ $0.name.flatMap { indices[$0] } }) {
              written[index] = written[index] ?? tag
            }
          }
        }
      }
    }
    for (index, tag) in written where tags[index]?.contains(tag) ?? true {
      tags[index] = [tag] + (tags[index] ?? []).filter { $0 != tag }
    }
    return tags
  }

  /// Returns the case that `init(from:)` chooses for all other tags, `default: self = .other`; nil if
  /// it throws an error, or if different ones are chosen.
  func defaultInCode(_ sources: [SourceText]) -> String? {
    let names = cases.map(\.name)
    let choices = Set(
      sources.map(\.parsed).flatMap { file in
        file.parts(of: name).flatMap { file.defaults(in: $0.body) }.filter(names.contains)
      })
    return choices.count == 1 ? choices.first : nil
  }

  /// Returns the raw values of other enums of the sources, by the names of their cases, without
  /// those about which enums differ. Coding keys count only for names that no other enum has.
  private func rawValues(_ files: [ParsedFile]) -> [String: Scalar] {
    var (values, keys): ([String: Set<Scalar>], [String: Set<Scalar>]) = ([:], [:])
    for file in files {
      for index in file.declarations.indices where file.typePath(of: index) != name {
        let declaration = file.declarations[index]
        let isOfKeys = declaration.inheritedTypes.flatMap(file.protocols).contains("CodingKey")
        let elements = declaration.cases.flatMap(\.elements)
        for (element, value) in zip(elements, RawValues(file, declaration).values ?? []) {
          guard let scalar = value.scalar else { continue }
          let name = element.name.withoutBackticks
          if isOfKeys {
            keys[name, default: []].insert(scalar)
          } else {
            values[name, default: []].insert(scalar)
          }
        }
      }
    }
    return values.merging(keys) { value, _ in value }
      .compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}

/// What stands between `case` and `:` in a `switch`.
private enum Label {
  case literal(Scalar)
  case name(String)

  var name: String? { if case .name(let name) = self { name } else { nil } }

  func literals(_ rawValues: [String: Scalar]) -> [Scalar] {
    switch self {
    case .literal(let tag): [tag]
    case .name(let name): [rawValues[name]].compactMap(\.self)
    }
  }
}

extension ParsedFile {
  /// Returns the labels of each `case` of a `switch`, and its statements.
  fileprivate func switchCases(
    in body: Range<Int>
  ) -> [(labels: [Label], statements: Range<Int>)] {
    let starts = body.filter { text($0) == "case" || text($0) == "default" } + [body.upperBound]
    return zip(starts, starts.dropFirst()).compactMap { start, next in
      labels(in: start + 1..<next).map { ($0.labels, $0.end..<next) }
    }
  }

  /// Whether there is a `case … where …:` in a `switch`.
  fileprivate func hasConditionalCases(in body: Range<Int>) -> Bool {
    body.contains { start in
      text(start) == "case"
        && (start..<body.upperBound).prefix { ![":", "{", "}"].contains(text($0)) }
          .contains { text($0) == "where" }
    }
  }

  /// Returns what each `default` of a `switch` chooses.
  fileprivate func defaults(in body: Range<Int>) -> [String] {
    body.filter { text($0) == "default" && text($0 + 1) == ":" }.compactMap { start in
      choice(in: (start + 2..<body.upperBound).prefix { !["case", "}"].contains(text($0)) })
    }
  }

  /// Returns the labels before the colon; nil for patterns that aren't literals or cases.
  private func labels(in tokens: Range<Int>) -> (labels: [Label], end: Int)? {
    var labels: [Label] = []
    var label: Label?
    var depth = 0
    for token in tokens {
      switch self.tokens[token].kind {
      // What a pattern binds.
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case _ where depth > 0, .period: break
      case .string, .number:
        guard let literal = literal(token) else { return nil }
        label = .literal(literal)
      case .operator where text(token) == "-" && self.tokens[token + 1].kind == .number: break
      case .identifier where ["true", "false"].contains(text(token)):
        label = .literal(.boolean(text(token) == "true"))
      // The last name counts: that in `let .image` and `Kind.image`.
      case .identifier:
        label = .name(text(token).withoutBackticks)
      case .comma, .colon:
        guard let found = label else { return nil }
        labels.append(found)
        label = nil
        if self.tokens[token].kind == .colon { return (labels, token + 1) }
      default: return nil
      }
    }
    return nil
  }

  private func literal(_ token: Int) -> Scalar? {
    let text = text(token)
    if tokens[token].kind == .number {
      let isNegative = self.text(token - 1) == "-"
      return Int(text).map { .integer(isNegative ? -$0 : $0) }
    }
    guard text.hasPrefix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\") else { return nil }
    return .string(String(text.dropFirst().dropLast()))
  }

  /// Returns the case in the first `self = .case` or `self = try .case`.
  fileprivate func choice(in statements: Range<Int>) -> String? {
    let start = statements.first { text($0) == "self" && text($0 + 1) == "=" }
    return start.flatMap { start in
      (start..<statements.upperBound).prefix(6).first { tokens[$0].kind == .period }
        .map { text($0 + 1).withoutBackticks }
    }
  }

  /// Returns the literal or the name in the first `encode("text"` or `encode(Kind.text`.
  fileprivate func encoded(in statements: Range<Int>) -> Label? {
    let start = statements.first { text($0) == "encode" && text($0 + 1) == "(" }
    guard let start, let end = (start + 2..<statements.upperBound).first(where: { text($0) == "," })
    else { return nil }
    let last = end - 1
    return switch tokens[last].kind {
    case .string, .number: literal(last).map(Label.literal)
    case .identifier where tokens[last - 1].kind == .period:
      .name(text(last).withoutBackticks)
    default: nil
    }
  }

  private func text(_ token: Int) -> String {
    token < tokens.count ? file.text(tokens[token].range) : ""
  }
}
