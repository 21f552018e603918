/// Turns the arguments of annotations into options, and reports every argument that is none.
struct OptionReader {
  let file: ParsedFile
  private(set) var diagnostics: [Diagnostic] = []

  init(_ file: ParsedFile) {
    self.file = file
  }

  mutating func report(_ message: Message, at offset: Int, notes: [Diagnostic.Note] = []) {
    diagnostics.append(Diagnostic(message, at: file.position(offset), notes: notes))
  }

  /// The labelled arguments by option. Unknown and repeated labels are reported and left out.
  ///
  /// - Parameter unlabelled: Takes an argument without a label; returns false if there may be none.
  mutating func options<Option>(
    _ arguments: [Argument], _ type: Option.Type, allowed: [Option], of owner: String,
    unlabelled: (inout OptionReader, Argument, Int) -> Bool
  ) -> [(option: Option, argument: Argument)]
  where Option: RawRepresentable<String> & CaseIterable & Equatable {
    var found: [(option: Option, argument: Argument)] = []
    for (index, argument) in arguments.enumerated() {
      let labels = allowed.map(\.rawValue)
      guard let label = argument.label else {
        if !unlabelled(&self, argument, index) {
          let likely = argument.value.likelyArgument(among: allowed.map(\.rawValue))
          report(.missingLabel(of: owner, labels, likely: likely), at: argument.offset)
        }
        continue
      }
      guard let option = Option(rawValue: label.text), allowed.contains(option) else {
        report(.unknownLabel(label.text, of: owner, labels), at: label.offset)
        continue
      }
      if let first = found.first(where: { $0.option == option }) {
        report(
          .repeatedLabel(label.text), at: label.offset,
          notes: [file.note("it is given here first", at: first.argument.offset)])
        continue
      }
      found.append((option, argument))
    }
    return found
  }

  // MARK: Values

  mutating func string(_ argument: Argument) -> Located<String>? {
    guard case .string(let text) = argument.value.kind else {
      return wrongKind(argument, expected: "a string", likely: argument.value.asString)
    }
    return Located(value: text, offset: argument.value.range.lowerBound)
  }

  mutating func strings(_ argument: Argument) -> Located<[Located<String>]>? {
    guard case .array(let elements) = argument.value.kind else {
      let likely = argument.value.asString.map { "[\($0)]" }
      return wrongKind(argument, expected: "an array of strings", likely: likely)
    }
    let strings = elements.compactMap { string(Argument(label: argument.label, value: $0)) }
    return Located(value: strings, offset: argument.value.range.lowerBound)
  }

  /// `"type"`, or `["meta", "type"]`
  mutating func path(_ argument: Argument) -> Located<[String]>? {
    let offset = argument.value.range.lowerBound
    switch argument.value.kind {
    case .string(let key): return Located(value: [key], offset: offset)
    case .array(let elements):
      if elements.isEmpty {
        report(.emptyPath, at: offset)
        return nil
      }
      return strings(argument).map { Located(value: $0.value.map(\.value), offset: offset) }
    default:
      return wrongKind(
        argument, expected: "a string or an array of strings", likely: argument.value.asString)
    }
  }

  mutating func boolean(_ argument: Argument) -> Located<Bool>? {
    guard case .boolean(let value) = argument.value.kind else {
      let word = argument.value.word.flatMap { ["true", "false"].contains($0) ? $0 : nil }
      return wrongKind(argument, expected: "true or false", likely: word)
    }
    return Located(value: value, offset: argument.value.range.lowerBound)
  }

  mutating func scalar(_ argument: Argument, expected: String) -> Located<Scalar>? {
    let scalar: Scalar
    switch argument.value.kind {
    case .string(let text): scalar = .string(text)
    case .integer(let value): scalar = .integer(value)
    case .boolean(let value): scalar = .boolean(value)
    default: return wrongKind(argument, expected: expected, likely: argument.value.asString)
    }
    return Located(value: scalar, offset: argument.value.range.lowerBound)
  }

  mutating func scalars(_ argument: Argument) -> [Located<Scalar>] {
    let expected = "an array of strings, integers or Bools"
    guard case .array(let elements) = argument.value.kind else {
      let likely = argument.value.asScalar.map { "[\($0)]" }
      let nothing: Located<Scalar>? = wrongKind(argument, expected: expected, likely: likely)
      return nothing.map { [$0] } ?? []
    }
    return elements.compactMap {
      scalar(Argument(label: argument.label, value: $0), expected: expected)
    }
  }

  /// `.member`, one of a fixed set.
  mutating func member<Member>(_ argument: Argument, _ type: Member.Type) -> Located<Member>?
  where Member: RawRepresentable<String> & CaseIterable {
    let names = Member.allCases.map(\.rawValue)
    guard case .member(let name, let arguments) = argument.value.kind else {
      let likely = argument.value.word.flatMap { Spelling.nearest(to: $0, in: names) }
      return wrongKind(
        argument, expected: Message.list(names.map { ".\($0)" }, "or"),
        likely: likely.map { ".\($0)" })
    }
    let offset = argument.value.range.lowerBound
    guard let member = Member(rawValue: name) else {
      report(.unknownMember(name, of: argument.label?.text ?? "", names), at: offset)
      return nil
    }
    if let extra = arguments.first {
      report(.memberTakesNoArguments(name), at: extra.offset)
      return nil
    }
    return Located(value: member, offset: offset)
  }

  /// The name of a member that the caller knows nothing about: a case.
  mutating func caseName(_ argument: Argument) -> Located<String>? {
    guard case .member(let name, let arguments) = argument.value.kind, arguments.isEmpty else {
      return wrongKind(
        argument, expected: "a case, .name", likely: argument.value.word.map { ".\($0)" })
    }
    return Located(value: name, offset: argument.value.range.lowerBound)
  }

  /// A type's name, bare as in Swift, or in quotes.
  mutating func typeName(_ argument: Argument) -> Located<String>? {
    switch argument.value.kind {
    case .typeName(let name), .string(let name):
      return Located(value: name, offset: argument.value.range.lowerBound)
    default:
      return wrongKind(argument, expected: "a type's name", likely: argument.value.word)
    }
  }

  mutating func wrongKind<Value>(
    _ argument: Argument, expected: String, likely: String?
  ) -> Located<Value>? {
    report(
      .wrongKindOfValue(
        label: argument.label?.text, expected: expected, found: argument.value.kindDescription,
        likely: likely),
      at: argument.value.range.lowerBound)
    return nil
  }
}

extension ParsedFile {
  func note(_ text: String, at offset: Int) -> Diagnostic.Note {
    Diagnostic.Note(text: text, position: position(offset))
  }
}
