/// Decides one representation: for each case its tags, and how its values are laid out, written and
/// read. It also builds what makes no sense; `RepresentationChecks` finds that.
///
/// A class, because each closure would copy a struct of this size.
final class RepresentationModeler {
  let declared: DeclaredEnum
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
    declared: DeclaredEnum, form: RequestedForm, number: Int, cases: [CaseModel],
    unknown: UnknownCase?, types: EnumTypes, isOfStandalone: Bool = false
  ) {
    self.declared = declared
    self.form = form
    self.number = number
    self.cases = cases
    self.unknown = unknown
    self.types = types
    self.isOfStandalone = isOfStandalone
  }

  var scope: Scope { types.scope }
  var options: RepresentationOptions { form.options }
  var styleName: StyleName { form.style.value }
  var rules: StyleRules { styleName.rules }
  var isPrimary: Bool { number == 0 }

  /// The style; nil if the value of an option that it needs could not be read.
  var style: Style? {
    let tag = options.tag.map { TagPath(parents: $0.value.dropLast(), key: $0.value.last ?? "") }
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
    let all = allTags()
    let tags = all.map { $0.compactMap(\.exact) }
    let ranges = all.map { $0.compactMap(\.range) }
    // A case that is neither written nor read can have any tag.
    let matching = matching(
      tags.indices.map { declared.isUsed($0) ? tags[$0] : [] },
      ranges: ranges.indices.filter(declared.isUsed).flatMap { ranges[$0] })
    let tagSets = tags.map(Set.init)
    let taken = tagSets.reduce(into: Set<Scalar>()) { $0.formUnion($1) }
    var plans = cases.indices.map { index in
      plan(index, tags[index], ranges[index], matching, taken, style)
    }
    if !isPrimary { plans = addingDeclaredKeys(plans) }
    func named(_ name: Located<String>?) -> CasePlan? {
      isPrimary ? plans.first { $0.model.baseName == name?.value } : nil
    }
    let options = declared.options
    let rivals = rivals(plans)
    let leaders = rivals.reduce(into: [Int: Int]()) { leaders, group in
      for other in group.value { leaders[other.index] = group.key }
    }
    func read(_ tree: [Conditional<Int>], _ isRead: (CasePlan) -> Bool) -> [Conditional<CasePlan>] {
      Conditional.map(tree) { plans[$0].reading == .known && isRead(plans[$0]) ? plans[$0] : nil }
    }
    return Representation(
      number: number, style: style, matching: matching, cases: plans,
      readable: read(rules.hasTags ? declared.caseTree : declared.triedTree) {
        leaders[$0.index] == nil && !($0.hasNullTag && $0.tags.isEmpty || $0.isMissingTag)
      },
      rivals: rivals, leaders: leaders,
      unknown: unknownPlan(plans, matching),
      missingTag: named(options.missingTag),
      tagless: read(declared.caseTree) { $0.hasNullTag || $0.isMissingTag },
      unknownTag: named(options.unknownTag),
      choosesByKeys: isPrimary && style == .untagged && options.choice?.value == .byKeys,
      rejectsUnknownKeys: isPrimary && options.unknownKeys?.value == .reject,
      standalone: [standaloneModeler?.representation(.untagged)].compactMap(\.self)
        .filter { !$0.casesInOrder.isEmpty })
  }

  /// A modeler for the cases without a tag, as those of an untagged form; nil if there are none.
  private var standaloneModeler: RepresentationModeler? {
    guard rules.hasTags, declared.cases.contains(where: \.options.isUntagged) else { return nil }
    let form = RequestedForm(
      style: Located(value: .untagged, offset: form.style.offset), options: RepresentationOptions())
    return RepresentationModeler(
      declared: declared, form: form.named(as: options), number: number, cases: cases, unknown: nil,
      types: types, isOfStandalone: true)
  }

  private func plan(
    _ index: Int, _ tags: [Scalar], _ ranges: [TagRange], _ matching: TagMatching,
    _ taken: Set<Scalar>, _ style: Style
  ) -> CasePlan {
    let item = declared.cases[index]
    let standsAlone = standsAlone(index)
    let layouts = standsAlone ? standaloneModeler ?? self : self
    let content = standsAlone ? nil : content(ofCase: index)
    let payload = layouts.payload(
      ofCase: index, beside: standsAlone || content != nil ? [] : style.keysBesideValues)
    let isUnknown = index == unknown?.index
    let isOfOthers = isOfStandalone && !item.options.isUntagged
    let isNotWritten =
      item.options.isSkipped(.encoding) || item.availability.isUnavailable || isOfOthers
    let isNotRead = item.options.isSkipped(.decoding) || standsAlone || isOfOthers
    var tag = keptTag(ofCase: index).map { CasePlan.Tag.kept(value($0, ofCase: index)) }
    if rules.hasTags, item.options.hasNullTag { tag = .null }
    if rules.hasTags, item.options.isMissingTag { tag = .missing }
    // A range without a value that keeps the tag is reported.
    let written = tags.first ?? layouts.writtenTag(ofCase: index).exact ?? .string(item.baseName)
    return CasePlan(
      index: index, model: cases[index],
      writing: isNotWritten
        ? .error : isUnknown && unknown?.takesAll == true ? .content : .values,
      reading: isUnknown ? .unknown : isNotRead ? .never : .known,
      availability: item.availability.time, standsAlone: standsAlone,
      tag: tag ?? .literal(written),
      tags: tags, ranges: ranges, patterns: patterns(tags, matching, taken),
      layout: layouts.layout(ofCase: index), payload: payload,
      content: content, absence: layouts.absence(of: payload, ofCase: index),
      unread: unread(ofCase: index, all: false), absent: unread(ofCase: index, all: true))
  }

  /// Returns the cases that share tags on purpose, by the index of the first. Checks find out
  /// whether anything tells them apart.
  private func rivals(_ plans: [CasePlan]) -> [Int: [CasePlan]] {
    guard rules.hasTags else { return [:] }
    let readable = plans.filter { plan in
      if case .always = plan.availability { plan.reading == .known } else { false }
    }
    var leaders: [Sharing: Int] = [:]
    var groups: [Int: [CasePlan]] = [:]
    for plan in readable {
      let tags = plan.patterns.map {
        Sharing(pattern: $0, branches: declared.cases[plan.index].branches)
      }
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
      let isSaid = group.count { declared.cases[$0.index].givenTags.isEmpty } <= 1
      return group.count > 1 && (isSaid || group.contains { !$0.payload.constants.isEmpty })
        ? Array(group.sorted { $0.index < $1.index }.dropFirst()) : nil
    }
  }

  /// A tag in certain builds. If cases share one, something else must tell them apart.
  private struct Sharing: Hashable {
    var pattern: Scalar
    var branches: [ConditionalBranchReference]
  }

  private func unknownPlan(_ plans: [CasePlan], _ matching: TagMatching) -> UnknownPlan? {
    // If a further form has no tags, only the primary form has the unknown case.
    guard let unknown, rules.hasTags || isPrimary else { return nil }
    let item = declared.cases[unknown.index]
    let known = plans.filter { $0.index != unknown.index }.flatMap { plan in
      plan.tags.map(TagPattern.exact) + plan.ranges.map(TagPattern.range)
    }
    return UnknownPlan(
      plan: plans[unknown.index],
      content: unknown.content.map { value($0, ofCase: unknown.index) },
      together: item.options.coder.map { coder in
        (
          item.values.indices.map { value($0, ofCase: unknown.index) },
          CaseCoder(name: scope.qualified(coder: coder.value), isBesideTag: false)
        )
      },
      requiredType: matching.isMixed && !unknown.isKept ? known.scalarType : nil,
      hasPayload: !unknown.payload.isEmpty)
  }

  // MARK: Tags

  /// Whether a case has no tag, in a form whose other cases have one.
  func standsAlone(_ index: Int) -> Bool {
    rules.hasTags && declared.cases[index].options.isUntagged
  }

  /// Returns the position of the value that keeps the tag; nil if the case has none.
  func keptTag(ofCase index: Int) -> Int? {
    guard rules.hasTags else { return nil }
    return index == unknown?.index ? unknown?.tag : declared.cases[index].markedTag
  }

  /// Returns the tags of each case: the one that is written, then all others that are read.
  private func allTags() -> [[TagPattern]] {
    var tags = cases.indices.map { self.tags(ofCase: $0) }
    guard !isPrimary else { return tags }
    // Data written before the annotations has the declared names as tags, but no values that keep
    // tags.
    var taken = Set(tags.joined())
    for index in cases.indices
    where declared.cases[index].markedTag == nil && !standsAlone(index)
      && !declared.cases[index].options.isMissingTag
    {
      let name = TagPattern.exact(.string(cases[index].baseName))
      if taken.insert(name).inserted { tags[index].append(name) }
    }
    return tags
  }

  private func tags(ofCase index: Int) -> [TagPattern] {
    let options = declared.cases[index].options
    if standsAlone(index) || options.isMissingTag { return [] }
    // An unknown case that is written as it was read needs its own tag only for a missing one.
    let isKept =
      index == unknown?.index && unknown?.isKept == true && options.ownTag == nil
      && declared.options.missingTag?.value != cases[index].baseName
    var written = options.hasNullTag || isKept ? [] : [writtenTag(ofCase: index)]
    // If a tag to write is given next to a range, the range is read, too.
    if case .pattern(.range(let range))? = options.tag?.value, options.ownTag != nil {
      written.append(.range(range))
    }
    return (written + (options.aliases?.value ?? []).map(\.value)).filter(isUsable).uniqued
  }

  /// Returns the tag that is written; for a case that keeps its tag, the first one that is read.
  func writtenTag(ofCase index: Int) -> TagPattern {
    let item = declared.cases[index]
    // If tags are keys in a further representation, the name replaces a tag that isn't a string.
    let own = item.options.ownTag.map { TagPattern.exact($0.value) }
    if case .pattern(.range)? = item.options.tag?.value, let own, isUsable(own) { return own }
    if case .pattern(let tag) = item.options.tag?.value, isUsable(tag) { return tag }
    if let own = item.options.ownTag?.value, isUsable(.exact(own)) { return .exact(own) }
    if let rawValue = item.rawValue {
      if case .known(let tag) = rawValue, isUsable(.exact(tag)) { return .exact(tag) }
      return .exact(.string(item.baseName))
    }
    let naming = options.caseNaming?.value ?? .verbatim
    return .exact(.string(naming.apply(to: item.baseName)))
  }

  private func isUsable(_ tag: TagPattern) -> Bool {
    isPrimary || !rules.tagsAreKeys || tag.isString
  }

  private func matching(_ tags: [[Scalar]], ranges: [TagRange]) -> TagMatching {
    let isCoercing = isPrimary && declared.options.coercing?.value == true
    // Names in untagged forms are no tags.
    let isIgnoringCase = rules.hasTags && declared.options.ignoringCase?.value == true
    var kind = TagMatching.Kind.mixed
    let known = tags.enumerated().filter { $0.offset != unknown?.index }.flatMap(\.element)
    if known.allSatisfy(\.isString), ranges.allSatisfy({ $0.kinds == .string }) {
      kind = .string
    } else if known.allSatisfy(\.isInteger), ranges.allSatisfy({ $0.integers != nil }) {
      kind =
        if case .integer(let type) = declared.rawType { .integer(type) } else { .integer("Int") }
    }
    if isCoercing || !unknownTakesOnly(kind, tags) || !valuesKeepOnly(kind) {
      kind = rules.tagsAreKeys ? .string : .mixed
    }
    return TagMatching(kind: kind, isCoercing: isCoercing, isIgnoringCase: isIgnoringCase)
  }

  /// Whether the unknown case, if there is one, only needs tags of the kind that the known ones
  /// have.
  private func unknownTakesOnly(_ kind: TagMatching.Kind, _ tags: [[Scalar]]) -> Bool {
    guard let unknown, unknown.tag == nil || unknown.takesAll else { return true }
    // A case that keeps nothing is written with its own tag, which must be read back.
    let own = tags[unknown.index]
    return switch kind {
    case _ where unknown.takesAll: false
    case .string: own.allSatisfy(\.isString)
    case .integer: own.allSatisfy(\.isInteger)
    case .mixed: true
    }
  }

  /// Whether the values that keep tags can only keep tags of the kind that the known ones have.
  private func valuesKeepOnly(_ kind: TagMatching.Kind) -> Bool {
    cases.indices.allSatisfy { index in
      switch (
        kind, keptTag(ofCase: index).map { declared.cases[index].values[$0].type.unqualified }
      ) {
      case (_, nil), (.string, "String"), (.integer("Int"), "Int"): true
      default: false
      }
    }
  }

  private func patterns(
    _ tags: [Scalar], _ matching: TagMatching, _ taken: Set<Scalar>
  ) -> [Scalar] {
    // An exact tag has precedence over the coerced spelling of another.
    let coerced = matching.isCoercing ? tags.flatMap(\.otherSpellings) : []
    let all = tags.flatMap(\.forms) + coerced.filter { !taken.contains($0) }
    let patterns = all.map { matching.isIgnoringCase ? $0.lowercased : $0 }.uniqued
    // Most are the tags themselves, which need no second array.
    return patterns == tags ? tags : patterns
  }
}
