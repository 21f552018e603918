/// Reports what can be wrong with a marked enum in any representation: its declaration, options
/// that contradict each other or the declaration, and what other files of the target say.
///
/// A class, because closures would copy a struct of this size.
final class DeclarationChecks: Reporting {
  let types: EnumTypes
  let unknown: UnknownCase?
  let reporter: Reporter

  init(_ types: EnumTypes, _ unknown: UnknownCase?, _ reporter: Reporter) {
    self.types = types
    self.unknown = unknown
    self.reporter = reporter
  }

  var declared: DeclaredEnum { types.declared }
  var facts: TargetFacts { types.scope.facts }

  func run(_ accessors: [Accessor]) {
    declaration()
    coding()
    options(declared.options)
    if let reads = declared.options.reads, reads.value.isEmpty, declared.conformance != .encodable {
      report(.emptyReads, at: reads.offset)
    }
    // The primary form accepts no key of another case.
    if let keys = declared.options.severalKeys, keys.value == .first,
      declared.options.unknownKeys?.value == .reject,
      declared.forms.map(\.style.value).filter(\.tagsAreKeys) == [declared.style.value]
    {
      report(.conflictingOptions, "severalKeys", "unknownKeys", at: keys.offset)
    }
    for item in declared.cases {
      caseOptions(item)
      for value in item.values { valueOptions(value) }
    }
    unknownCases()
    unknownValues()
    missingTag()
    unknownTag()
    order()
    fallback()
    privateParents()
    accessorTypes(accessors)
    accessorCollisions(accessors)
  }

  // MARK: The declaration

  private func declaration() {
    for parameter in declared.parameterPacks {
      report(.parameterPack, parameter.value, at: parameter.offset)
    }
    if declared.cases.isEmpty {
      report(.enumWithoutCases, declared.displayName, at: declared.nameOffset)
    }
    let inherited = facts.expanded(declared.isolation.inheritedTypes, from: declared.path)
    for suppressed in ["~Copyable", "~Escapable"] where inherited.contains(suppressed) {
      report(.noncopyableEnum, declared.displayName, suppressed, at: declared.nameOffset)
    }
  }

  /// Reports a private parent that the enum is in an extension of.
  private func privateParents() {
    let file = declared.places.path.asPartOfPaths
    for (parent, facts) in facts.types(along: [file] + declared.path.dropLast()) {
      guard let privacy = facts.privacy else { continue }
      return report(
        .unreachableEnum, declared.displayName, String(parent.withoutFile), "\(privacy)",
        at: declared.offset)
    }
  }

  // MARK: Options

  /// Reports options about a direction in which nothing is coded, and options that others of the
  /// same annotation leave without effect.
  private func options(_ options: some AnnotationOptions) {
    for (option, offset) in options.readOptions {
      needs(option.rules.needs, option.name, at: offset)
      if let other = option.rules.voidedBy.first(where: { options.voids($0, option) }) {
        report(.conflictingOptions, option.name, other, at: offset)
      }
    }
  }

  private func needs(_ direction: OptionRules.Direction?, _ option: String, at offset: Int) {
    switch (direction, declared.conformance) {
    case (.encoding, .decodable): report(.optionNeedsEncoding, option, at: offset)
    case (.decoding, .encodable): report(.optionNeedsDecoding, option, at: offset)
    default: break
    }
  }

