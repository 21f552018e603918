/// Tells whether documents that were written once are read by what the sources say now: it goes the
/// way of generated `init(from:)`, with shapes in the place of documents.
struct FormatReader {
  let models: [String: [(marked: MarkedModel, describer: ShapeDescriber)]]
  let resolver: TypeResolver
  /// What types were written as.
  let typeShapes: [FormatType: [Shape]]
  /// Pairs of types that are being compared further out, and so need not be again.
  private(set) var open: Set<Pair> = []

  struct Pair: Hashable {
    var type: FormatType
    var written: FormatType
  }

  init(_ target: TargetModels, _ lock: FormatLock) {
    let resolver = target.resolver
    self.resolver = resolver
    models = target.models.mapValues { models in
      models.map { ($0, ShapeDescriber(declared: $0.declared, resolver: resolver)) }
    }
    var shapes: [FormatType: [Shape]] = [:]
    for section in lock.sections {
      switch section.subject {
      case .type(let type, _): shapes[type, default: []] += section.entries.map(\.shape)
      case .format(let name, _):
        shapes[.named(name), default: []] += section.entries.map(\.shape)
      }
    }
    typeShapes = shapes
  }

  func opening(_ pair: Pair) -> FormatReader {
    var reader = self
    reader.open.insert(pair)
    return reader
  }

  /// The shapes that a shape is made of, with what types were written as in the place of their names.
  func expanded(_ shape: Shape) -> [Shape] {
    switch shape {
    case .either(let shapes): return shapes.flatMap(expanded)
    case .value(.optional(let type)): return [.null] + expanded(.value(type))
    case .value(.named(let name, let arguments)):
      let shapes = typeShapes[.named(name, arguments)] ?? typeShapes[.named(name)]
      // What holds itself is not looked into for ever.
      return shapes.map { $0.flatMap { if case .value = $0 { [$0] } else { expanded($0) } } }
        ?? [shape]
    default: return [shape]
    }
  }

  // MARK: Enums

  /// What a marked enum makes of documents that it was written as.
  ///
  /// - Parameter name: The case that was written; nil if any will do.
  func read(_ shape: Shape, as enumeration: String, expecting name: String?) -> Reading {
    // Branches of `#if` may each have an enum of the name, of which one is enough.
    var reading = Reading.fails(.decoding)
    for (marked, describer) in models[enumeration] ?? []
    where !reading.isAll && marked.model.decoding != nil {
      let enumReader = EnumReader(
        reader: self, declared: marked.declared, model: marked.model, describer: describer,
        name: name)
      reading = .either(expanded(shape).map(enumReader.read))
    }
    return reading
  }
}

/// Reads documents as one marked enum.
struct EnumReader {
  let reader: FormatReader
  let declared: DeclaredEnum
  let model: EnumModel
  let describer: ShapeDescriber
  /// The case that was written; nil if any will do.
  let name: String?

  func read(_ document: Shape) -> Reading {
    if document == .anything {
      return model.primary.unknown == nil ? .fails(.unknownTag) : .all
    }
    var readings: [Reading] = []
    var unknownTag: Reading?
    for group in groups {
      let (isFound, tag) = find(group, in: document)
      guard isFound != .no, let tag else { continue }
      guard let reading = read(document, with: tag, in: group) else {
        unknownTag = unknownTag ?? readUnknown(document, tag, in: group)
        continue
      }
      readings.append(reading)
      if isFound == .yes { return .either(readings) }
    }
    // Where a form is recognized at times only, it is another form's the rest of the time.
    return .either(readings + [readWithoutTag(document, unknownTag)])
  }

  private func readWithoutTag(_ document: Shape, _ unknownTag: Reading?) -> Reading {
    if let unknownTag, unknownTag.isAll, leavesUnknownTags { return unknownTag }
    let attempt = untagged.isEmpty ? nil : attempts(document)
    if let attempt, attempt.isAll { return attempt }
    if let unknownTag { return unknownTag }
    if let missing = model.primary.missingTag, case .object = document {
      let isExpected = name == nil || name == missing.model.baseName
      guard isExpected else { return .fails(.form) }
      return read(missing, of: model.primary, document, tag: nil)
    }
    return attempt ?? .fails(.form)
  }

