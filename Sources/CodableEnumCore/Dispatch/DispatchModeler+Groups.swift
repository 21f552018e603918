/// Which tags are in one place, and how the forms that have one are told apart.
extension DispatchModeler {
  /// Returns the groups in an order in which none recognizes a document of a later one.
  mutating func order(_ groups: [TagGroup]) -> [TagGroup] {
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
    groups.indices.lazy.filter { $0 != index }.flatMap { groups[$0].forms }.compactMap { form in
      separation.match(of: groups[index], with: form).map { (form, $0) }
    }
  }

  mutating func group(
    _ place: TagPosition, _ forms: [Representation], _ tree: [Conditional<Int>]
  ) -> TagGroup {
    var owners: [Scalar: (form: Int, case: Int)] = [:]
    var branches: [Int: TagBranch] = [:]
    for index in forms[0].cases.indices {
      let plans = forms.map { TagBranch.Alternative(forms: [$0], plan: $0.cases[index]) }.filter {
        $0.plan.reading == .known && !$0.form.isRival($0.plan)
      }
      guard !plans.isEmpty else { continue }
      var patterns: [Scalar] = []
      // Either all forms have the ranges of the annotation, or none has.
      let ranges = plans.first { !$0.plan.ranges.isEmpty }?.plan.ranges ?? []
      for item in plans {
        let (form, plan) = (item.form, item.plan)
        for pattern in form.patterns(plan) {
          if let owner = owners[pattern] {
            // If one form has the tag twice, that was reported already.
            guard owner.case != index, owner.form != form.number, plan.tags.first == pattern
            else { continue }
            report((owner.form, form.number), (owner.case, index), pattern.json)
            continue
          }
          owners[pattern] = (form.number, index)
          patterns.append(pattern)
        }
      }
      let alternatives = place == .value ? [plans[0]] : plans
      branches[index] = TagBranch(
        index: index, patterns: patterns, ranges: ranges,
        alternatives: separated(alternatives, place))
    }
    let unknown = forms.filter { $0.unknown?.hasPayload == true }.compactMap { form in
      form.unknown.map { TagBranch.Alternative(forms: [form], plan: $0.plan) }
    }
    var group = TagGroup(forms[0], at: place)
    if let first = unknown.first, place != .value {
      group.unknown = TagBranch(
        index: first.plan.index, patterns: [], ranges: [], alternatives: separated(unknown, place))
    }
    group.forms = forms
    if forms.contains(where: { $0.matching.type != forms[0].matching.type }) {
      group.matching.kind = .mixed
    }
    group.branches = Conditional.map(tree) { branches[$0] }
    return group
  }

  // MARK: Alternatives

  /// Returns alternatives, each with a test that tells it from the later ones. Alternatives that
  /// are written alike become one.
  private mutating func separated(
    _ alternatives: [TagBranch.Alternative], _ place: TagPosition
  ) -> [TagBranch.Alternative] {
    var kept: [TagBranch.Alternative] = []
    for alternative in alternatives {
      if let same = kept.indices.first(where: {
        result(kept[$0], alternative, place).isSame
      }) {
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
        case .conflict(let document):
          report(
            (kept[index].form.number, other.form.number),
            (kept[index].plan.index, other.plan.index), document)
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
    for rival in first.form.rivals[first.plan.index] ?? [] {
      let other = second.form.cases[rival.index]
      switch (result, separation.result(rival, other, at: place)) {
      case (.same, .same), (.test, .same): break
      case (.test(let test), .test(let same)) where test == same: break
      case (.conflict, _): return result
      case (_, let found):
        if case .conflict = found { return found }
        return .conflict("{…}")
      }
    }
    return result
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
