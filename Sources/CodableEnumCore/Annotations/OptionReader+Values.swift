extension OptionReader {
  private func string(_ argument: Argument) -> Located<String>? {
    guard case .scalar(.string(let text)) = argument.value.kind else {
      return wrongKind(argument, expected: "a string", likely: argument.value.asString)
    }
    return argument.located(text)
  }

  func key(_ argument: Argument) -> Located<String>? {
    guard let key = string(argument) else { return nil }
    return key.value.isEmpty ? wrongKind(argument, expected: "the name of a key", found: key) : key
  }

  /// Reads `"value"` or `.tag`.
  func contentKey(_ argument: Argument) -> Located<ContentKey>? {
    switch argument.value.kind {
    case .scalar(.string): return key(argument).map { $0.map { .key($0) } }
    case .member("tag", let arguments) where arguments.isEmpty: return argument.located(.tag)
    default:
      return wrongKind(argument, expected: "a string or .tag", likely: argument.value.asString)
    }
  }

  func keys(_ argument: Argument) -> Located<[Located<String>]>? {
    let (expected, likely) = ("an array of strings", argument.value.asString)
    guard let elements = elements(argument, expected: expected, likely: likely) else { return nil }
    let keys = elements.compactMap(string)
    guard let empty = keys.first(where: { $0.value.isEmpty }) else { return argument.located(keys) }
    return wrongKind(argument, expected: "the names of keys", found: empty)
  }

  /// Reads keys of which each can stand for the same value. Diagnostics about all of them point at
  /// the first one.
  func aliases(_ argument: Argument) -> Located<[Located<String>]>? {
    guard let keys = keys(argument)?.value, let first = keys.first else { return nil }
    return Located(value: keys, offset: first.offset)
  }

  /// Reads `"type"` or `["meta", "type"]`: at least one key. Other libraries write a path as
  /// `"meta.type"`, which is one key here.
  func path(_ argument: Argument) -> Located<[String]>? {
    switch argument.value.kind {
    case .scalar(.string):
      guard let key = key(argument) else { return nil }
      if Spelling.isDottedPath(key.value) {
        let path = key.value.split(separator: ".").map { String($0).quoted }
        report(.dottedKey, key.value.quoted, path.joined(separator: ", "), at: key.offset)
      }
      return argument.located([key.value])
    case .array(let elements):
      if elements.isEmpty {
        report(
          .emptyPath, argument.name == "tag" ? "tag" : "value", at: argument.value.range.lowerBound)
      }
      if let index = elements.first(where: {
        if case .scalar(.integer) = $0.kind { true } else { false }
      }) {
        return wrongKind(argument.part(index), expected: "names of keys only")
      }
      guard let keys = keys(argument)?.value, !keys.isEmpty else { return nil }
      return argument.located(keys.map { $0.value })
    default:
      return wrongKind(
        argument, expected: "a string or an array of strings", likely: argument.value.asString)
    }
  }

  /// Reads `["strict": false, "ids": [1, nil]]`: at least one member, with any JSON.
  func constants(_ argument: Argument) -> Located<[Located<Constant>]>? {
    guard case .dictionary(let members) = argument.value.kind, !members.isEmpty else {
      return wrongKind(argument, expected: "a dictionary of literals, [\"strict\": false]")
    }
    return argument.located(members.compactMap { constant($0, of: argument) })
  }

  private func constant(
    _ member: (key: Literal, value: Literal), of argument: Argument
  ) -> Located<Constant>? {
    guard let value = document(argument.part(member.value)) else { return nil }
    return key(argument.part(member.key))?.map { Constant(key: $0, value: value) }
  }

  /// Reads a form with a name, such as `.null`, or any JSON.
  func empty(_ argument: Argument) -> Located<EmptyForm>? {
    switch argument.value.kind {
    case .member: return member(argument, of: EmptyForm.named)
    case .typeName(let word):
      let names = EmptyForm.named.map { "\($0)" }
      let likely =
        ForeignWords.member(word, in: names)
        ?? Spelling.nearest(to: word, in: names, tolerance: 1)
      return wrongKind(
        argument, expected: Message.list(names.map { ".\($0)" } + ["a literal"], "or"),
        likely: likely.map { ".\($0)" } ?? word.quoted)
    default: return document(argument).map { argument.located(EmptyForm($0)) }
    }
  }

  /// Reads any JSON, as a Swift literal.
  func document(_ argument: Argument) -> Document? {
    switch argument.value.kind {
    case .nil: return .null
    case .scalar(let value): return .scalar(value)
    case .array(let elements):
      let found = elements.compactMap { document(argument.part($0)) }
      return found.count == elements.count ? .array(found) : nil
    case .dictionary(let members):
      var found: [Document.Member] = []
      for member in members {
        guard let constant = constant(member, of: argument) else { continue }
        if found.contains(where: { $0.key == constant.value.key }) {
          report(.repeatedLabel, constant.value.key, at: constant.offset)
          return nil
        }
        found.append(constant.value)
      }
      return found.count == members.count ? .object(found) : nil
    case .range, .member, .typeName:
      return wrongKind(
        argument, expected: "a literal (nil, string, number, Bool, array or dictionary)",
        likely: argument.value.asString)
    }
  }

  func boolean(_ argument: Argument) -> Located<Bool>? {
    if case .scalar(.boolean(let value)) = argument.value.kind { return argument.located(value) }
    let word = argument.value.word.flatMap { ["true", "false"].contains($0) ? $0 : nil }
    return wrongKind(argument, expected: "true or false", likely: word)
  }

  /// Reads `true`. Reports `false`, because leaving the option out means the same.
  func flag(_ argument: Argument) -> Located<Bool>? {
    guard let value = boolean(argument) else { return nil }
    if value.value { return value }
    report(.uselessFalse, argument.name, at: value.offset)
    return nil
  }

  /// Reads `true` or a direction.
  func skip(_ argument: Argument) -> Located<Skip>? {
    guard case .scalar(.boolean) = argument.value.kind else {
      return member(argument, of: Skip.allCases)
    }
    return flag(argument).map { $0.map { _ in .both } }
  }

  /// Reads one of some values by its name, as a member.
  func member<Member>(_ argument: Argument, of members: [Member]) -> Located<Member>? {
    let names = members.map { "\($0)" }
    guard case .member(let name, let arguments) = argument.value.kind else {
      let likely = argument.value.word.flatMap {
        ForeignWords.member($0, in: names) ?? Spelling.nearest(to: $0, in: names)
      }
      return wrongKind(
        argument, expected: "a name such as .\(names[0])", likely: likely.map { ".\($0)" },
        choices: names.map { ".\($0)" })
    }
    guard let index = names.firstIndex(of: name) else {
      report(.unknownMember(name, of: argument.name, names), at: argument.value.range.lowerBound)
      return nil
    }
    guard let extra = arguments.first else { return argument.located(members[index]) }
    report(.memberTakesNoArguments, name, at: extra.offset)
    return nil
  }

  /// Reads the name of a case, a member that the caller doesn't know.
  func caseName(_ argument: Argument) -> Located<String>? {
    guard case .member(let name, let arguments) = argument.value.kind, arguments.isEmpty else {
      return wrongKind(argument, expected: "a case, .name", likely: argument.value.likelyCase)
    }
    return argument.located(name)
  }

  /// Reads `[.first, .second]`: at least one case.
  func caseNames(_ argument: Argument) -> Located<[Located<String>]>? {
    elements(
      argument, expected: "an array of cases, [.name]", likely: argument.value.likelyCase,
      mayBeEmpty: false
    ).map { argument.located($0.compactMap(caseName)) }
  }

  /// Reads the name of a type, bare as in Swift or in quotes.
  func typeName(_ argument: Argument) -> Located<String>? {
    let expected = "a type's name"
    switch argument.value.kind {
    case .typeName(let text), .scalar(.string(let text)):
      let name = argument.located(text)
      return TypeSyntax.isName(text) ? name : wrongKind(argument, expected: expected, found: name)
    default: return wrongKind(argument, expected: expected, likely: argument.value.word)
    }
  }

  /// Reads requirements, as they follow `where` in Swift.
  func requirements(_ argument: Argument) -> Located<String>? {
    let expected = "requirements such as \"T: Codable\""
    guard case .scalar(.string(let text)) = argument.value.kind else {
      return wrongKind(argument, expected: expected)
    }
    let requirements = argument.located(text)
    return TypeSyntax.isRequirementList(text)
      ? requirements : wrongKind(argument, expected: expected, found: requirements)
  }

  /// Returns the elements of an array.
  ///
  /// - Parameter likely: What was probably meant as the only element of one.
  func elements(
    _ argument: Argument, expected: String, likely: String?, mayBeEmpty: Bool = true
  ) -> [Argument]? {
    guard case .array(let elements) = argument.value.kind, mayBeEmpty || !elements.isEmpty else {
      return wrongKind(argument, expected: expected, likely: likely.map { "[\($0)]" })
    }
    return elements.map { argument.part($0) }
  }

  /// - Parameters:
  ///   - likely: What was probably meant.
  ///   - choices: All that can be written, if they are few.
  ///   - found: A string that makes no sense for its option.
  func wrongKind<Value>(
    _ argument: Argument, expected: String, likely: String? = nil, choices: [String] = [],
    found: Located<String>? = nil
  ) -> Value? {
    report(
      .wrongKindOfValue(
        label: argument.label?.value, expected: expected,
        found: found?.value.quoted ?? argument.value.kindDescription, likely: likely,
        choices: choices),
      at: found?.offset ?? argument.value.range.lowerBound)
    return nil
  }
}