  private var leavesUnknownTags: Bool {
    model.reading?.leavesUnknownTags(to: model.primary) ?? true
  }

  private var untagged: [Representation] {
    model.reading?.untagged ?? (model.primary.style.tagPlaces.isEmpty ? [model.primary] : [])
  }

  /// Forms whose tags stand in one place; a single form may have two.
  private var groups: [TagGroup] {
    if let reading = model.reading { return reading.groups }
    return model.primary.tagPlaces.map { place in
      var group = TagGroup(model.primary)
      group.place = place
      return group
    }
  }

  // MARK: Tags

  /// Whether a group's tag stands in a document, and what it can be.
  private func find(_ group: TagGroup, in document: Shape) -> (Truth, Shape?) {
    switch (group.place, document) {
    case (.member(let path), .object(let members)):
      let found = reader.find(path.keys, in: members)
      guard let tag = found.shape, tag.isScalar else { return (.no, nil) }
      return (found.presence, tag)
    case (.key, .object(let members)):
      for member in members {
        if case .kept(let tag, _) = member { return (.yes, tag) }
      }
      let known = Set(group.tags.map { group.matching.folded(.string($0.spelling)) })
      let keys = members.compactMap(\.key)
      let named = keys.first { known.contains(group.matching.folded(.string($0))) }
      let isOnly = model.representations.count == 1 && keys.count == 1
      guard let key = named ?? (isOnly ? keys[0] : nil) else { return (.no, nil) }
      return (.yes, .literal(.string(key)))
    case (.element, .array(let elements)):
      guard let tag = elements.first, tag.isScalar else { return (.no, nil) }
      return (.yes, tag)
    case (.value, _): return document.isScalar ? (.yes, document) : (.no, nil)
    default: return (.no, nil)
    }
  }

  /// What becomes of a document with a tag; nil if no case has that.
  private func read(_ document: Shape, with tag: Shape, in group: TagGroup) -> Reading? {
    switch tag {
    case .either(let tags):
      return .either(tags.map { read(document, with: $0, in: group) ?? .fails(.form) })
    case .literal(let scalar):
      let branches = Conditional.elements(of: group.branches)
      let forms = Set(scalar.forms.map(group.matching.folded))
      var found = branches.filter { !forms.isDisjoint(with: $0.patterns) }
      if found.isEmpty { found = branches.filter { $0.ranges.contains { $0.holds(scalar) } } }
      // Branches of `#if` may each have a case with the tag, of which one is enough.
      let readings = found.map { read(document, scalar, $0, in: group) }
      return readings.first(where: \.isAll) ?? readings.first ?? unread(tag)
    case .range(let range):
      let branches = Conditional.elements(of: group.branches)
      guard
        let branch = branches.first(where: {
          $0.ranges.contains {
            $0.bounds.contains(range.bounds.lowerBound)
              && $0.bounds.contains(range.bounds.upperBound)
          }
        }),
        !branches.contains(where: { other in
          other.index != branch.index && other.patterns.contains(where: range.holds)
        })
      else { return unread(.literal(.integer(range.bounds.lowerBound))) }
      return read(document, .integer(range.bounds.lowerBound), branch, in: group)
    default: return nil
    }
  }

  /// A tag that was a known case's and is none any more; a document without tags may look like it.
  private func unread(_ tag: Shape) -> Reading? {
    guard case .literal(let scalar) = tag else { return nil }
    // An unknown case that drops what it saw has a tag of its own.
    if let name, model.primary.unknown?.plan.model.baseName == name { return nil }
    let hasCase = declared.cases.contains { $0.baseName == name && $0.options.isUntagged }
    return hasCase || !untagged.isEmpty && model.primary.style.tagPlaces.isEmpty
      ? nil : Reading.fails(.tag(scalar))
  }

