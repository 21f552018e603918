/// Decides, for an enum of several forms, what a document is tried as, and in which order.
///
/// Forms with the tag in one place share a switch over tags. For each case, `Separation` finds what
/// tells their payloads apart. Groups are tried one after another, in an order in which none
/// recognizes a document of a later one. What can't be told apart is a conflict, with a document
/// that shows it.
final class DispatchModeler {
  /// Two forms that write one document for different values.
  struct Conflict {
    let forms: (Int, Int)
    let cases: (Int, Int)
    let document: String
  }

  let representations: [Representation]
  let separation: Separation
  private(set) var conflicts: [Conflict] = []

  init(_ representations: [Representation], _ separation: Separation) {
    self.representations = representations.flatMap { [$0] + $0.standalone }
    self.separation = separation
  }

  func dispatch(_ cases: [Conditional<Int>]) -> Dispatch {
    var groups = representations.flatMap(\.tagPlaces).uniqued.map { place in
      group(place, representations.filter { $0.tagPlaces.contains(place) }, cases)
    }
    let untagged = joined(representations.filter { $0.style.tagPlaces.isEmpty }).filter { form in
      // If nothing is read as the primary form, that is its error.
      let isWhole = form.isPrimary && !representations[0].hasTags
      let hasError = isWhole && (form.unknown == nil || form.unknown?.content != nil)
      return hasError || form.casesInOrder.contains(where: \.isRead)
    }
    for index in groups.indices {
      for form in untagged { tell(&groups[index], from: form) }
    }
    let ordered = order(groups)
    for form in representations {
      for group in groups {
        guard let match = separation.matchOfUnknown(form, with: group) else { continue }
        conflict(group.forms[0], form, match)
      }
    }
    return Dispatch(steps(ordered, untagged))
  }

  // MARK: Untagged forms

  /// Makes a group look at more than tags, if a form without tags has a document with one of them.
  private func tell(_ group: inout TagGroup, from form: Representation) {
    guard let match = separation.match(of: group, with: form) else { return }
    // Within one form, a case without a tag must not look as if it had one.
    let isOwn = group.forms.contains { $0.number == form.number }
    if isOwn { return conflict(group.forms[0], form, match) }
    let (tests, alike) = separation.tests(of: group, from: form, match)
    if let alike { return conflict(group.forms[0], form, alike) }
    group.branches = Conditional.map(group.branches) { branch in
      var branch = branch
      let all = [branch.test, tests[branch.index]].compactMap { $0 }
      branch.test = all.isEmpty ? nil : .every(all)
      return branch
    }
  }

  private func conflict(
    _ first: Representation, _ second: Representation, _ match: Separation.Match
  ) {
    report((first.number, second.number), (match.index, match.index), match.document)
  }

  func report(_ forms: (Int, Int), _ cases: (Int, Int), _ document: String) {
    conflicts.append(Conflict(forms: forms, cases: cases, document: document))
  }

  // MARK: Tags in one place

  /// Returns the groups in an order in which none recognizes a document of a later one.
  private func order(_ groups: [TagGroup]) -> [TagGroup] {
    var rest = groups
    var ordered: [TagGroup] = []
    while !rest.isEmpty {
      let next = rest.indices.first { matches(of: $0, among: rest).first { _ in true } == nil }
      if next == nil {
        for (form, match) in matches(of: 0, among: rest) { conflict(rest[0].forms[0], form, match) }
      }
      ordered.append(rest.remove(at: next ?? 0))
    }
    return ordered
  }

  /// Returns the forms of other groups with a document that a group recognizes.
  private func matches(
    of index: Int, among groups: [TagGroup]
  ) -> some Sequence<(Representation, Separation.Match)> {
    let others = groups.indices.lazy.filter { $0 != index }.flatMap { groups[$0].forms }
    return others.compactMap { [separation] form in
      separation.match(of: groups[index], with: form).map { (form, $0) }
    }
  }

  /// The cases that have a tag already. Only cases in exclusive branches of `#if` can share one.
  private typealias Owners = [Scalar: [(form: Int, case: Int)]]

