extension EnumModeler {
  mutating func caseModels() -> [CaseModel] {
    var seen: Set<String> = []
    let shared = Set(marked.cases.map(\.element.name).filter { !seen.insert($0).inserted })
    var cases = marked.cases.map { caseModel($0, sharesName: shared.contains($0.element.name)) }
    for index in cases.indices where cases[index].sharesName {
      cases[index].isIndistinct = cases.indices.contains { other in
        other != index && cases[other].name == cases[index].name
          && !file.areExclusive(marked.cases[other], marked.cases[index])
      }
    }
    return cases
  }

  private mutating func caseModel(_ item: MarkedCase, sharesName: Bool) -> CaseModel {
    checkCaseOptions(item)
    let availability = Availability(file, item.declaration.attributes)
    let skip = item.options?.skip?.value
    let parameters = Set(genericNamesInSight)
    let declared = item.element.values ?? []
    let values = declared.enumerated().map { index, value in
      valueModel(
        value, item.values[index], parameters,
        hasDefault: Self.hasUsableDefault(index, of: declared))
    }
    return CaseModel(
      name: item.element.name, line: file.lines.line(at: item.element.nameRange.lowerBound),
      values: values, sharesName: sharesName,
      isSkippedInEncoding: skip == .encoding || skip == .both,
      isSkippedInDecoding: skip == .decoding || skip == .both,
      isDeprecated: availability.isDeprecated, isUnavailable: availability.isUnavailable,
      introduced: availability.introduced)
  }

  /// Parameters of the enum and of the parents it stands in; those of parents in other files are
  /// added by `EnumDraft`.
  private var genericNamesInSight: [String] {
    var names: [String] = []
    var next: Int? = marked.declaration
    while let current = next {
      names += file.declarations[current].genericParameters.map(\.name.withoutBackticks)
      next = file.declarations[current].parent
    }
    return names
  }

  /// Whether a call can leave a value to its default. Without a label it cannot where another value
  /// without one follows, which would take its place.
  private static func hasUsableDefault(_ index: Int, of values: [AssociatedValue]) -> Bool {
    guard values[index].defaultValue != nil else { return false }
    let isLabelled = { (value: AssociatedValue) in (value.firstName ?? "_") != "_" }
    if isLabelled(values[index]) { return true }
    return values[(index + 1)...].first { $0.defaultValue == nil }.map(isLabelled) ?? true
  }

  private mutating func valueModel(
    _ value: AssociatedValue, _ options: ValueOptions?, _ parameters: Set<String>,
    hasDefault: Bool
  ) -> ValueModel {
    let type = TypeSpelling(file, value.type)
    let label = value.firstName == "_" ? nil : value.firstName
    var isGenericParameter = false
    if case .name(let name) = type.form { isGenericParameter = parameters.contains(name) }
    if let options {
      checkValueOptions(
        options, type, hasDefault: hasDefault, declaresDefault: value.defaultValue != nil)
    }
    let nilForm = options?.nilForm?.value ?? marked.options.nilValues?.value
    let omitsDynamicNil = nilForm == .omit || marked.options.representation.style.value != .external
    return ValueModel(
      label: label, name: (label ?? value.secondName)?.withoutBackticks, type: type,
      isGenericParameter: isGenericParameter, hasDefault: hasDefault,
      isSkipped: options?.skip != nil, coder: options?.coder?.value, writesNull: nilForm == .null,
      omitsDynamicNil: omitsDynamicNil,
      line: file.line(ofToken: value.tokens.lowerBound),
      offset: file.tokens[value.tokens.lowerBound].start)
  }

  // MARK: Options that contradict each other

  private mutating func checkCaseOptions(_ item: MarkedCase) {
    guard let options = item.options else { return }
    let values = item.element.values ?? []
    if let payload = options.payload, values.isEmpty {
      report(.payloadOnCaseWithoutValues(item.element.name), at: payload.offset)
    }
    if let empty = options.empty, !values.isEmpty {
      report(.emptyOnCaseWithValues(item.element.name), at: empty.offset)
    }
    if let keys = options.keys {
      if keys.value.count != values.count {
        report(
          .wrongNumberOfKeys(keys.value.count, values: values.count, of: item.element.name),
          at: keys.offset)
      }
      for case (let value?, let key) in zip(item.values, keys.value) {
        guard let own = value.key else { continue }
        report(
          .keyGivenTwice(key.value), at: own.offset,
          notes: [file.note("'keys' gives it here", at: key.offset)])
      }
    }
    if let skip = options.skip {
      switch (skip.value, conformanceChoice) {
      case (.encoding, .decodable): report(.optionNeedsEncoding("skip: .encoding"), at: skip.offset)
      case (.decoding, .encodable): report(.optionNeedsDecoding("skip: .decoding"), at: skip.offset)
      default: break
      }
    }
  }

  private mutating func checkValueOptions(
    _ options: ValueOptions, _ type: TypeSpelling, hasDefault: Bool, declaresDefault: Bool
  ) {
    if let skip = options.skip {
      let others: [(String, Int?)] = [
        ("key", options.key?.offset), ("aliases", options.aliases.first?.offset),
        ("flatten", options.flatten?.offset), ("coder", options.coder?.offset),
        ("nil", options.nilForm?.offset),
      ]
      for case (let name, let offset?) in others {
        report(.conflictingOptions(name, "skip"), at: offset)
      }
      if hasDefault || type.isOptional { return }
      if declaresDefault {
        report(.unusableDefault(type.text), at: skip.offset)
      } else if case .name = type.form {
        return  // It may be an alias of an optional.
      } else {
        report(.skipWithoutDefault(type.text), at: skip.offset)
      }
      return
    }
    if options.flatten != nil {
      let others: [(String, Int?)] = [
        ("key", options.key?.offset), ("aliases", options.aliases.first?.offset),
        ("nil", options.nilForm?.offset), ("coder", options.coder?.offset),
      ]
      for case (let name, let offset?) in others {
        report(.conflictingOptions(name, "flatten"), at: offset)
      }
    }
    if let nilForm = options.nilForm {
      switch type.form {
      case .notAnObject, .dictionary:
        report(.nilOnNonOptional(type.text), at: nilForm.offset)
      case .optional, .name, .other: break
      }
    }
  }
}

/// What the `@available` attributes of a case say.
private struct Availability {
  private(set) var isDeprecated = false
  private(set) var isUnavailable = false
  private(set) var introduced: String?

  init(_ file: ParsedFile, _ attributes: [Attribute]) {
    for attribute in attributes where attribute.name == "available" {
      let words = TokenWords(file, attribute.tokens)
      let arguments = words.dropping(first: 3, last: 1).split(at: ",").map(\.text)
      if arguments.first == "*" {
        isUnavailable = isUnavailable || arguments.contains("unavailable")
        isDeprecated = isDeprecated || arguments.contains { $0.hasPrefix("deprecated") }
      } else if arguments.last == "*" {
        introduced = arguments.joined(separator: ", ")
      }
    }
  }
}
