import CodableEnumCore

/// Documents with a tag, and the cases that it chooses.
extension EnumReader {
  /// Reads a document with a tag. Returns nil if no case has the tag.
  func read(_ document: Shape, with tag: Shape, in group: TagGroup) -> Reading? {
    guard let tags = target.tags[group.place] else { return nil }
    switch tag {
    case .either(let tags):
      let readings = tags.map { read(document, with: $0, in: group) }
      if readings.allSatisfy({ $0 == nil }) { return nil }
      return .either(zip(tags, readings).map { $1 ?? readUnknown(document, $0, in: group) })
    case .literal(let scalar): return read((document, scalar, group), tags)
    case .anyLetters(let text):
      return group.matching.isIgnoringCase
        ? read(document, with: .literal(.string(text)), in: group)
        : .fails(.letters(text))
    case .range(let range): return read(document, withTagIn: range, in: group, tags)
    case .value: return readAnyTag(tag, tags)
    default: return nil
    }
  }

  private func read(_ whole: Tagged, _ tags: ReadableEnum.Tags) -> Reading? {
    let (scalar, matching) = (whole.tag, whole.group.matching)
    var found = scalar.forms.flatMap { tags.branches[matching.folded($0)] ?? [] }
    if found.isEmpty, !tags.ranged.isEmpty {
      let forms = scalar.forms.map(matching.folded)
      if Set(whole.group.unknownTagsInRanges).isDisjoint(with: forms) {
        found = tags.ranged.filter { $0.ranges.contains { $0.holds(scalar) } }
      }
    }
    // A document without a tag may look as if it had one.
    if !found.isEmpty {
      found.removeAll { branch in branch.test.map { look($0, at: whole) } == .no }
      if found.isEmpty { return nil }
    }
    let readings = found.map { read(whole, $0) }
    return readings.first(where: \.isAll) ?? readings.first
  }

  private func read(
    _ document: Shape, withTagIn range: TagRange, in group: TagGroup, _ tags: ReadableEnum.Tags
  ) -> Reading? {
    let branch = tags.ranged.first { branch in branch.ranges.contains { $0.covers(range) } }
    let locked = reader.lockedCases[target.declared.displayName] ?? [:]
    let taken = tags.branches.values.joined().first { owner in
      // Ranges of doubles and strings can't be split: a case that existed already had its tag.
      let name = target.primary.cases[owner.index].model.baseName
      return owner.index != branch?.index && owner.patterns.contains(where: range.holds)
        && (range.integers != nil || locked[name] == nil)
    }
    if let branch, let taken, let tag = taken.patterns.first(where: range.holds) {
      return .fails(.tagTaken(tag, by: target.primary.cases[taken.index].model.baseName))
        .at(.item(branch.index))
    }
    guard let branch else { return read(document, withPartsOf: range, in: group, tags) }
    let keeper = target.declared.cases[branch.index].markedTag
    if keeper?.type.isWideEnough(for: range) == false { return .fails(.tags(range)) }
    return read((document, range.example, group), branch)
  }

  /// Reads tags that no case has in one range, but maybe in several, or integers as single tags.
  private func read(
    _ document: Shape, withPartsOf range: TagRange, in group: TagGroup, _ tags: ReadableEnum.Tags
  ) -> Reading? {
    func read(_ part: TagRange) -> Reading? {
      let isOne = part.integers.map { $0.lowerBound == $0.upperBound } ?? false
      return self.read(document, with: isOne ? .literal(part.example) : .range(part), in: group)
    }
    guard let (first, rest) = range.parts(at: tags.ranged.flatMap(\.ranges)),
      let reading = read(first), let others = read(rest)
    else { return nil }
    return .either([reading, others])
  }