  private func group(
    _ place: TagPosition, _ forms: [Representation], _ cases: [Conditional<Int>]
  ) -> TagGroup {
    var owners: Owners = [:]
    var branches: [Int: TagBranch] = [:]
    for index in forms[0].cases.indices {
      let plans = forms.map { TagBranch.Alternative(forms: [$0], plan: $0.cases[index]) }.filter {
        $0.plan.reading == .known && !$0.form.isRival($0.plan)
      }
      guard !plans.isEmpty else { continue }
      branches[index] = TagBranch(
        index: index, patterns: patterns(plans, &owners),
        // Either all forms have the ranges of the annotation, or none has.
        ranges: plans.first { !$0.plan.ranges.isEmpty }?.plan.ranges ?? [],
        alternatives: separated(place == .value ? [named(plans)] : plans, place))
    }
    var group = TagGroup(forms[0], at: place)
    let unknown = forms.filter { $0.unknown?.hasPayload == true }.compactMap { form in
      form.unknown.map { TagBranch.Alternative(forms: [form], plan: $0.plan) }
    }
    if let first = unknown.first, place != .value {
      group.unknown = TagBranch(
        index: first.plan.index, patterns: [], ranges: [], alternatives: separated(unknown, place))
    }
    group.forms = forms
    // The unknown case may have another name in each form.
    group.forms[0].unknown = forms[0].unknown?.alsoTagged(by: forms.compactMap(\.unknown?.plan))
    if forms.contains(where: { $0.matching.type != forms[0].matching.type }) {
      group.matching.kind = .mixed
    }
    group.branches = Conditional.map(cases) { branches[$0] }
    return group
  }

  /// Returns the first of a case's forms in which a name alone is the case.
  private func named(_ plans: [TagBranch.Alternative]) -> TagBranch.Alternative {
    plans.first { $0.plan.isName || $0.form.style == .rawValue } ?? plans[0]
  }

  /// Returns the tags of a case in some forms, without those that another case has in another form,
  /// which is a conflict.
  private func patterns(_ plans: [TagBranch.Alternative], _ owners: inout Owners) -> [Scalar] {
    var patterns: [Scalar] = []
    for (form, plan) in plans.map({ ($0.form, $0.plan) }) {
      for pattern in form.patterns(plan) {
        let owner = owners[pattern]?.first {
          !form.cases[$0.case].item.isExclusive(with: plan.item)
        }
        guard let owner else {
          owners[pattern, default: []].append((form.number, plan.index))
          patterns.append(pattern)
          continue
        }
        // If one form has the tag twice, that was reported already.
        if owner.case != plan.index, owner.form != form.number, plan.tags.first == pattern {
          report((owner.form, form.number), (owner.case, plan.index), pattern.json)
        }
      }
    }
    return patterns
  }

  // MARK: Alternatives

  /// Returns alternatives, each with a test that tells it from the later ones. Alternatives that
  /// are written alike become one.
  private func separated(
    _ alternatives: [TagBranch.Alternative], _ place: TagPosition
  ) -> [TagBranch.Alternative] {
    var kept: [TagBranch.Alternative] = []
    for alternative in alternatives {
      if let same = kept.indices.first(where: { result(kept[$0], alternative, place).isSame }) {
        kept[same].join(alternative)
        kept[same].form.lookAtRivals(with: separation.types)
      } else {
        kept.append(alternative)
      }
    }
    for index in kept.indices.dropLast() {
      var tests: [LookTest] = []
      for other in kept[(index + 1)...] {
        switch result(kept[index], other, place) {
        case .test(let test): tests.append(test)
        case .same: break
        case .conflict:
          report(
            (kept[index].form.number, other.form.number),
            (kept[index].plan.index, other.plan.index), separation.document(kept[index], other))
        }
      }
      kept[index].test = .every(tests)
    }
    return kept
  }

  /// Returns what tells two forms of a case apart. If cases share its tag, that must be the same
  /// for each of them.
  private func result(
    _ first: TagBranch.Alternative, _ second: TagBranch.Alternative, _ place: TagPosition
  ) -> Separation.Result {
    let result = separation.result(first.plan, second.plan, at: place)
    let rivals = first.form.rivals[first.plan.index] ?? []
    // Constants choose among cases that share a tag, and a further form has none.
    if !rivals.isEmpty, ([first.plan] + rivals).contains(where: { !$0.payload.constants.isEmpty }) {
      return .conflict
    }
    for rival in rivals {
      let other = second.form.cases[rival.index]
      switch (result, separation.result(rival, other, at: place)) {
      case (.same, .same), (.test, .same): break
      case (.test(let test), .test(let same)) where test == same: break
      default: return .conflict
      }
    }
    return result
  }

  // MARK: Order

