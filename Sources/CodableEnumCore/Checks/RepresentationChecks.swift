/// Reports what can be wrong with one representation: first its options, without which it can't be
/// built, then the result.
///
/// A class, because closures would copy a struct of this size.
final class RepresentationChecks: Reporting {
  let modeler: RepresentationModeler
  let reporter: Reporter

  var declared: DeclaredEnum { modeler.declared }
  var options: RepresentationOptions { modeler.options }
  var styleName: StyleName { modeler.styleName }
  var isPrimary: Bool { modeler.isPrimary }
  var types: EnumTypes { modeler.types }

  init(_ modeler: RepresentationModeler, _ reporter: Reporter) {
    self.modeler = modeler
    var reporter = reporter
    if !modeler.isPrimary {
      let style = modeler.form.style
      reporter.context.append(
        reporter.note("'reads' asks for '.\(style.value.rawValue)' here", at: style.offset))
    }
    self.reporter = reporter
  }

  // MARK: Options

  /// Returns whether the representation can be built.
  func checkOptions() -> Bool {
    let errorCount = reporter.sink.errorCount
    usableOptions()
    requiredOptions()
    if let empty = options.empty, styleName.empties.count > 1 { check(empty, styleName, styleName) }
    differentKeys()
    return reporter.sink.errorCount == errorCount
  }

  private func usableOptions() {
    usableOptions(options.readOptions)
    guard isPrimary else { return }
    let shared = Set(RepresentationOptions.names)
    usableOptions(
      EnumOptions.table.compactMap { option in
        let written = declared.options.written.first { $0.name == option.name }
        return shared.contains(option.name) ? nil : written.map { (option, $0.offset) }
      })
    for item in declared.cases {
      usableOptions(item.options.readOptions)
      for value in item.values { usableOptions(value.options.readOptions) }
    }
  }

  private func usableOptions(_ found: [(option: Option, offset: Int)]) {
    for (option, offset) in found where !option.rules.isUsable(styleName, options) {
      if servesForms(option.rules) { continue }
      let users = StyleName.allCases.filter { option.rules.isUsable($0, RepresentationOptions()) }
      let list = Message.list(users.map { ".\($0.rawValue)" }, "and")
      if option.name == "unknownTag", modeler.unknown == nil {
        report(.unusableUnknownTag, styleName.rawValue, list, at: offset)
      } else {
        report(.unusableOption, styleName.rawValue, option.name, list, at: offset)
      }
    }
  }

  private func servesForms(_ optionRules: OptionRules) -> Bool {
    guard optionRules.servesForms else { return false }
    let hasUntaggedCases = declared.cases.contains(where: \.options.isUntagged)
    return declared.forms.contains { optionRules.isUsable($0.style.value, $0.options) }
      || hasUntaggedCases && optionRules.isUsable(.untagged, options)
  }

  private func requiredOptions() {
    for name in styleName.required where !options.hasWritten(name) && !options.hasUnknownArgument {
      report(
        .missingOption, styleName.rawValue, name, name == "tag" ? "type" : "value",
        at: modeler.form.style.offset)
    }
  }

  /// - Parameter rules: The style whose forms the case can have; see `payloadStyle`.
  private func check(_ empty: Located<EmptyForm>, _ style: StyleName, _ rules: StyleName) {
    let (name, form) = (style.rawValue, empty.value.argument)
    if rules.empties.count < 2 {
      report(.noChoiceOfEmpty, name, form, at: empty.offset)
    } else if !rules.canBeEmpty(as: empty.value) {
      let usable = Message.list(rules.empties.map { "'\($0.argument)'" }, "or")
      report(.unusableEmpty, name, form, usable, at: empty.offset)
    }
  }

  private func differentKeys() {
    guard let tag = options.tag, let first = tag.value.first else { return }
    let ofCases = isPrimary ? declared.cases.compactMap(\.options.content) : []
    let contents = [options.content].compactMap(\.self) + ofCases.map { $0.map { .key($0) } }
    for content in contents where content.value == .key(first) {
      report(
        .contentKeyIsTagKey, first.quoted, at: content.offset,
        note: "the tag's key is given here", at: tag.offset)
    }
  }

  // MARK: What was built

  /// Checks the representation. Returns whether nothing is wrong.
  func run(_ representation: Representation) -> Bool {
    let errorCount = reporter.sink.errorCount
    let used = representation.cases.filter { declared.isUsed($0.item) }
    if isPrimary {
      rawValues()
      used.forEach(check)
      representation.cases.forEach(valuesThatMeetNoTag)
      names(representation)
      conversions(representation)
      overlappingRanges()
      ineffectiveDefaults(representation)
      unknownContent()
      missingKey(representation)
    }
    repeatedTags(representation)
    for plan in used {
      keptTag(plan.item)
      skipsByPosition(plan)
      contentUnderTag(plan)
      guard case .keyed(let payload) = plan.payload else { continue }
      flattenedValues(plan, payload)
      repeatedKeys(plan, payload)
    }
    // An enum that contains itself endlessly has no documents to compare.
    if enumsInTheirOwnPlace(representation) { return false }
    for plan in used {
      keysOfFlattenedValues(plan, representation)
      if isPrimary { valuesOfUnclearTypes(plan.item) }
    }
    let untagged = styleName.hasTags ? representation.standalone : [representation]
    untagged.forEach(unreachableCases)
    if reporter.sink.errorCount == errorCount { untagged.forEach(indistinctRecursion) }
    if isPrimary { ineffectiveOptions(representation) }
    return reporter.sink.errorCount == errorCount
  }

