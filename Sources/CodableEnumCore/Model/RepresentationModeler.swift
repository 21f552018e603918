/// Decides one representation: for each case its tags, and how its values are laid out, written and
/// read. It also builds what makes no sense; `RepresentationChecks` finds that.
///
/// A class, because each closure would copy a struct of this size.
final class RepresentationModeler {
  let form: RequestedForm
  /// The primary representation, 0, is written and must be exact. A further one is only read. So it
  /// can use the names of the declaration as well as those of the annotations, because old data was
  /// written before the annotations.
  let number: Int
  let cases: [CaseModel]
  let unknown: UnknownCase?
  let types: EnumTypes
  /// Whether this models only the cases without a tag, in a form whose other cases have one.
  private let isOfStandalone: Bool

  init(
    _ form: RequestedForm, _ number: Int, _ cases: [CaseModel], _ types: EnumTypes,
    isOfStandalone: Bool = false
  ) {
    self.form = form
    self.number = number
    self.cases = cases
    self.types = types
    self.isOfStandalone = isOfStandalone
    unknown = isOfStandalone ? nil : UnknownCase(types, form)
  }

  var declared: DeclaredEnum { types.declared }
  var scope: Scope { types.scope }
  var options: RepresentationOptions { form.options }
  var styleName: StyleName { form.style.value }
  var isPrimary: Bool { number == 0 }
  var rejectsUnknownKeys: Bool { isPrimary && declared.options.unknownKeys?.value == .reject }

  /// Whether cases have the layouts and names that they ask for. A further form has its own, because
  /// its data was written before the annotations; what has no tag is written alike in every form.
  var usesOwnLayouts: Bool { isPrimary || isOfStandalone }

  /// The style; nil if the value of an option that it needs could not be read.
  var style: Style? {
    let tag = options.tag.map { TagPath(keys: $0.value) }
    return switch styleName {
    case .external: .external
    case .internal: tag.map { .internal(tag: $0) }
    case .adjacent: options.content == nil ? nil : tag.map { .adjacent(tag: $0) }
    case .untagged: .untagged
    case .rawValue: .rawValue
    case .array: .array
    }
  }

  func representation(_ style: Style) -> Representation {
    let tags = allTags()
    let matching = matching(tags)
    let exact = tags.lazy.joined().compactMap(\.exact)
    let taken = Set(exact.flatMap(\.forms).map(matching.folded))
    var plans = declared.cases.map { plan($0, tags[$0.index], matching, taken, style) }
    if !isPrimary { plans = addingDeclaredKeys(plans) }
    func named(_ name: Located<String>?) -> CasePlan? {
      isPrimary ? plans.first { $0.model.baseName == name?.value } : nil
    }
    let options = declared.options
    let rivals = rivals(plans)
    let leaders = rivals.reduce(into: [Int: Int]()) { leaders, group in
      for other in group.value { leaders[other.index] = group.key }
    }
    func read(
      _ cases: [Conditional<Int>], _ isRead: (CasePlan) -> Bool
    ) -> [Conditional<CasePlan>] {
      Conditional.map(cases) { plans[$0].reading == .known && isRead(plans[$0]) ? plans[$0] : nil }
    }
    return Representation(
      number: number, style: style, matching: matching, cases: plans,
      readable: read(styleName.hasTags ? declared.conditionalCases : triedCases) {
        leaders[$0.index] == nil
          && !($0.hasNullTag && $0.tags.isEmpty && $0.ranges.isEmpty || $0.isMissingTag)
      },
      rivals: rivals, leaders: leaders,
      unknown: unknownPlan(plans, matching),
      missingTag: named(options.missingTag),
      tagless: read(declared.conditionalCases) { $0.hasNullTag || $0.isMissingTag },
      unknownTag: named(options.unknownTag),
      choosesByKeys: isPrimary && style == .untagged && options.choice?.value == .byKeys,
      rejectsUnknownKeys: rejectsUnknownKeys,
      standalone: [standaloneModeler?.representation(.untagged)].compactMap(\.self)
        .filter { !$0.casesInOrder.isEmpty })
  }

  /// Whether a case is the unknown one of a further form without tags. What that form writes for it is
  /// read if no other case fits: its only value, its name, or what every case without values is.
  func isTriedLast(_ item: DeclaredCase) -> Bool {
    guard !isPrimary, styleName == .untagged, item === unknown?.item, unknown?.takesAll == false
    else { return false }
    return item.values.isEmpty
      ? emptyForm(of: item) == .name
        || !declared.cases.contains { $0 !== item && $0.hasNoPayload }
      : item.values.count == 1 && declared.style.value != .rawValue
  }

  /// The cases in the order in which they are tried without a tag.
  private var triedCases: [Conditional<Int>] {
    let cases = declared.triedCases
    return cases.filter { !isTriedLast(declared.cases[$0.element]) }
      + cases.filter { isTriedLast(declared.cases[$0.element]) }
  }