  private func steps(_ groups: [TagGroup], _ untagged: [Representation]) -> [Dispatch.Step] {
    let primary = representations[0]
    // An enum without tags does not look for any if its own keys show what the document is.
    let late = primary.hasTags ? [] : groups.filter { separation.isApart($0, from: untagged) }
    let early = groups.filter { group in !late.contains { $0.place == group.place } }
    var steps = early.map(Dispatch.Step.tags)
    // Forms without tags write none, so a tag that no group knows belongs to the unknown case. A
    // key of an object may be something else.
    if primary.unknown != nil, !untagged.isEmpty {
      for group in early where group.place != .key && group.forms[0].readsUnknownTags {
        steps.append(.unknownTag(group, .tag(group)))
      }
    }
    // An object without a tag and without keys of untagged cases is the case of `missingTag`, not
    // one whose values are all nil or defaults.
    if let missing = primary.missingTag, let keys = keys(of: untagged) {
      let signs = groups.filter(\.place.isInObject).compactMap(sign)
      steps.append(.missingTag(missing, .init(keys: keys, signs: signs)))
    }
    if !untagged.isEmpty { steps.append(.attempts(untagged)) }
    steps += late.map(Dispatch.Step.tags)
    // Without tags, the unknown case also takes what has an unknown tag, unless it keeps only that.
    let left =
      primary.hasTags || primary.unknown == nil
      ? groups
      : groups.filter { group in
        group.forms[0].unknown?.plan.keptTag != nil
          && (group.place == .key || late.contains { $0.place == group.place })
      }
    // Without a known tag, the unknown case may have written anything.
    if primary.hasTags, let form = untagged.first(where: { $0.unknown?.takesAll == true }) {
      if let missing = primary.missingTag, let unknown = form.unknown?.plan,
        missing.index != unknown.index
      {
        report((primary.number, form.number), (missing.index, unknown.index), "{}")
      }
      return steps + [.unfitting(form)]
    }
    // An unknown tag of any form belongs to the unknown case. A single key counts as unknown,
    // unless it is another form's key for tags. The primary form comes last, so its error is
    // thrown.
    for group in left.filter({ $0.place != .key }) + left.filter({ $0.place == .key })
    where !isLast(group) {
      if let sign = sign(of: group) { steps.append(.unknownTag(group, sign)) }
    }
    guard let own = groups.first(where: { $0.place == primary.style.tagPlaces.first }) else {
      return steps + [.unfitting(primary)]
    }
    if let missing = primary.missingTag {
      steps.append(.missingTag(missing, nil))
    } else if case .unknownTag(let last, _)? = steps.last, last.place == own.place {
      // With or without a sign of a tag, the rest is read alike.
      steps.removeLast()
    }
    return steps + [.unknownTag(own, nil)]
  }

  /// Returns what shows that a document has a tag of a group, even an unknown one; nil if nothing
  /// depends on it.
  private func sign(of group: TagGroup) -> Dispatch.TagSign? {
    let hasUnknown = group.forms[0].unknown != nil
    switch group.place {
    case .member(let path): return .path(path)
    case .element: return .array
    // A name on its own is read together with names that are keys.
    case .value: return group.forms[0].style != .external ? .scalar : hasUnknown ? .string : nil
    case .key:
      guard hasUnknown else { return nil }
      // A key of the case that `missingTag` names is no tag: that object just has none.
      let primary = representations[0]
      return (primary.missingTag == nil ? [] : primary.keysWithoutTag).map { .onlyKey(besides: $0) }
    }
  }

  /// Whether the primary form itself reads all tags of a group that no case has.
  private func isLast(_ group: TagGroup) -> Bool {
    guard case .member = group.place else { return group.forms[0].isPrimary }
    // If no other form is read, it reads the tag, known or not.
    return representations.allSatisfy(\.isPrimary) && representations[0].missingTag == nil
  }

  /// Returns the keys of the objects of untagged cases; nil if there are none or not all are known.
  private func keys(of untagged: [Representation]) -> [String]? {
    var keys: [String] = []
    for payload in untagged.flatMap(\.casesInOrder).map(\.payload) {
      switch payload {
      case .keyed(let keyed) where !keyed.hasFlattened:
        keys += keyed.fields.flatMap(\.keys) + (keyed.constants + keyed.extras).map(\.key)
      case .keyed, .bare, .together: return nil
      case .empty(.literal(.object(let members))): keys += members.map(\.key)
      case .empty, .unkeyed: break
      }
    }
    return keys.isEmpty ? nil : keys
  }
}

extension TagBranch.Alternative {
  /// Adds the keys of an alternative that differs only in keys.
  fileprivate mutating func join(_ other: TagBranch.Alternative) {
    let rivals = other.form.rivals[plan.index] ?? []
    form.rivals[plan.index] = form.rivals[plan.index]?.map { rival in
      rivals.first { $0.index == rival.index }.map(rival.alsoReading) ?? rival
    }
    plan = plan.alsoReading(other.plan)
    form.cases[plan.index] = plan
  }
}

extension Representation {
  /// Whether an unknown tag can be anything but an error. A scalar can't contain values.
  var readsUnknownTags: Bool {
    guard let unknown else { return false }
    let needsValues = if case .error = unknown.plan.absence { unknown.hasPayload } else { false }
    return style != .rawValue || !needsValues
  }

  /// The places where its tags can be. In `.external`, a name without values is the whole value,
  /// and all other tags are keys.
  var tagPlaces: [TagPosition] {
    style.tagPlaces.filter { place in
      guard place == .value, style.tagPlaces.contains(.key) else { return true }
      return cases.contains { $0.isRead && $0.isName && !$0.standsAlone }
    }
  }
}

extension TagPosition {
  var isInObject: Bool { self != .element && self != .value }
}