  /// Reads what was a value and may be any tag now.
  private func readAnyTag(_ tag: Shape, _ tags: ReadableEnum.Tags) -> Reading? {
    guard
      target.primary.cases.contains(where: { $0.model.baseName == name && $0.reading == .known })
    else {
      return nil
    }
    let kinds = reader.kinds(of: tag)
    let other = tags.branches.values.joined().first { branch in
      target.primary.cases[branch.index].model.baseName != name
        && branch.patterns.contains { !kinds.isDisjoint(with: $0.kinds) }
    }
    return other.map { branch in
      Reading.fails(.taken(by: target.primary.cases[branch.index].model.baseName), .some)
        .at(.item(branch.index))
    }
  }

  private func read(_ whole: Tagged, _ branch: TagBranch) -> Reading {
    let tag = whole.tag
    // Null under a key that names a case counts as a missing tag.
    if whole.group.place == .key, let missing = target.primary.missingTag,
      missing.model.baseName != name, let payload = member(.tag, of: whole)?.shape,
      reader.kinds(of: payload).contains(.null)
    {
      return taken(by: missing)
    }
    // A tag that moved to another case means something else. An alias says that this is intended. A
    // case without the tag has it in a range, in other letters or as another kind of value.
    let owner = target.primary.cases[branch.index]
    if owner.tags.first == tag || !owner.tags.contains(tag),
      let name, owner.model.baseName != name,
      let own = target.primary.cases.first(where: { $0.model.baseName == name }),
      !own.tags.contains(tag), owner.tags.contains(tag) || !own.ranges.contains(tag),
      owner.writing != .error,
      !target.primary.sharing(owner).flatMap(\.cases).contains(where: { isForOldData($0, tag) })
    {
      return .fails(.tagTaken(tag, by: owner.model.baseName))
    }
    if let own = namesake(of: owner), !own.tags.contains(tag) {
      return .fails(.tagTaken(tag, by: owner.item.names(beside: own.item).own))
        .at(.item(own.index))
    }
    // A removed case's tag may have been in a range of a case that is still there.
    if let name, !owner.tags.contains(tag), owner.ranges.contains(tag), isLocked(owner),
      !target.cases.contains(where: { $0.baseName == name })
    {
      return taken(by: owner)
    }
    var rest = branch.alternatives[...]
    var readings: [Reading] = []
    while let alternative = rest.popFirst() {
      let truth =
        rest.isEmpty
        ? .yes : alternative.test.map { look($0, at: whole) } ?? .yes
      if truth == .no { continue }
      readings.append(read(whole, alternative))
      if truth == .yes { break }
    }
    return .either(readings)
  }

  /// Returns another case of the same name if that one has the values of the line.
  private func namesake(of owner: CasePlan) -> CasePlan? {
    let keys = line?.shape.valueKeys ?? []
    func isWritten(_ plan: CasePlan) -> Bool {
      plan.item.values.count == keys.count
        && keys.allSatisfy { key in
          plan.item.values.contains { $0.lockedName.isWritten(as: key, in: plan.item) }
        }
    }
    guard line != nil, owner.model.baseName == name, !isWritten(owner) else { return nil }
    return target.primary.cases.first { $0.model.baseName == name && isWritten($0) }
  }