  /// A modeler for the cases without a tag, as those of an untagged form; nil if there are none.
  private lazy var standaloneModeler: RepresentationModeler? = {
    guard declared.cases.contains(where: standsAlone) else { return nil }
    var own = RepresentationOptions()
    own.written = options.written.filter { ["keyNaming", "keyPrefix"].contains($0.name) }
    let form = RequestedForm(
      style: Located(value: .untagged, offset: form.style.offset), options: own)
    return RepresentationModeler(
      form.named(as: options), number, cases, types, isOfStandalone: true)
  }()

  private func plan(
    _ item: DeclaredCase, _ patterns: [TagPattern], _ matching: TagMatching,
    _ taken: Set<Scalar>, _ style: Style
  ) -> CasePlan {
    let tags = patterns.compactMap(\.exact)
    let standsAlone = standsAlone(item)
    let layouts = standsAlone ? standaloneModeler ?? self : self
    let content = standsAlone ? nil : content(of: item)
    let payload = layouts.payload(
      of: item, beside: standsAlone || content != nil ? [] : style.keysBesideValues)
    let isUnknown = item === unknown?.item
    let isOfOthers = isOfStandalone && !item.options.isUntagged
    let isLast = isTriedLast(item)
    let isNotWritten =
      item.options.isSkipped(.encoding) || item.availability.isUnavailable || isOfOthers || isLast
    let isNotRead = item.options.isSkipped(.decoding) || standsAlone || isOfOthers
    var tag = keptTag(of: item).map { CasePlan.Tag.kept(plan($0, of: item)) }
    if styleName.hasTags, item.options.hasNullTag { tag = .null }
    if styleName.hasTags, item.options.isMissingTag { tag = .missing }
    // A range without a value that keeps the tag is reported.
    let written = tags.first ?? layouts.writtenTag(of: item).exact ?? .string(item.baseName)
    return CasePlan(
      model: cases[item.index],
      writing: isNotWritten
        ? .error : isUnknown && unknown?.takesAll == true ? .content : .values,
      reading: isUnknown && !isLast ? .unknown : isNotRead ? .never : .known,
      standsAlone: standsAlone, tag: tag ?? .literal(written), tags: tags,
      ranges: patterns.compactMap(\.range), patterns: self.patterns(tags, matching, taken),
      layout: layouts.layout(of: item), payload: payload,
      content: content, absence: layouts.absence(of: payload, of: item),
      absentValues: absentValues(of: item, payload))
  }

  /// Returns the cases that share tags on purpose, by the index of the first. Checks find out
  /// whether anything tells them apart.
  private func rivals(_ plans: [CasePlan]) -> [Int: [CasePlan]] {
    guard styleName.hasTags else { return [:] }
    let readable = plans.filter { $0.availability == .always && $0.reading == .known }
    // A tag in certain builds. If cases share one, something else must tell them apart.
    var leaders: [Conditional<Scalar>: Int] = [:]
    var groups: [Int: [CasePlan]] = [:]
    for plan in readable {
      let tags = plan.patterns.map { Conditional(element: $0, branches: plan.item.branches) }
      let joined = Set(tags.compactMap { leaders[$0] }).sorted()
      let leader = joined.first ?? plan.index
      groups[leader, default: []].append(plan)
      for other in joined.dropFirst() {
        groups[leader, default: []] += groups.removeValue(forKey: other) ?? []
        for (tag, owner) in leaders where owner == other { leaders[tag] = leader }
      }
      for tag in tags { leaders[tag] = leader }
    }
    return groups.compactMapValues { group in
      // Annotations give the cases the tags that they share; one may have its own name as a tag.
      let isSaid = group.count { $0.item.givenTags.isEmpty } <= 1
      return group.count > 1 && (isSaid || group.contains { !$0.payload.constants.isEmpty })
        ? Array(group.sorted { $0.index < $1.index }.dropFirst()) : nil
    }
  }

  /// Whether the form has the unknown case. A further form without tags has it only if it writes whole
  /// documents. If the primary form has no tags, an unknown case for these takes those of any form.
  private func hasCase(_ unknown: UnknownCase) -> Bool {
    if isPrimary { return true }
    if !styleName.hasTags { return unknown.content != nil && unknown.tag == nil }
    return declared.style.value.hasTags || unknown.content == nil
  }

  private func unknownPlan(_ plans: [CasePlan], _ matching: TagMatching) -> UnknownPlan? {
    guard let unknown, hasCase(unknown) else { return nil }
    let item = unknown.item
    let known = plans.filter { $0.item !== item }.flatMap { plan in
      plan.tags.map(TagPattern.exact) + plan.ranges.map(TagPattern.range)
    }
    return UnknownPlan(
      plan: plans[item.index],
      content: unknown.content.map { plan($0, of: item) },
      together: item.options.coder.map { coder in
        (
          item.values.map { plan($0, of: item) },
          CaseCoder(name: scope.qualified(coder: coder.value), isBesideTag: false)
        )
      },
      requiredType: matching.isMixed && !unknown.isKept ? known.scalarType : nil,
      hasPayload: !unknown.payload.isEmpty)
  }

  // MARK: Tags

  /// Whether a case has no tag, in a form whose other cases have one.
  func standsAlone(_ item: DeclaredCase) -> Bool { styleName.hasTags && item.options.isUntagged }