  private func caseOptions(_ item: DeclaredCase) {
    let options = item.options
    self.options(options)
    if item.hasNoPayload {
      report(.payloadOnCaseWithoutValues, each: ["payload"], of: options, item.name)
    } else {
      report(.emptyOnCaseWithValues, each: ["empty"], of: options, item.name)
    }
    if let keys = options.keys {
      let count = item.values.count { $0.options.tag == nil }
      if keys.value.count != count {
        report(
          .wrongNumberOfKeys, Message.count(keys.value.count, "key"), item.name,
          Message.count(count, "value"), at: keys.offset)
      }
      for value in item.values {
        guard let own = value.options.key, let key = item.givenKey(of: value.position)
        else { continue }
        report(.keyGivenTwice, at: own.offset, note: "'keys' gives it here", at: key.offset)
      }
    }
    let marked = item.values.compactMap(\.options.tag)
    for second in marked.dropFirst() {
      report(
        .secondTagValue, item.baseName, at: second.offset,
        note: "the first one is here", at: marked[0].offset)
    }
    if options.isUntagged { untagged(item) }
    if options.hasNullTag || options.isMissingTag { tagless(item) }
    if let range = options.pattern?.value.range, let own = options.ownTag {
      let aliases = options.aliases?.value.map(\.value) ?? []
      let isIgnoringCase = declared.options.ignoringCase?.value == true
      let isRead = ([.range(range)] + aliases).contains { pattern in
        pattern.holds(own.value)
          || isIgnoringCase && pattern.lowercased.holds(own.value.lowercased)
      }
      if item.markedTag != nil {
        report(.writtenTagBesideKept, own.value.json, at: own.offset)
      } else if !isRead, declared.conformance == .codable {
        report(.writtenTagIsNotRead, own.value.json, range.text, at: own.offset)
      }
    } else if let tag = options.ownTag, !options.isUnknown, !options.isUntagged {
      let isSecond = options.tag != nil
      report(
        isSecond ? Message(.secondOwnTag) : Message(.labelledTag, tag.value.json), at: tag.offset)
    }
    if let coder = options.coder { codedTogether(item, by: coder) }
    if let skip = options.skip { needs(skip.value.only, "skip: .\(skip.value)", at: skip.offset) }
  }

  /// Reports a case without a tag in a style without tags, and options about the tag of such a
  /// case.
  private func untagged(_ item: DeclaredCase) {
    if !declared.style.value.hasTags {
      report(.untaggedCaseWithoutTags, declared.style.value.rawValue, at: item.tagOffset)
    }
    report(.untaggedCaseOption, each: ["tag", "aliases"], of: item.options)
    for value in item.values { report(.untaggedCaseOption, each: ["tag"], of: value.options) }
  }

  /// Reports a coder for a case without values, and options of single values that one coder writes
  /// together.
  private func codedTogether(_ item: DeclaredCase, by coder: Located<String>) {
    if item.hasNoPayload {
      report(.coderOnCaseWithoutValues, item.baseName, at: coder.offset)
    }
    for value in item.values where value.options.written.contains(where: { $0.name != "tag" }) {
      report(
        .valueOptionWithCaseCoder, coder.value, item.baseName,
        at: value.options.offset ?? value.offset,
        note: "'coder' is given here", at: coder.offset)
    }
  }

  private func valueOptions(_ value: DeclaredValue) {
    options(value.options)
    if let skip = value.options.skip {
      needs(skip.value.only, "skip: .\(skip.value)", at: skip.offset)
      if skip.value.covers(.decoding) { skipped(value, at: skip.offset) }
    }
    guard let nilForm = value.options.nilForm else { return }
    if nilForm.value == .default { return nullAsDefault(value, at: nilForm.offset) }
    if value.options.isSkipped(.encoding) { return }
    if nilForm.value != .required {
      needs(.encoding, "nil: .\(nilForm.value)", at: nilForm.offset)
    }
    switch value.type.form {
    case .notAnObject, .dictionary: report(.nilOnNonOptional, value.type.text, at: nilForm.offset)
    case .optional, .name, .other: break
    }
  }

  /// Reports `nil: .default` of a value that is never decoded, can be null, or has no default.
  private func nullAsDefault(_ value: DeclaredValue, at offset: Int) {
    needs(.decoding, "nil: .default", at: offset)
    let mayBeNull =
      types.isOptional(value.type) || value.isAnyValue || types.scope.isGenericParameter(value.type)
      || value.options.coder == nil && types.mayBeNull(types.type(value.type))
    if mayBeNull {
      report(.nilReadAsDefault, value.type.text, at: offset)
    } else if let text = value.defaultOfCaller {
      report(.defaultOfCaller, text, at: offset)
    } else if !value.hasDefault {
      noDefault(value, "nil: .default", at: offset)
    }
  }

  /// Reports a value that is not decoded and has no default.
  private func skipped(_ value: DeclaredValue, at offset: Int) {
    if value.hasDefault { return }
    if value.declaresDefault {
      report(.unusableDefault, value.type.text, at: offset)
    } else if !types.mayBeOptional(value.type) {
      report(.skipWithoutDefault, value.type.text, at: offset)
    }
  }

  // MARK: Unknown cases