  /// Reads a document as the case that its constants choose.
  private func read(_ whole: Tagged, _ alternative: TagBranch.Alternative) -> Reading {
    let (document, tag, group) = whole
    let form = alternative.form
    // Only ranges have a tag that no pattern is.
    var choice: TagChoice?
    if form.rivals[alternative.plan.index] != nil {
      let patterns = tag.forms.map(group.matching.folded)
      choice = form.sharing(alternative.plan).first {
        $0.patterns.contains(where: patterns.contains)
      }
    }
    let all = choice?.cases ?? [alternative.plan]
    let plans = all.filter { !target.missing.contains($0.index) }
    if plans.isEmpty { return .fails(.tag(tag)) }
    if group.place == .value {
      // A name is a case without values, or one whose values may all be missing.
      let named = form.named(alternative.plan)
      if form.style == .external, !named.isName { return .fails(.form).at(.item(named.index)) }
      if line != nil { reader.successors.insert(named.model.baseName) }
      return .all
    }
    if let looks = choice?.looks {
      return choose(among: all[...], looks[...], of: form, whole)
    }
    let named = plans.filter { $0.model.baseName == name }
    let isOneOfSeveral = plans.count > 1
    // Its constants choose a case under its new name.
    if named.isEmpty,
      let plan = plans.first(where: { mayBeRenamed(as: $0) && !$0.payload.constants.isEmpty }),
      mayChoose(plan, document, form)
    {
      return read(plan, of: form, document, tag: tag, isOneOfSeveral)
    }
    // A removed case shared its tag with a case that is still there.
    if let name, !target.cases.contains(where: { $0.baseName == name }),
      let other = plans.first(where: { $0.tags.first == tag && isLocked($0) }),
      !plans.contains(where: { isNewName($0, of: document) })
    {
      // It may have a new name.
      let isRead = plans.allSatisfy { plan in
        let reading = read(plan, of: form, document, tag: tag, isOneOfSeveral)
        return isLocked(plan) ? reading.isNone : reading.isAll
      }
      return isRead && plans.contains { !isLocked($0) } ? .all : taken(by: other)
    }
    // The case is still there, but only its rivals are read.
    let isUnread = target.primary.cases.contains { plan in
      plan.model.baseName == name && plan.tags.contains(tag) && !plan.isRead
    }
    if isUnread, let other = plans.first(where: isLocked) { return taken(by: other) }
    if let own = named.first,
      let other = plans.first(where: { $0.isChosen(before: own) && mayChoose($0, document, form) })
    {
      return taken(by: other)
    }
    let readings = (named.isEmpty ? plans : named).map {
      read($0, of: form, document, tag: tag, isOneOfSeveral)
    }
    return readings.first(where: \.isAll) ?? readings[0]
  }

  /// Whether a document may have the constants of a case.
  private func mayChoose(_ plan: CasePlan, _ document: Shape, _ form: Representation) -> Bool {
    guard case .keyed(var payload) = plan.payload else { return false }
    (payload.fields, payload.extras) = ([], [])
    var sets = target.sets
    sets.choosesByConstants = true
    let chosen = sets.document(plan.with(.keyed(payload)), in: form)
    return Overlap.of(
      reader.universe.documents(document), chosen, in: reader.universe, countsRare: true
    ).isSure
  }

  /// Whether a case wrote some of the same documents, which two cases with one tag never did.
  private func isNewName(_ plan: CasePlan, of document: Shape) -> Bool {
    let documents = reader.universe.documents(document)
    return locked(plan).contains { line in
      Overlap.of(reader.universe.documents(line), documents, in: reader.universe).isSure
    }
  }

  /// Whether a new case is there only for what the written one was before it got another tag.
  private func isForOldData(_ plan: CasePlan, _ tag: Scalar) -> Bool {
    plan.writing == .error && plan.tags.contains(tag) && !isLocked(plan)
      && !target.primary.cases.contains { $0.model.baseName == name && $0.tags.contains(tag) }
  }

  /// Reads a document as the case that looks at it choose.
  private func choose(
    among cases: ArraySlice<CasePlan>, _ looks: ArraySlice<LookTest>, of form: Representation,
    _ whole: Tagged
  ) -> Reading {
    guard let first = cases.first else { return .fails(.tag(whole.tag)) }
    let truth = looks.first.map { look($0, at: whole) } ?? .yes
    var readings: [Reading] = []
    if truth != .no {
      readings.append(
        name == nil || first.model.baseName == name || mayBeRenamed(as: first)
          || isForOldData(first, whole.tag)
          ? read(first, of: form, whole.document, tag: whole.tag) : taken(by: first))
    }
    if truth != .yes {
      readings.append(choose(among: cases.dropFirst(), looks.dropFirst(), of: form, whole))
    }
    return .either(readings)
  }