  /// Returns the value that keeps the tag; nil if the case has none.
  func keptTag(of item: DeclaredCase) -> DeclaredValue? {
    guard styleName.hasTags else { return nil }
    return item === unknown?.item ? unknown?.tag : item.markedTag
  }

  /// Returns the tags of each case: the one that is written, then all others that are read.
  private func allTags() -> [[TagPattern]] {
    var tags = declared.cases.map(tags)
    guard !usesOwnLayouts else { return tags }
    // Data written before the annotations has the declared names as tags, but no values that keep
    // tags.
    var taken = Set(tags.joined())
    for item in declared.cases
    where item.markedTag == nil && !standsAlone(item) && !item.options.isMissingTag {
      let name = TagPattern.exact(.string(item.baseName))
      if taken.insert(name).inserted { tags[item.index].append(name) }
    }
    return tags
  }

  private func tags(of item: DeclaredCase) -> [TagPattern] {
    let options = item.options
    if standsAlone(item) || options.isMissingTag { return [] }
    // An unknown case that is written as it was read needs its own tag only for a missing one.
    let isKept =
      item === unknown?.item && unknown?.isKept == true && options.ownTag == nil
      && declared.options.missingTag?.value != item.baseName
    var written = options.hasNullTag || isKept ? [] : [writtenTag(of: item)]
    // If a tag to write is given next to a range, the range is read, too.
    if let pattern = options.pattern?.value, pattern.range != nil, options.ownTag != nil {
      written.append(pattern)
    }
    let tags = written + (options.aliases?.value ?? []).map(\.value)
    // A key can spell a tag that isn't a string.
    let given = declared.options.coercing?.value == true ? item.givenTags.map(\.value) : []
    let spelled = given.filter { !isUsable($0) }.compactMap(\.exact).flatMap(\.otherSpellings)
    return (tags.filter(isUsable) + spelled.map(TagPattern.exact)).uniqued
  }

  /// Returns the tag that is written; for a case that keeps its tag, the first one that is read.
  func writtenTag(of item: DeclaredCase) -> TagPattern {
    // If tags are keys in a further representation, the name replaces a tag that isn't a string.
    let own = item.options.ownTag.map { TagPattern.exact($0.value) }
    let tag = item.options.pattern?.value
    let given = (tag?.range == nil ? [tag, own] : [own, tag]).compactMap(\.self)
    if let usable = given.first(where: isUsable) { return usable }
    if let rawValue = item.rawValue {
      if case .known(let tag) = rawValue, isUsable(.exact(tag)) { return .exact(tag) }
      return .exact(.string(item.baseName))
    }
    let naming = options.caseNaming?.value ?? .verbatim
    return .exact(.string(naming.apply(to: item.baseName)))
  }

  private func isUsable(_ tag: TagPattern) -> Bool {
    isPrimary || !styleName.tagsAreKeys || tag.isString
  }

  private func matching(_ tags: [[TagPattern]]) -> TagMatching {
    let isCoercing =
      styleName.hasTags && !styleName.tagsAreKeys && declared.options.coercing?.value == true
    // Names in untagged forms are no tags.
    let isIgnoringCase = styleName.hasTags && declared.options.ignoringCase?.value == true
    var kind = TagMatching.Kind.mixed
    // A case that is neither written nor read can have any tag.
    let used = declared.cases.filter(declared.isUsed)
    let known = used.flatMap { item in
      tags[item.index].filter { item !== unknown?.item || $0.range != nil }
    }
    // An unknown case that keeps nothing is written with its own tag, which must be read back.
    let unkept = used.filter { $0 === unknown?.item && unknown?.tag == nil }
    let all = known + unkept.flatMap { tags[$0.index] }
    if all.allSatisfy(\.isOfStrings) {
      kind = .string
    } else if !known.isEmpty, all.allSatisfy(\.isInteger) {
      let type = declared.rawType ?? ""
      kind = .integer(RawValues.integerTypes.contains(type) ? type : "Int")
    }
    if isCoercing || unknown?.takesAll == true || !valuesKeepOnly(kind) {
      kind = styleName.tagsAreKeys ? .string : .mixed
    }
    return TagMatching(kind: kind, isCoercing: isCoercing, isIgnoringCase: isIgnoringCase)
  }

  /// Whether the values that keep tags can only keep tags of the kind that the known ones have.
  private func valuesKeepOnly(_ kind: TagMatching.Kind) -> Bool {
    declared.cases.allSatisfy { item in
      switch (kind, keptTag(of: item)?.type.unqualified) {
      case (_, nil), (.string, "String"), (.integer("Int"), "Int"): true
      default: false
      }
    }
  }

  private func patterns(
    _ tags: [Scalar], _ matching: TagMatching, _ taken: Set<Scalar>
  ) -> [Scalar] {
    let own = tags.flatMap(\.forms).map(matching.folded)
    // An exact tag has precedence over the coerced spelling of another.
    let coerced = matching.isCoercing ? own.flatMap(\.otherSpellings) : []
    return (own + coerced.filter { !taken.contains($0) }).uniqued
  }
}
