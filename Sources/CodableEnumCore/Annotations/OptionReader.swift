/// Turns the arguments of annotations into options, and reports every argument that isn't an
/// option.
struct OptionReader: Reporting {
  let reporter: Reporter

  func enumOptions(_ annotation: Annotation) -> EnumOptions {
    let options: EnumOptions = read(annotation.arguments[...], of: "@CodableEnum")
    // An argument that was reported may have been meant as the style.
    if !options.hasWritten("style"), !options.hasUnknownArgument {
      let styles = StyleName.allCases.map { ".\($0.rawValue)" }
      report(.missingStyle, Message.list(styles, "or"), at: annotation.nameRange.lowerBound)
    }
    return options
  }

  func caseOptions(_ annotation: Annotation) -> CaseOptions {
    reportIfEmpty(annotation)
    var arguments = annotation.arguments[...]
    let tag = arguments.first?.label == nil ? arguments.popFirst() : nil
    let first = tag.map { WrittenOption(name: "", offset: $0.offset, value: caseTag($0)?.erased) }
    var options: CaseOptions = read(arguments, of: "@CodableCase")
    if let first { options.written.insert(first, at: 0) }
    return options
  }

  func valueOptions(_ annotation: Annotation) -> ValueOptions {
    reportIfEmpty(annotation)
    var options: ValueOptions = read(annotation.arguments[...], of: "@CodableValue")
    options.offset = annotation.nameRange.lowerBound
    return options
  }

  private func reportIfEmpty(_ annotation: Annotation) {
    guard annotation.arguments.isEmpty else { return }
    report(.emptyArgumentList, annotation.name.rawValue, at: annotation.nameRange.lowerBound)
  }

  /// Reads labelled arguments. Reports and leaves out those without a label, and those with an
  /// unknown or repeated one.
  private func read<Options: AnnotationOptions>(
    _ arguments: ArraySlice<Argument>, of owner: String
  ) -> Options {
    var options = Options()
    let labels = Options.table.map(\.name)
    let isAdjacent = owner == ".adjacent" || arguments.contains { $0.value.word == "adjacent" }
    var taken = Set(arguments.compactMap(\.label?.value))
    for argument in arguments {
      guard let label = argument.label else {
        let key = isAdjacent && taken.contains("tag") ? "content" : "tag"
        let likely = argument.value.likelyArgument(among: labels, key: key)
        let option = likely.map { String($0.prefix { $0 != ":" }) }
        let isTaken = option.map { !taken.insert($0).inserted } ?? false
        report(
          .missingLabel(of: owner, labels, likely: likely, taken: isTaken ? option : nil),
          at: argument.offset)
        continue
      }
      guard let option = Options.table.first(where: { $0.name == label.value }) else {
        report(
          .unknownLabel(label.value, of: owner, labels, value: argument.value), at: label.offset)
        continue
      }
      if let first = options.written.first(where: { $0.name == option.name }) {
        report(
          .repeatedLabel, label.value, at: label.offset,
          note: "it is given here first", at: first.offset)
        continue
      }
      options.written.append(
        WrittenOption(
          name: option.name, offset: label.offset, value: option.read(self, argument)))
    }
    options.hasUnknownArgument = options.written.count < arguments.count
    return options
  }

  /// Reads `[.external, .adjacent(tag: "t", content: "c")]`.
  func forms(_ argument: Argument) -> Located<[RequestedForm]>? {
    let expected = "an array of styles, [.external]"
    let likely = argument.value.word.map { ".\($0)" }
    guard let elements = elements(argument, expected: expected, likely: likely) else { return nil }
    let forms = elements.compactMap(form)
    return forms.isEmpty && !elements.isEmpty ? nil : argument.located(forms)
  }

  private func form(_ argument: Argument) -> RequestedForm? {
    var name = argument
    var arguments: [Argument] = []
    if case .member(let style, let members) = argument.value.kind {
      name.value.kind = .member(style, [])
      arguments = members
    }
    guard let style = member(name, of: StyleName.allCases) else { return nil }
    return RequestedForm(
      style: style, options: read(arguments[...], of: ".\(style.value.rawValue)"))
  }

  /// Reads `"denied"`, `3`, `1.5`, `true`, `nil`, `200...299`, `.unknown`, `.untagged` or
  /// `.missingTag`.
  private func caseTag(_ argument: Argument) -> Located<CaseOptions.Tag>? {
    let expected = "a string, a number, a Bool, nil, a range, .unknown, .untagged or .missingTag"
    switch argument.value.kind {
    case .nil: return argument.located(.null)
    case .member(let name, let arguments):
      let members = CaseOptions.Tag.members
      let names = members.map { $0.key }
      let likely = ForeignWords.member(name, in: names) ?? Spelling.nearest(to: name, in: names)
      guard let member = members.first(where: { $0.key == likely }) else {
        return wrongKind(argument, expected: expected, likely: name.quoted)
      }
      // Returns what was probably meant, so nothing is reported twice.
      let tag = argument.located(member.value)
      if likely != name || !arguments.isEmpty {
        report(.unknownMember(name, of: "", names), at: tag.offset)
      }
      return tag
    case .typeName(let name):
      let member = CaseOptions.Tag.members.first { $0.key == name }
      let option = argument.value.likelyOption(among: CaseOptions.table.map(\.name))
      let likely = member.map { ".\($0.key)" } ?? option ?? name.quoted
      // Returns what was probably meant, so nothing is reported twice.
      return wrongKind(argument, expected: expected, likely: likely)
        ?? member.map { argument.located($0.value) }
    default: return pattern(argument, expected: expected).map { $0.map { .pattern($0) } }
    }
  }

  /// Reads a single tag, not a range, because it is also written.
  func tag(_ argument: Argument) -> Located<Scalar>? {
    let expected = "a string, a number or a Bool"
    guard let pattern = pattern(argument, expected: expected) else { return nil }
    guard case .exact(let tag) = pattern.value else {
      return wrongKind(argument, expected: expected)
    }
    return argument.located(tag)
  }

  /// Diagnostics about all of them point at the first one.
  func tags(_ argument: Argument) -> Located<[Located<TagPattern>]>? {
    let expected = "an array of strings, numbers, Bools or ranges"
    let likely = argument.value.asScalar
    guard let elements = elements(argument, expected: expected, likely: likely) else { return nil }
    let tags = elements.compactMap { pattern($0, expected: expected) }
    return tags.first.map { Located(value: tags, offset: $0.offset) }
  }

  private func pattern(_ argument: Argument, expected: String) -> Located<TagPattern>? {
    switch argument.value.kind {
    case .range(let bounds): argument.located(.range(bounds))
    // Uses one spelling for each value, so equal tags are found.
    case .scalar(.double(let digits)):
      argument.located(.exact(.double(Double(digits).map { "\($0)" } ?? digits)))
    case .scalar(let tag): argument.located(.exact(tag))
    default: wrongKind(argument, expected: expected, likely: argument.value.asString)
    }
  }
}