  private func unknownCases() {
    let candidates = declared.cases.filter(\.options.isUnknown)
    guard let first = candidates.first else { return }
    for other in candidates.dropFirst() {
      report(
        .secondUnknownCase, at: other.tagOffset,
        note: "the first one is here", at: first.tagOffset)
    }
    for item in candidates where !item.conditions.isEmpty {
      report(.conditionalUnknownCase, item.baseName, at: item.tagOffset)
    }
    guard let unknown else { return }
    if unknown.tag != nil || unknown.content != nil || unknown.isCodedTogether {
      report(.tagOfKeepingCase, each: ["tag", "aliases"], of: first.options)
    }
    if unknown.payload.isEmpty {
      let names = CaseOptions.table.filter { !$0.rules.fitsUnknown }.map(\.name)
      report(.unknownCaseOption, each: names, of: first.options)
    }
    if let skip = first.options.skip, skip.value != .encoding {
      report(.unknownCaseOption, "skip", at: skip.offset)
    }
    for value in first.values where !unknown.others.contains(where: { $0 === value }) {
      let isWhole = value === unknown.content && value.isWholeObject(of: declared)
      let options = isWhole ? ["tag", "flatten"] : ["tag"]
      if value.options.written.allSatisfy({ options.contains($0.name) }) { continue }
      report(.unknownCaseValueOption, at: value.options.offset ?? value.offset)
    }
  }

  /// Reports a value that keeps the tag but isn't named for it.
  private func keptUnknowns() {
    let style = declared.style.value
    guard let unknown, style.hasTags, let value = unknown.tag, let label = value.name else {
      return
    }
    let key = declared.options.representation.tag?.value.last
    if unknown.item.markedTag !== value,
      !["tag", key, style == .rawValue ? "rawValue" : nil].contains(label)
    {
      report(.tagWithoutItsName, unknown.item.baseName, label, key ?? "tag", at: value.offset)
    }
  }

  /// Reports further values of the unknown case. They need a value that keeps the tag, and have no
  /// meaning next to one that keeps the whole document.
  private func unknownValues() {
    keptUnknowns()
    guard let unknown, unknown.tag == nil || unknown.content != nil else { return }
    let hasTags = declared.style.value.hasTags
    // Without a value for the tag, the mistake is one, however many values there are.
    for value in unknown.content != nil ? unknown.others : Array(unknown.others.prefix(1)) {
      report(
        unknown.content != nil
          ? .valueBesideContent : hasTags ? .unknownCaseValue : .unknownCaseValueOfUntagged,
        unknown.item.baseName, at: value.offset)
    }
  }

  // MARK: Accessors

  private func accessorTypes(_ accessors: [Accessor]) {
    if accessors.isEmpty, let option = declared.options.accessors, option.value {
      report(.accessorsWithoutNames, declared.displayName, at: option.offset)
    }
    for accessor in accessors {
      let first = accessor.first
      for value in accessor.values.sorted(by: { $0.key < $1.key }).map(\.value)
      where value.type.unwrapped.canonical != first.type.unwrapped.canonical {
        let (type, other) = (value.type.unwrapped.text, first.type.unwrapped.text)
        report(
          .accessorTypes, accessor.name, type, other, at: value.offset,
          note: "'\(accessor.name)' is \(other) here", at: first.offset)
      }
    }
  }

  private func accessorCollisions(_ accessors: [Accessor]) {
    let members = facts[declared.displayName].members.filter { !$0.isStatic }
    let membersByName = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
    for accessor in accessors {
      guard let member = membersByName[accessor.name] else { continue }
      report(
        Message(.accessorCollision, declared.displayName, accessor.name), at: accessor.first.offset,
        notes: [.init(text: "'\(accessor.name)' is declared here", position: member.position)])
    }
  }
}

extension DeclaredCase {
  /// Where findings about the tag point.
  var tagOffset: Int { options.tag?.offset ?? nameOffset }
}

extension Reporting {
  /// Reports an option for the default of a value that has none, or one that no call can leave out.
  func noDefault(_ value: DeclaredValue, _ option: String, at offset: Int) {
    if value.declaresDefault {
      report(.unusableDefault, value.type.text, at: offset)
    } else {
      report(.noDefault, option, value.type.text, at: offset)
    }
  }
}