  private func read(
    _ document: Shape, _ tag: Scalar, _ branch: TagBranch, in group: TagGroup
  ) -> Reading {
    // A tag that went from one case to another means something else.
    if let owner = model.primary.cases.first(where: { $0.index == branch.index }),
      owner.tags.first == tag, let name, owner.model.baseName != name,
      let own = model.primary.cases.first(where: { $0.model.baseName == name }),
      !own.tags.contains(tag)
    {
      return .fails(.tagTaken(tag, by: owner.model.baseName))
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

  /// Of cases that constants tell apart, the one that is meant.
  private func read(
    _ alternative: TagBranch.Alternative, _ document: Shape, _ tag: Scalar, in group: TagGroup
  ) -> Reading {
    let form = alternative.form
    let plans = [alternative.plan] + (form.rivals[alternative.plan.index] ?? [])
    if group.place == .value {
      // A name stands for a case without values, or for one that needs none.
      let named = form.named(alternative.plan)
      if form.style is ExternalStyle, named.payload.emptyForm != .name {
        return .fails(.form).at(.item(named.index))
      }
      return .all
    }
    let named = plans.filter { $0.model.baseName == name }
    let readings = (named.isEmpty ? plans : named).map { read($0, of: form, document, tag: tag) }
    return readings.first(where: \.isAll) ?? readings[0]
  }

  private func readUnknown(_ document: Shape, _ tag: Shape, in group: TagGroup) -> Reading {
    let form = group.forms.first { $0.unknown != nil }
    guard let form, let unknown = form.unknown, takes(tag, asUnknownIn: group, unknown) else {
      return .fails(.unknownTag)
    }
    return unknown.hasPayload ? read(unknown.plan, of: form, document, tag: nil) : .all
  }

  /// Whether a tag is of a kind that tags are read as at all.
  private func takes(_ tag: Shape, asUnknownIn group: TagGroup, _ unknown: UnknownPlan) -> Bool {
    let kinds = reader.kinds(of: tag)
    switch group.matching.kind {
    case .string: return kinds == .string || group.matching.isCoercing
    case .integer: return kinds == .number
    case .mixed:
      guard let type = unknown.requiredType, case .literal(let scalar) = tag else {
        return unknown.requiredType == nil
      }
      let isOwn = !Set(scalar.forms.map(group.matching.folded)).isDisjoint(
        with: unknown.plan.patterns)
      return isOwn
        || (type == "Swift.Int" ? Int(scalar.spelling) != nil : Bool(scalar.spelling) != nil)
    }
  }

  // MARK: Untagged

  /// Tries untagged cases in turn.
  private func attempts(_ document: Shape) -> Reading {
    var earlier: CasePlan?
    var last: Reading?
    let plans = untagged.flatMap { form in
      Conditional.elements(of: form.readable).map { (form, $0) }
    }
    // A case that was renamed has another name, but what has no tag tells nothing of it.
    let exists = declared.cases.contains { $0.baseName == name }
    for (form, plan) in plans {
      let reading = read(plan, of: form, document, tag: nil)
      let isMeant = !exists || plan.model.baseName == name
      if isMeant {
        if let earlier, reading.isAll {
          return .fails(.taken(by: earlier.model.baseName)).at(.item(plan.index))
        }
        if reading.isAll { return reading }
        if exists { last = last ?? reading }
      } else if earlier == nil, reading.isAll {
        earlier = plan
      }
    }
    // What no case fits is the unknown one's.
    if let unknown = untagged.first?.unknown, name == nil || unknown.plan.model.baseName == name {
      return .all
    }
    return last ?? .fails(.form)
  }
}

extension TagMatching {
  /// A tag as those that are known are compared with it.
  fileprivate func folded(_ tag: Scalar) -> Scalar { isIgnoringCase ? tag.lowercased : tag }
}

extension Shape {
  /// Whether it is one that tags can be.
  var isScalar: Bool {
    switch self {
    case .literal, .range: true
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
