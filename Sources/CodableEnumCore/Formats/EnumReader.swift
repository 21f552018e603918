/// Reads documents as one marked enum.
struct EnumReader {
  let reader: FormatReader
  let target: ReadableEnum
  /// The case that was written; nil if any case will do.
  let name: String?
  /// Untagged cases that already accepted some of it when it was written.
  let behind: [String]
  /// Whether it was written without a tag.
  var hadNoTag = false
  /// Whether constants choose among cases of one tag. They are required then.
  var choosesByConstants = false

  var describer: ShapeDescriber { target.describer }

  func read(_ document: Shape) -> Reading {
    if case .anything(let written) = document {
      guard let unknown = target.unknown,
        !hadNoTag || [.untagged, .rawValue].contains(target.primary.style)
      else { return .fails(.unknownTag) }
      let content = unknown.content.map { describer.type(of: $0, unknown.plan) }
      let isRead =
        content.map { reader.read($0, from: .value(written)).isAll } ?? readsAnyText(unknown)
      return isRead ? .all : .fails(.unknownTag, .some)
    }
    if let plan = tagless(document) {
      guard name == nil || name == plan.model.baseName || mayBeRenamed(as: plan) else {
        return .fails(.form)
      }
      return read(plan, of: target.primary, document, tag: nil)
    }
    var readings: [Reading] = []
    var unknownTag: Reading?
    var isKey = false
    for group in target.groups {
      let (isFound, tag) = find(group, in: document)
      guard isFound != .no, let tag else { continue }
      let found = read(document, with: tag, in: group)
      // A key that names no case may belong to another form.
      guard let reading = found, target.groups.count == 1 || !isUnnamedKey(tag, in: group) else {
        if unknownTag == nil { isKey = group.group.place == .key }
        unknownTag = unknownTag ?? found ?? readUnknown(document, tag, in: group.group)
        continue
      }
      readings.append(reading)
      if isFound == .yes { return .either(readings) }
    }
    // If this form is recognized only sometimes, another form reads the rest.
    return .either(readings + [readWithoutTag(document, unknownTag, isKey: isKey)])
  }

  /// Whether any string can be an unknown tag, so not only integers or Bools.
  private func readsAnyText(_ unknown: UnknownPlan) -> Bool {
    switch target.primary.matching.kind {
    case .string: true
    case .integer: false
    case .mixed: unknown.requiredType == nil
    }
  }

  /// - Parameter isKey: Whether the unknown tag is a key, which may be a key of an untagged case.
  private func readWithoutTag(
    _ document: Shape, _ unknownTag: Reading?, isKey: Bool
  ) -> Reading {
    if let unknownTag, unknownTag.isAll, target.leavesUnknownTags, !isKey { return unknownTag }
    let attempt = target.hasUntaggedForms ? attempts(document) : nil
    if let attempt, attempt.isAll { return attempt }
    if let unknownTag { return unknownTag }
    if let missing = target.primary.missingTag, !target.missing.contains(missing.index),
      case .object = document
    {
      let isExpected = name == nil || name == missing.model.baseName
      guard isExpected else { return .fails(.form) }
      return read(missing, of: target.primary, document, tag: nil)
    }
    return attempt ?? .fails(.form)
  }

  // MARK: Tags

  /// Returns the case for a document whose tag is null or missing.
  private func tagless(_ document: Shape) -> CasePlan? {
    let form = target.primary
    let plans = Conditional.elements(of: form.tagless).filter { !target.missing.contains($0.index) }
    let null = plans.first(where: \.hasNullTag)
    let missing = plans.first(where: \.isMissingTag)
    switch document {
    case .null where form.style == .rawValue: return null
    case .object(let members):
      guard let path = form.tagPath else { return nil }
      let tag = reader.find(path.keys, in: members).shape
      return tag == .null ? null ?? missing : tag == nil ? missing : nil
    default: return nil
    }
  }