  /// Checks a case as the primary representation writes and reads it.
  private func check(_ plan: CasePlan) {
    let item = plan.item
    let style = item.options.isUntagged ? .untagged : styleName
    let rules = modeler.payloadStyle(of: item)
    if let payload = item.options.payload, rules.payloads.count < 2, !plan.payload.values.isEmpty,
      item.options.coder == nil
    {
      report(.unusablePayload, style.rawValue, payload.value.rawValue, at: payload.offset)
    }
    // With values, 'empty' is an error in every style.
    if let empty = item.options.empty, item.hasNoPayload { check(empty, style, rules) }
    valuesWithoutPlace(plan)
    kindsOfTags(item)
    repeatedAliases(item)
    keysWithoutObject(plan)
    unlabelledDefaults(plan)
    namingWithoutNames(plan)
    coderWithRejectedKeys(plan)
    guard case .keyed(let payload) = plan.payload else { return }
    constants(plan, payload)
    unwrittenValues(payload)
    omittedDefaults(payload)
    omittedChoosingKeys(payload)
    objectUnderName(item, payload)
  }

  /// Reports `defaultValues` if no default is left out.
  private func ineffectiveDefaults(_ representation: Representation) {
    guard let option = declared.options.defaultValues, option.value == .omit else { return }
    let omitsAny = representation.cases.contains { plan in
      declared.isUsed(plan.item) && plan.payload.values.contains(where: \.omitsDefault)
    }
    if omitsAny || hasValuesWithoutKeys(representation) { return }
    report(.noDefaultsToOmit, at: option.offset)
  }

  /// Whether there are values, and none has a key.
  private func hasValuesWithoutKeys(_ representation: Representation) -> Bool {
    let payloads = representation.cases.map(\.payload)
    return payloads.contains { $0.emptyForm == nil } && !payloads.contains { $0.keyed != nil }
  }

  /// Reports options about strings, or about keys in objects, if there are none.
  private func ineffectiveOptions(_ representation: Representation) {
    let known = representation.cases.filter { $0.item !== modeler.unknown?.item }
    if let option = declared.options.ignoringCase, option.value,
      !known.contains(where: { plan in
        let isOfStrings = plan.ranges.contains { $0.kinds == .string }
        return plan.isRead && (isOfStrings || plan.tags.contains(where: \.isString))
      })
    {
      report(.ignoringCaseWithoutStrings, at: option.offset)
    }
    guard hasValuesWithoutKeys(representation) else { return }
    let payloads = representation.cases.map(\.payload)
    // In other styles, the payload is in an object.
    let hasObjects =
      ![.array, .untagged].contains(styleName) || payloads.contains { $0.emptyForm == .object }
    for written in declared.options.written {
      let option = EnumOptions.table.first { $0.name == written.name }
      let layout = option?.rules.layout ?? .any
      if layout == .keys || layout == .objects && !hasObjects {
        report(.optionWithoutKeys, written.name, at: written.offset)
      }
    }
  }
}

/// Reports what can be wrong with the representations of an enum together.
struct DispatchChecks: Reporting {
  let declared: DeclaredEnum
  let types: EnumTypes
  let reporter: Reporter

  func run(
    _ forms: [Representation], _ dispatch: Dispatch, _ conflicts: [DispatchModeler.Conflict]
  ) {
    let primary = forms[0]
    untaggedBesideMissingTag(primary, dispatch)
    // One such error is enough.
    for form in forms where form.style == .external {
      if writtenUnknown(form, dispatch) { break }
    }
    var reported: Set<[Int]> = []
    for conflict in conflicts {
      let (first, second) = conflict.forms
      let (item, other) = (declared.cases[conflict.cases.1], declared.cases[conflict.cases.0])
      // One error for each two forms, and for each case without a tag.
      guard reported.insert([first, second] + (first == second ? [item.index] : [])).inserted
      else { continue }
      if first != second {
        let forms = [first, second].map { declared.forms[$0].style }
        report(
          .ambiguousForms, forms[0].value.rawValue, forms[1].value.rawValue, item.baseName,
          conflict.document, at: forms[first > second ? 0 : 1].offset, beside: item)
      } else if item.options.isUntagged {
        let texts = [item.baseName, conflict.document]
        let unknown = primary.unknown.map { [$0.plan.item.baseName] } ?? []
        report(
          Message(unknown.isEmpty ? .ambiguousUntagged : .untaggedBesideUnknown, texts + unknown),
          at: item.tagOffset, note: "'\(other.baseName)' is declared here",
          at: other.name == item.name ? nil : other.nameOffset)
      }
    }
  }

  /// Reports cases without a tag that write an object that `missingTag` assigns to another case, and
  /// those that are tried before it and leave it nothing.
  private func untaggedBesideMissingTag(_ primary: Representation, _ dispatch: Dispatch) {
    guard let name = declared.options.missingTag, let missing = primary.missingTag else { return }
    let isFirst = dispatch.steps.contains {
      if case .missingTag(_, .some) = $0 { true } else { false }
    }
    let documents = types.documents(.written)
    func areShared(_ set: Documents, _ other: Documents) -> Bool {
      Overlap.of(set, other, in: types.universe).document != nil
    }
    for form in dispatch.untagged where form.isPrimary {
      for plan in form.casesInOrder where !isFirst || plan.writing == .values {
        let read = types.documents(.read).document(plan, in: form)
        let isTaken =
          isFirst
          ? areShared(documents.document(plan, in: form), .object(.init()))
          : areShared(.object(.init()), read)
            && areShared(documents.withoutTag(missing, in: primary), read)
        if !isTaken { continue }
        let id: Message.ID = isFirst ? .untaggedBesideMissingTag : .uselessMissingTag
        report(id, plan.item.baseName, name.value, at: name.offset, beside: plan.item)
      }
    }
  }
}