extension Argument {
  fileprivate var name: String { label?.value ?? "" }

  /// Returns a part of the value as an argument of its own.
  func part(_ literal: Literal) -> Argument { Argument(label: label, value: literal) }

  func located<Value>(_ value: Value) -> Located<Value> {
    Located(value: value, offset: self.value.range.lowerBound)
  }
}

extension Literal {
  /// The case that was probably meant: `.text` for `"text"`. No case is meant by `true`.
  fileprivate var likelyCase: String? {
    if case .scalar(.boolean) = kind { nil } else { word.map { ".\($0)" } }
  }
}

/// Finds what a misspelled word was meant to be.
package enum Spelling {
  /// Returns whether a text consists of names with dots between them: `meta.type`, but not
  /// `@odata.type` or `v1.0`.
  static func isDottedPath(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.first?.startsIdentifier ?? false && part.allSatisfy(\.continuesIdentifier)
      }
  }

  /// Returns the candidate with the fewest edits, ignoring letter case; the first if several have
  /// as few.
  static func nearest(to word: String, in candidates: [String], tolerance: Int? = nil) -> String? {
    let limit = tolerance ?? max(2, word.utf8.count / 2)
    let distances = candidates.map { candidate in
      distance(Array(word.lowercased().utf8), Array(candidate.lowercased().utf8))
    }
    return zip(candidates, distances).filter { $1 <= limit }.min { $0.1 < $1.1 }?.0
  }

  /// Returns the Levenshtein distance.
  package static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (leftIndex, leftByte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = leftIndex + 1
      for (rightIndex, rightByte) in right.enumerated() {
        let substitution = diagonal + (leftByte == rightByte ? 0 : 1)
        diagonal = row[rightIndex + 1]
        row[rightIndex + 1] = min(substitution, diagonal + 1, row[rightIndex] + 1)
      }
    }
    return row[right.count]
  }
}