  /// Whether a document has the tag of a group, and what the tag can be.
  private func find(_ place: ReadableEnum.Group, in document: Shape) -> (Truth, Shape?) {
    let group = place.group
    switch (group.place, document) {
    case (.member(let path), .object(let members)):
      let found = reader.find(path.keys, in: members)
      guard let tag = found.shape, tag.isScalar else { return (.no, nil) }
      return (found.presence, tag)
    case (.key, .object(let members)):
      for member in members {
        if case .kept(let tag, _) = member { return (.yes, tag) }
      }
      var keys = members.compactMap(\.key)
      let isOptional = target.primary.missingTag != nil
      if isOptional {
        keys.removeAll { reader.find($0, in: members).shape == .null }
      }
      let named = keys.first { place.branches[group.matching.folded(.string($0))] != nil }
      let isOnly =
        keys.count == 1 && !isOptional
        && (target.formCount == 1 || group.forms.contains { $0.unknown != nil })
      guard let key = named ?? (isOnly ? keys[0] : nil) else { return (.no, nil) }
      return (.yes, .literal(.string(key)))
    case (.element, .array(let elements)):
      guard let tag = elements.first, tag.isScalar else { return (.no, nil) }
      return (.yes, tag)
    case (.value, _): return document.isScalar ? (.yes, document) : (.no, nil)
    default: return (.no, nil)
    }
  }

  private func isUnnamedKey(_ tag: Shape, in target: ReadableEnum.Group) -> Bool {
    guard target.group.place == .key, case .literal(let key) = tag else { return false }
    return target.branches[target.group.matching.folded(key)] == nil
  }

  /// Reads a document with a tag. Returns nil if no case has the tag.
  private func read(
    _ document: Shape, with tag: Shape, in target: ReadableEnum.Group
  ) -> Reading? {
    let group = target.group
    switch tag {
    case .either(let tags):
      return .either(tags.map { read(document, with: $0, in: target) ?? .fails(.form) })
    case .literal(let scalar):
      var found = scalar.forms.flatMap { target.branches[group.matching.folded($0)] ?? [] }
      let unknownTags = group.unknownTagsInRanges.flatMap(\.forms)
      if found.isEmpty,
        Set(unknownTags).isDisjoint(with: scalar.forms.map(group.matching.folded))
      {
        found = target.ranged.filter { $0.ranges.contains { $0.holds(scalar) } }
      }
      // A document without a tag may look as if it had one.
      if !found.isEmpty {
        found.removeAll { branch in
          branch.test.map { look($0, at: document, scalar, in: group) } == .no
        }
        if found.isEmpty { return nil }
      }
      let readings = found.map { read(document, scalar, $0, in: group) }
      return readings.first(where: \.isAll) ?? readings.first ?? unread(tag, in: group)
    case .anyLetters(let text):
      return group.matching.isIgnoringCase
        ? read(document, with: .literal(.string(text)), in: target)
        : .fails(.letters(text))
    case .range(let range):
      let branch = target.ranged.first { branch in branch.ranges.contains { $0.covers(range) } }
      let locked = reader.lockedNames[self.target.declared.displayName] ?? []
      let taken = target.branches.values.joined().first { owner in
        // Ranges of doubles and strings can't be split: a case that existed already had its tag.
        let name = self.target.primary.cases[owner.index].model.baseName
        return owner.index != branch?.index && owner.patterns.contains(where: range.holds)
          && (range.integers != nil || !locked.contains(name))
      }
      if let branch, let taken, let tag = taken.patterns.first(where: range.holds) {
        return .fails(.tagTaken(tag, by: self.target.primary.cases[taken.index].model.baseName))
          .at(.item(branch.index))
      }
      guard let branch else {
        let reading = unread(.literal(range.example), in: group)
        return reading == nil ? nil : .fails(.tags(range))
      }
      return read(document, range.example, branch, in: group)
    default: return nil
    }
  }