  func readUnknown(_ document: Shape, _ tag: Shape, in group: TagGroup) -> Reading {
    if case .either(let tags) = tag {
      return .either(tags.map { readUnknown(document, $0, in: group) })
    }
    let form = group.forms.first { $0.unknown != nil }
    let unknown = form?.unknown
    // A tag that the case for unknown tags lost.
    if form == nil, let form = group.forms.first(where: { $0.unknownTag?.model.baseName == name }),
      let plan = form.unknownTag, case .literal(let scalar) = tag, group.matching.mayHold(scalar)
    {
      return read(plan, of: form, document, tag: scalar)
    }
    // The tag belonged to a known case.
    if unknown == nil || name != nil && name != unknown?.plan.model.baseName {
      switch tag {
      case .literal(let scalar) where !isTag(scalar, of: unknown, group.matching):
        return .fails(.tag(scalar))
      case .anyLetters(let text) where !isTag(.string(text), of: unknown, group.matching):
        return .fails(.tag(.string(text)))
      case .range(let range): return .fails(.tags(range))
      default: break
      }
    }
    guard let form, let unknown, takes(tag, as: unknown, group.matching), keeps(tag, unknown)
    else { return .fails(.unknownTag) }
    if keepsTags, case .literal = tag, !unknown.takesAll, unknown.plan.keptTag == nil {
      return .fails(.unknownTag)
    }
    return unknown.hasPayload
      ? read(unknown.plan, of: form, document, tag: nil) : readKept(document, by: unknown)
  }

  /// Whether the unknown case keeps a tag if the one that was written did.
  private func keeps(_ tag: Shape, _ unknown: UnknownPlan) -> Bool {
    guard case .value = tag, !unknown.takesAll else { return true }
    return unknown.plan.keptTag.map { reader.read(target.sets.type($0), from: tag).isAll } ?? false
  }

  /// Whether the unknown case has a tag, as an annotation or its name gives it.
  private func isTag(_ tag: Scalar, of unknown: UnknownPlan?, _ matching: TagMatching) -> Bool {
    !Set(tag.forms.map(matching.folded)).isDisjoint(with: unknown?.plan.patterns ?? [])
  }

  /// Whether a tag has a kind that can be read as an unknown tag.
  func takes(_ tag: Shape, as unknown: UnknownPlan, _ matching: TagMatching) -> Bool {
    let kinds = reader.kinds(of: tag)
    switch matching.kind {
    case .string: return kinds == .string || matching.isCoercing
    case .integer: return kinds == .number
    case .mixed:
      guard let type = unknown.requiredType else {
        guard let kept = unknown.plan.keptTag, !matching.isCoercing else { return true }
        let type = target.sets.type(kept).unwrapped
        return reader.kinds(of: .value(type)).isSuperset(of: kinds)
      }
      guard case .literal(let scalar) = tag else { return false }
      return isTag(scalar, of: unknown, matching)
        || (type == "Swift.Int" ? Int(scalar.spelling) != nil : Bool(scalar.spelling) != nil)
    }
  }
}

extension CasePlan {
  /// Whether its constants choose it before another case with the same tag.
  fileprivate func isChosen(before other: CasePlan) -> Bool {
    let (count, others) = (payload.constants.count, other.payload.constants.count)
    return count > others || count > 0 && count == others && index < other.index
  }
}

extension TypeSpelling {
  /// Whether an integer type can store all tags of a range.
  func isWideEnough(for range: TagRange) -> Bool {
    guard let bounds = range.integers, let scalar = FormatType.scalar(text), case .integer = scalar
    else { return true }
    return [bounds.lowerBound, bounds.upperBound].allSatisfy { scalar.contains(.integer($0)) }
  }
}

extension [TagRange] {
  fileprivate func contains(_ tag: Scalar) -> Bool { contains { $0.holds(tag) } }
}

extension TagMatching {
  /// Whether a tag has a kind that can be read.
  fileprivate func mayHold(_ tag: Scalar) -> Bool {
    switch kind {
    case .string: tag.isString || isCoercing
    case .integer: tag.isInteger
    case .mixed: tag.isString || tag.isInteger || tag.isBoolean
    }
  }
}
