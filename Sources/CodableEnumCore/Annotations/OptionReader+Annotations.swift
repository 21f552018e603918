extension OptionReader {
  /// The options of `@CodableEnum`, or nil if there is no usable style.
  mutating func enumOptions(_ annotation: Annotation) -> EnumOptions? {
    let found = options(
      annotation.arguments, EnumOption.self, allowed: EnumOption.allCases, of: "@CodableEnum"
    ) { _, _, _ in false }
    let style = found.first { $0.option == .style }.map { member($0.argument, StyleName.self) }
    // What was reported already may have been meant to be the style.
    if style == nil, found.count == annotation.arguments.count {
      report(.missingStyle, at: annotation.nameRange.lowerBound)
    }
    // The other options are checked even if there is no style to use them.
    let anyStyle = Located(value: StyleName.external, offset: annotation.nameRange.lowerBound)
    var options = EnumOptions(
      representation: RepresentationOptions(style: style.flatMap { $0 } ?? anyStyle))
    options.written = found.map { Located(value: $0.option, offset: $0.argument.offset) }
    options.representation.written = Set(found.map(\.option))
    options.representation.hasUnknownArgument = found.count < annotation.arguments.count
    for (option, argument) in found {
      switch option {
      case .style: break
      case .tag, .content, .payload, .empty, .caseNaming, .keyNaming, .keyPrefix:
        read(option, argument, into: &options.representation)
      case .nilValues: options.nilValues = member(argument, NilForm.self)
      case .nilProperty: options.nilProperty = member(argument, NilForm.self)
      case .unknownKeys: options.unknownKeys = member(argument, UnknownKeys.self)
      case .missingTag: options.missingTag = caseName(argument)
      case .coercing: options.coercing = boolean(argument)
      case .ignoringCase: options.ignoringCase = boolean(argument)
      case .reads: options.reads = representations(argument)
      case .conformance: options.conformance = member(argument, ConformanceChoice.self)
      case .where: options.requirements = string(argument)
      case .accessors: options.accessors = boolean(argument)
      }
    }
    return style.flatMap { $0 } == nil ? nil : options
  }

  private mutating func read(
    _ option: EnumOption, _ argument: Argument, into options: inout RepresentationOptions
  ) {
    switch option {
    case .tag: options.tag = path(argument)
    case .content: options.content = string(argument)
    case .payload: options.payload = member(argument, PayloadLayout.self)
    case .empty: options.empty = member(argument, EmptyForm.self)
    case .caseNaming: options.caseNaming = member(argument, Naming.self)
    case .keyNaming: options.keyNaming = member(argument, Naming.self)
    case .keyPrefix: options.keyPrefix = member(argument, KeyPrefix.self)
    default: preconditionFailure("\(option) describes no representation")
    }
  }

  /// `[.external, .adjacent(tag: "t", content: "c")]`
  private mutating func representations(_ argument: Argument) -> Located<[RepresentationOptions]>? {
    let offset = argument.value.range.lowerBound
    guard case .array(let elements) = argument.value.kind else {
      report(
        .wrongKindOfValue(
          label: "reads", expected: "an array of styles, [.external]",
          found: argument.value.kindDescription,
          likely: argument.value.word.map { "[.\($0)]" }), at: offset)
      return nil
    }
    let representations: [RepresentationOptions] = elements.compactMap { element in
      var name = element
      var arguments: [Argument] = []
      if case .member(let style, let members) = element.kind {
        name.kind = .member(style, [])
        arguments = members
      }
      guard let style = member(Argument(label: argument.label, value: name), StyleName.self) else {
        return nil
      }
      var options = RepresentationOptions(style: style)
      let found = self.options(
        arguments, EnumOption.self, allowed: EnumOption.ofRepresentations,
        of: ".\(style.value.rawValue)"
      ) { _, _, _ in false }
      for (option, argument) in found { read(option, argument, into: &options) }
      options.written = Set(found.map(\.option))
      options.hasUnknownArgument = found.count < arguments.count
      return options
    }
    return Located(value: representations, offset: offset)
  }

  mutating func caseOptions(_ annotation: Annotation) -> CaseOptions {
    var options = CaseOptions(offset: annotation.nameRange.lowerBound)
    let found = self.options(
      annotation.arguments, CaseOption.self, allowed: CaseOption.allCases, of: "@CodableCase"
    ) { reader, argument, index in
      guard index == 0 else { return false }
      options.tag = reader.caseTag(argument)
      return true
    }
    for (option, argument) in found {
      switch option {
      case .aliases: options.aliases = scalars(argument)
      case .keys: options.keys = strings(argument)
      case .skip: options.skip = member(argument, CaseSkip.self)
      case .payload: options.payload = member(argument, PayloadLayout.self)
      case .empty: options.empty = member(argument, EmptyForm.self)
      }
    }
    if annotation.arguments.isEmpty {
      report(.emptyArgumentList(annotation.name), at: annotation.nameRange.lowerBound)
    }
    return options
  }

  /// `"denied"`, `3`, `true`, `.unknown`
  private mutating func caseTag(_ argument: Argument) -> Located<CaseOptions.Tag>? {
    let expected = "a string, an integer, a Bool or .unknown"
    if case .member(let name, let arguments) = argument.value.kind {
      let offset = argument.value.range.lowerBound
      if Spelling.nearest(to: name, in: ["unknown"]) == nil {
        return wrongKind(argument, expected: expected, likely: name.quoted)
      }
      guard name == "unknown", arguments.isEmpty else {
        report(.unknownMember(name, of: "", ["unknown"]), at: offset)
        return nil
      }
      return Located(value: .unknown, offset: offset)
    }
    return scalar(argument, expected: expected).map {
      Located(value: .scalar($0.value), offset: $0.offset)
    }
  }

  mutating func valueOptions(_ annotation: Annotation) -> ValueOptions {
    var options = ValueOptions(offset: annotation.nameRange.lowerBound)
    let found = self.options(
      annotation.arguments, ValueOption.self, allowed: ValueOption.allCases, of: "@CodableValue"
    ) { _, _, _ in false }
    for (option, argument) in found {
      switch option {
      case .key: options.key = string(argument)
      case .aliases: options.aliases = strings(argument)?.value ?? []
      case .skip: options.skip = onlyTrue(argument)
      case .flatten: options.flatten = onlyTrue(argument)
      case .coder: options.coder = typeName(argument)
      case .nil: options.nilForm = member(argument, NilForm.self)
      }
    }
    if annotation.arguments.isEmpty {
      report(.emptyArgumentList(annotation.name), at: annotation.nameRange.lowerBound)
    }
    return options
  }

  /// `skip` and `flatten` are either `true` or left out.
  private mutating func onlyTrue(_ argument: Argument) -> Located<Bool>? {
    guard let value = boolean(argument) else { return nil }
    if !value.value {
      report(.uselessFalse(argument.label?.text ?? ""), at: value.offset)
      return nil
    }
    return value
  }
}