  /// Reads a tag that no case has anymore. A document without tags may look like it.
  private func unread(_ tag: Shape, in group: TagGroup) -> Reading? {
    guard case .literal(let scalar) = tag else { return nil }
    // An unknown case that keeps nothing writes a tag of its own.
    if let unknown = target.unknown {
      if name == nil || unknown.plan.model.baseName == name
        || isTag(scalar, ofUnknownIn: group, unknown)
      {
        return nil
      }
      // The unknown case is tried before untagged cases.
      if group.place != .key, target.leavesUnknownTags { return .fails(.tag(scalar)) }
    }
    let hasCase =
      target.cases.contains { $0.baseName == name && $0.options.isUntagged }
      || group.place == .key
        && target.primary.standalone.contains { form in
          form.cases.contains(where: mayBeRenamed)
        }
    return hasCase || target.hasUntaggedForms && target.primary.style.tagPlaces.isEmpty
      ? nil : Reading.fails(.tag(scalar))
  }

  private func read(
    _ document: Shape, _ tag: Scalar, _ branch: TagBranch, in group: TagGroup
  ) -> Reading {
    // A tag that moved to another case means something else. An alias says that this is intended,
    // and a range may have had the tag before.
    let owner = target.primary.cases[branch.index]
    if owner.tags.first == tag || !owner.tags.contains(tag) && owner.ranges.contains(tag),
      let name, owner.model.baseName != name,
      let own = target.primary.cases.first(where: { $0.model.baseName == name }),
      !own.tags.contains(tag), !own.ranges.contains(tag), owner.writing != .error
    {
      return .fails(.tagTaken(tag, by: owner.model.baseName))
    }
    // A removed case's tag may have been in a range of a case that is still there.
    if let name, !owner.tags.contains(tag), owner.ranges.contains(tag), isLocked(owner),
      !target.cases.contains(where: { $0.baseName == name })
    {
      return .fails(.taken(by: owner.model.baseName)).at(.item(owner.index))
    }
    var rest = branch.alternatives[...]
    var readings: [Reading] = []
    while let alternative = rest.popFirst() {
      let truth =
        rest.isEmpty
        ? .yes : alternative.test.map { look($0, at: document, tag, in: group) } ?? .yes
      if truth == .no { continue }
      readings.append(read(alternative, document, tag, in: group))
      if truth == .yes { break }
    }
    return .either(readings)
  }

  /// Reads a document as the case that its constants choose.
  private func read(
    _ alternative: TagBranch.Alternative, _ document: Shape, _ tag: Scalar, in group: TagGroup
  ) -> Reading {
    let form = alternative.form
    let patterns = tag.forms.map(group.matching.folded)
    let sharing = form.sharing(alternative.plan)
    let all =
      sharing.first { $0.patterns.contains(where: patterns.contains) }?.cases ?? [alternative.plan]
    let plans = all.filter { !target.missing.contains($0.index) }
    if plans.isEmpty { return .fails(.tag(tag)) }
    if group.place == .value {
      // A name is a case without values, or one whose values may all be missing.
      let named = form.named(alternative.plan)
      if form.style == .external, !named.isName {
        return .fails(.form).at(.item(named.index))
      }
      return .all
    }
    if let looks = form.rivalLooks[all.map(\.index)] {
      return choose(among: all[...], looks[...], of: form, document, tag, in: group)
    }
    let named = plans.filter { $0.model.baseName == name }
    var reader = self
    reader.choosesByConstants = plans.count > 1
    // A removed case shared its tag with a case that is still there.
    if let name, !target.cases.contains(where: { $0.baseName == name }),
      let other = plans.first(where: { $0.tags.first == tag && isLocked($0) })
    {
      // It may have a new name.
      let isRead = plans.allSatisfy { plan in
        let reading = reader.read(plan, of: form, document, tag: tag)
        return isLocked(plan) ? reading.isNone : reading.isAll
      }
      return isRead && plans.contains { !isLocked($0) }
        ? .all : .fails(.taken(by: other.model.baseName)).at(.item(other.index))
    }
    let readings = (named.isEmpty ? plans : named).map {
      reader.read($0, of: form, document, tag: tag)
    }
    return readings.first(where: \.isAll) ?? readings[0]
  }

