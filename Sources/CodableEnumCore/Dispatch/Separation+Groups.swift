extension Separation {
  /// Returns a document of a form that a group of tags would recognize, if there is one.
  func match(of group: TagGroup, with form: Representation) -> Match? {
    guard !form.tagPlaces.contains(group.place) else { return nil }
    // If tags of every kind are read, or the form has no tag, unknown tags are recognized, too.
    let takesUnknown = group.forms.contains { $0.unknown != nil }
    let recognized = read.recognized(
      by: group,
      withUnknown: takesUnknown && (group.matching.isMixed || form.style.tagPlaces.isEmpty))
    for plan in form.writtenCases {
      // The same name for the same case needs no distinction.
      if group.place == .value, plan.payload.emptyForm == .name {
        let owner = group.owners[plan.tags[0]]
        if owner == plan.index || owner == nil && !takesUnknown { continue }
      }
      if let match = match(plan, written.document(plan, in: form), recognized) { return match }
    }
    return nil
  }

  /// Returns tests that tell the branches of a group, by their cases, from a form without tags that
  /// has documents with some of their tags. Returns nil if looking can't tell them apart.
  func tests(of group: TagGroup, from form: Representation) -> [Int: LookTest]? {
    let branches = Conditional.elements(of: group.branches)
    guard branches.count <= EnumModel.switchLimit,
      !group.forms.contains(where: { $0.unknown != nil })
    else { return nil }
    var tests: [Int: [LookTest]] = [:]
    for plan in form.writtenCases {
      let document = written.document(plan, in: form)
      for branch in branches {
        var alone = group
        alone.branches = [.element(branch)]
        guard match(plan, document, read.recognized(by: alone, withUnknown: false)) != nil else {
          continue
        }
        var looks: [LookTest] = []
        for alternative in branch.alternatives {
          for own in alternative.form.sharing(alternative.plan).flatMap(\.cases) {
            let look = SharedTags(types: types).look(
              written.document(own, in: alternative.form), from: document, at: group.place,
              own.tags.map(\.spelling))
            guard let look else { return nil }
            if !looks.contains(look) { looks.append(look) }
          }
        }
        tests[branch.index, default: []].append(looks.count == 1 ? looks[0] : .any(looks))
      }
    }
    return tests.mapValues(LookTest.every)
  }

  /// Returns a document with an unknown tag of the form that a group would recognize, if there is
  /// one. All other groups are tried before the unknown case.
  func matchOfUnknown(_ form: Representation, with group: TagGroup) -> Match? {
    // In '.external', any other key may be an unknown tag.
    guard let unknown = form.unknown, form.hasTags, !form.tagPlaces.contains(.key),
      !form.tagPlaces.contains(group.place)
    else { return nil }
    return match(
      unknown.plan, read.unknown(unknown.plan, in: form),
      read.recognized(by: group, withUnknown: false))
  }

  private func match(_ plan: CasePlan, _ set: Documents, _ recognized: Documents) -> Match? {
    // A type that the sources don't show most likely writes no tag.
    Overlap.of(set, recognized, in: types.universe, countsRare: true).document
      .map { (plan.index, $0.text) }
  }
}

extension Representation {
  fileprivate var writtenCases: [CasePlan] {
    cases.filter { $0.writing == .values && $0.reading != .unknown && !$0.standsAlone }
  }
}

extension CaseDocuments {
  /// Returns the documents that a group of tags recognizes, before anything is decoded.
  func recognized(by group: TagGroup, withUnknown: Bool) -> Documents {
    let branches = Conditional.elements(of: group.branches)
    let patterns = branches.flatMap(\.patterns)
    var tags = [group.matching.documents(patterns, branches.flatMap(\.ranges))]
    if withUnknown { tags.append(unknownTag(in: group.forms[0])) }
    let member: Documents.Member
    switch group.place {
    case .value: return .any(of: tags)
    case .element:
      return .array(.init(slots: [.any(of: tags)], requiredCount: 1, rest: .anything))
    // Ranges of tags aren't keys.
    case .key where patterns.isEmpty: return .never
    case .key:
      member = .init(keys: patterns.map(\.spelling), value: .anything, isRequired: true)
    case .member(let path): member = tagMember(.any(of: tags), at: path, others: .ignored)
    }
    return .object(.init(members: [member], others: .ignored))
  }
}