  /// Reads a document as the case that looks at it choose.
  private func choose(
    among cases: ArraySlice<CasePlan>, _ looks: ArraySlice<LookTest>, of form: Representation,
    _ document: Shape, _ tag: Scalar, in group: TagGroup
  ) -> Reading {
    guard let first = cases.first else { return .fails(.tag(tag)) }
    let truth = looks.first.map { look($0, at: document, tag, in: group) } ?? .yes
    var readings: [Reading] = []
    if truth != .no {
      readings.append(
        name == nil || first.model.baseName == name || mayBeRenamed(as: first)
          ? read(first, of: form, document, tag: tag)
          : Reading.fails(.taken(by: first.model.baseName)).at(.item(first.index)))
    }
    if truth != .yes {
      readings.append(
        choose(
          among: cases.dropFirst(), looks.dropFirst(), of: form, document, tag, in: group))
    }
    return .either(readings)
  }

  private func readUnknown(_ document: Shape, _ tag: Shape, in group: TagGroup) -> Reading {
    let form = group.forms.first { $0.unknown != nil }
    guard let form, let unknown = form.unknown, takes(tag, asUnknownIn: group, unknown) else {
      if case .literal(let scalar) = tag, name != nil { return .fails(.tag(scalar)) }
      return .fails(.unknownTag)
    }
    // The tag belonged to a known case.
    if let name, name != unknown.plan.model.baseName, case .literal(let scalar) = tag,
      !isTag(scalar, ofUnknownIn: group, unknown)
    {
      return .fails(.tag(scalar))
    }
    return unknown.hasPayload ? read(unknown.plan, of: form, document, tag: nil) : .all
  }

  /// Whether the unknown case has a tag, as an annotation or its name gives it.
  private func isTag(
    _ tag: Scalar, ofUnknownIn group: TagGroup, _ unknown: UnknownPlan
  ) -> Bool {
    !Set(tag.forms.map(group.matching.folded)).isDisjoint(with: unknown.plan.patterns)
  }

  /// Whether a tag has a kind that can be read as a tag.
  private func takes(_ tag: Shape, asUnknownIn group: TagGroup, _ unknown: UnknownPlan) -> Bool {
    let kinds = reader.kinds(of: tag)
    switch group.matching.kind {
    case .string: return kinds == .string || group.matching.isCoercing
    case .integer: return kinds == .number
    case .mixed:
      guard let type = unknown.requiredType, case .literal(let scalar) = tag else {
        return unknown.requiredType == nil
      }
      return isTag(scalar, ofUnknownIn: group, unknown)
        || (type == "Swift.Int" ? Int(scalar.spelling) != nil : Bool(scalar.spelling) != nil)
    }
  }
}

extension [TagRange] {
  fileprivate func contains(_ tag: Scalar) -> Bool { contains { $0.holds(tag) } }
}

extension TagMatching {
  /// Returns a tag in the spelling that known tags are compared in.
  fileprivate func folded(_ tag: Scalar) -> Scalar { isIgnoringCase ? tag.lowercased : tag }
}

extension Shape {
  /// Whether tags can have this shape.
  var isScalar: Bool {
    switch self {
    case .literal, .anyLetters, .range: true
    case .value(.named(let name, _)):
      ["String", "Int", "Bool", "Double", "CodableEnumAnyValue"].contains(name)
    case .either(let shapes): shapes.allSatisfy(\.isScalar)
    default: false
    }
  }
}

extension Shape.Member {
  var key: String? { if case .key(let key, _, _) = self { key } else { nil } }
}
