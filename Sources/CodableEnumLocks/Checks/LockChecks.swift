import CodableEnumCore

/// Compares a lock file with the current sources.
package struct LockChecks {
  let lock: FormatLock
  let target: TargetModels
  let sink: DiagnosticSink
  /// The verb for notes, as in "was locked".
  let verb: String
  let reader: FormatReader

  package init(
    _ lock: FormatLock, _ target: TargetModels, _ sink: DiagnosticSink, verb: String = "locked"
  ) {
    self.verb = verb
    self.lock = lock
    self.target = target
    self.sink = sink
    reader = FormatReader(target, lock)
  }

  package func run() {
    for item in target.all { checkIsLocked(item.declared) }
    for section in lock.sections {
      switch section.subject {
      case .format(let name, let head): check(section, name, head)
      // When it was locked it wasn't marked, so the compiler synthesized its coding.
      case .type(.named(let name, _), .enum) where target.models[name] != nil:
        let hasRawValues = section.entries.contains { $0.shape.isScalar }
        check(section, name, FormatHead(style: hasRawValues ? .rawValue : .external, options: []))
      case .type(.named(let name, _), .enum): checkRawValues(section, name)
      case .type(let type, .struct):
        for entry in section.entries { checkMeaning(of: entry, in: type) }
      case .type: break
      }
    }
  }

  /// Checks that an enum that must be locked has lines in the lock.
  private func checkIsLocked(_ declared: DeclaredEnum) {
    guard let need = declared.options.lock, need.value == .required,
      !lock.sections.contains(where: { $0.subject.isFormat(of: declared.displayName) })
    else { return }
    sink.report(
      Diagnostic(
        .lockMissing(declared.displayName), at: declared.places.position(need.offset)))
  }

  /// A raw value that moved to another case means something else.
  private func checkRawValues(_ section: FormatLock.Section, _ name: String) {
    let facts = target.resolver.facts[name]
    guard let values = facts.rawValues, let position = facts.position else { return }
    for entry in section.entries {
      guard case .literal(let value) = entry.shape, let old = entry.name,
        values.contains(where: { $0.case == old }),
        let new = values.first(where: { !Set($0.value.forms).isDisjoint(with: value.forms) }),
        new.case != old, !values.contains(where: { $0.case == old && $0.value == value })
      else { continue }
      sink.report(
        Diagnostic(
          .lockedTagTaken(value, ofCase: old, by: new.case, hasRawType: true), at: position,
          notes: [.init(text: "\(verb) as \(value.json)", position: entry.position)]))
    }
  }

  private func check(_ section: FormatLock.Section, _ name: String, _ head: FormatHead) {
    let models = target.models[name] ?? []
    guard let declared = models.last?.declared else {
      return sink.report(Diagnostic(.lockedEnumRemoved(name), at: section.position))
    }
    guard models.contains(where: { $0.model.decoding != nil }) else {
      return sink.report(
        Diagnostic(
          .lockedAndUnread(name), at: declared.places.position(declared.offset),
          notes: [.init(text: "\(verb) here", position: section.position)]))
    }
    let readsForm = models.contains { item in
      item.declared.forms.contains { FormatHead($0).hasLayout(of: head) }
    }
    var told: Set<Finding> = []
    for entry in section.entries {
      let reading = reader.read(
        entry, as: name, hadNoTag: head.style == .untagged)
      guard !reading.isAll else {
        checkNewNames(before: entry, name)
        checkMeaning(of: entry, name, head)
        continue
      }
      for var obstacle in reading.obstacles {
        if lacksTag(entry, obstacle, declared, head) {
          obstacle = Obstacle(kind: .noTag)
        } else if !readsForm {
          // If the form isn't read at all, nothing else needs an error.
          obstacle = Obstacle(kind: .form)
        } else if obstacle == Obstacle(kind: .form) {
          let index = declared.cases.firstIndex { $0.baseName == entry.name }
          if head.style == .external, let tag = entry.shape.onlyKey.map(Scalar.string),
            !models.contains(where: { $0.model.hasKey(of: tag) })
          {
            obstacle = Obstacle(kind: .tag(tag))
          } else {
            obstacle =
              index.map { Obstacle(kind: .form, place: .item($0)) } ?? .init(kind: .noTag)
          }
        }
        guard told.insert(Finding(entry, obstacle)).inserted else { continue }
        sink.report(
          Diagnostic(
            message(obstacle, entry, declared, head),
            at: position(of: obstacle, entry, declared),
            notes: fallbackNotes(obstacle, declared) + [note(obstacle, entry)]))
      }
    }
  }

  /// Whether the reason is that the case had no tag when it was locked and has one now.
  private func lacksTag(
    _ entry: FormatLock.Entry, _ obstacle: Obstacle, _ declared: DeclaredEnum, _ head: FormatHead
  ) -> Bool {
    switch obstacle.kind {
    case .form, .tag, .unknownTag, .missingKey: break
    default: return false
    }
    let item = declared.cases.first { $0.baseName == entry.name }
    return ![.untagged, .rawValue].contains(declared.style.value)
      && item?.options.isUntagged != true && item?.options.isMissingTag != true
      && (entry.shape.lacksTag(of: head) || entry.shape.hasNullTag(of: head)
        || head.style == .external && item?.hasValue(under: entry.shape) == true)
  }

  /// What need not be reported twice.
  private struct Finding: Hashable {
    var name: String?
    var kind: Obstacle.Kind?
    var place: Obstacle.Place?

    init(_ entry: FormatLock.Entry, _ obstacle: Obstacle) {
      place = obstacle.place
      // A form affects every case, and a type every place that uses it.
      if case .property? = place { return }
      kind = obstacle.kind
      // Several values may need an object under one key.
      if case .moved? = kind { place = nil }
      if kind != .form || place != nil { name = entry.name }
    }
  }

  /// With `fallback`, what isn't read is no error when decoding.
  private func fallbackNotes(
    _ obstacle: Obstacle, _ declared: DeclaredEnum
  ) -> [Diagnostic.Note] {
    guard let fallback = declared.options.fallback, !obstacle.isUnclear else { return [] }
    switch obstacle.kind {
    case .branch, .hidden, .decoding, .renamedKey, .tagTaken, .taken: return []
    default:
      let models = target.models[declared.displayName] ?? []
      let isKept = models.contains { $0.model.dispatch.fallback?.content != nil }
      return [
        declared.places.note(
          "such data is read as the fallback '\(fallback.value)'"
            + (isKept ? "" : ", and what it said is lost"), at: fallback.offset)
      ]
    }
  }

  /// Returns a note about a line of the lock that isn't read.
  private func note(_ obstacle: Obstacle, _ entry: FormatLock.Entry) -> Diagnostic.Note {
    var entry = entry
    if case .property(let name, _)? = obstacle.place {
      let owner = lock.sections.first { section in
        if case .type(let type, _) = section.subject {
          (name + ".").hasPrefix(type.text + ".")
        } else {
          false
        }
      }
      entry = owner?.entries.first ?? entry
    }
    return .init(text: "\(verb) as \(entry.shape.text)", position: entry.position)
  }

  private func position(
    of obstacle: Obstacle, _ entry: FormatLock.Entry, _ declared: DeclaredEnum
  ) -> Diagnostic.Position {
    switch (obstacle.kind, obstacle.place) {
    case (_, .property(_, let position)): return position
    case (.form, nil): return declared.places.position(declared.offset)
    case (_, .value(let index, let value)):
      return declared.places.position(declared.cases[index].values[value].offset)
    case (_, .item(let index)): return declared.places.position(declared.cases[index].nameOffset)
    case (_, nil):
      let item = declared.cases.first { $0.baseName == entry.name }
      return declared.places.position(item?.nameOffset ?? declared.nameOffset)
    }
  }

  private func message(
    _ obstacle: Obstacle, _ entry: FormatLock.Entry, _ declared: DeclaredEnum, _ head: FormatHead
  ) -> Message {
    let item = entry.name ?? ""
    let name = self.name(of: obstacle, declared) ?? item
    let isProperty = if case .property? = obstacle.place { true } else { false }
    let own = declared.cases.first { $0.baseName == item }
    let locked = "\(declared.displayName).\(item)"
    let isWritten =
      declared.conformance != .decodable && own?.options.isSkipped(.encoding) == false
    let isSkipped = own?.options.isSkipped(.decoding) == true
    let keeper = own?.values.first { $0.options.tag?.value == true }
    let command: LockCommand = isWritten && !isSkipped ? .accept(locked) : .remove(locked)
    switch obstacle.kind {
    case .branch(let branch): return .lockedBranch(item, branch, command)
    case .moved(let key): return .lockedMoved(name, key, command)
    case .tags where isSkipped:
      return .lockedSkippedCase(item, isWritten: isWritten, command)
    case .tags(let range):
      return .lockedTags(
        range, ofCase: item, hasRange: own?.options.hasRange == true, keptAs: keeper?.type,
        sharesTag: sharesTag(item, declared))
    case .hidden(let reason): return .lockedHidden(name, reason)
    case _ where obstacle.isUnclear:
      return .lockedUnclear(name, command)
    case .form where obstacle.place == nil:
      return .lockedForm(
        declared.displayName, head, hasReads: declared.options.reads?.value.isEmpty == false,
        removing: declared.optionsWithoutReads)
    case .letters(let tag):
      return .lockedLetters(tag, ofCase: item, command)
    case .noTag:
      // No enum can have both marks.
      let isUntagged =
        declared.style.value == .untagged || declared.cases.contains(where: \.options.isUntagged)
      let hadNull = entry.shape.hasNullTag(of: head)
      let mark = isUntagged || hadNull ? nil : entry.shape.missingTagMark(in: head)
      return .lockedUntagged(
        item, isThere: own != nil, mark: hadNull ? "nil" : mark,
        besides: condition(ofTagless: item, hasMark: mark != nil, declared), command)
    case .form where isSkipped, .tag where isSkipped:
      return .lockedSkippedCase(item, isWritten: isWritten, command)
    case .form:
      let isFurther = declared.forms.first.map { FormatHead($0).hasLayout(of: head) } == false
      return .lockedShape(
        item, ownOption: isFurther ? own?.layoutOption : nil,
        isUnknown: isFurther && own?.options.isUnknown == true, command)
    case .tag(let tag):
      if !tag.isString, declared.forms.contains(where: { $0.style.value == .external }) {
        return .lockedTagNoString(tag, ofCase: item, command)
      }
      if let keeper, !keeper.type.mayKeep(.exact(tag)) {
        return .lockedTagLost(tag, ofCase: item, keptAs: keeper.type.text)
      }
      let naming = declared.options.representation.caseNaming?.value ?? .verbatim
      return .lockedTag(
        tag, ofCase: item, isThere: own != nil, mark: own?.taglessMark,
        mayBeRenamed: mayHaveNewName(declared, reading: tag),
        isNamed: tag == .string(naming.apply(to: item)),
        canBeSkipped: declared.options.codingKeys?.value != true, command)
    case .unknownTag:
      return .lockedUnknown(
        declared.displayName, isThere: declared.cases.contains { $0.options.isUnknown },
        wasUntagged: head.style == .untagged && declared.style.value != .untagged,
        hasUnknownTag: declared.options.unknownTag != nil, command)
    case .missingKey(let key, let unread):
      // What another case wrote isn't this value under its old key.
      let isOwn =
        isProperty || own == nil || obstacle.case.map { declared.cases[$0].baseName } == entry.name
      return .lockedKey(
        key, name, unread: isOwn && hasKey(obstacle, declared) ? unread : [],
        canHaveAlias: !isProperty, absence(obstacle, declared))
    case .renamedKey(let key, let old):
      return .lockedKeyRenamed(key, was: old, name, isProperty: isProperty, command)
    case .absentKey:
      return .lockedNil(
        name, hasKey: false, absence(obstacle, declared))
    case .null: return .lockedNil(name, hasKey: true, .optional)
    case .type(let type):
      return .lockedType(name, was: "'\(type.text)'", isCase: false)
    case .value(let shape): return .lockedType(name, was: shape.text, isCase: false)
    case .removedValue(let shape): return .lockedType(name, was: shape.text, isCase: true)
    case .constant(let key, let value):
      return .lockedConstant(key, value, ofCase: item, command)
    case .unknownKey(let key): return .lockedUnknownKey(key, ofCase: item)
    case .elementCount(let count): return .lockedElements(count, ofCase: item)
    case .tagTaken(let tag, let other):
      return .lockedTagTaken(
        tag, ofCase: item, by: other, hasRawType: declared.rawType != nil)
    case .taken(let other):
      return .lockedCaseTaken(item, by: other, isThere: own != nil, command)
    case .decoding: return .lockedAndUnread(declared.displayName)
    }
  }

  /// Whether another case has a tag of this one, so it can have no range.
  private func sharesTag(_ name: String, _ declared: DeclaredEnum) -> Bool {
    (target.models[declared.displayName] ?? []).contains { item in
      let form = item.model.primary
      return form.cases.contains { plan in
        plan.model.baseName == name
          && (form.leaders[plan.index] != nil || form.rivals[plan.index] != nil)
      }
    }
  }

  /// Whether a removed case may be one of those that the lock doesn't have, with its tag as an alias.
  private func mayHaveNewName(_ declared: DeclaredEnum, reading tag: Scalar) -> Bool {
    let locked = reader.lockedNames[declared.displayName] ?? []
    let new = declared.cases.filter { !locked.contains($0.baseName) }
    return new.isEmpty
      || new.contains { item in
        item.values.first { $0.options.tag?.value == true }?.type.mayKeep(.exact(tag)) ?? true
      }
  }

  /// Returns what else has to change if a case has no tag.
  private func condition(
    ofTagless name: String, hasMark: Bool, _ declared: DeclaredEnum
  ) -> String? {
    if declared.options.unknownTag?.value == name { return "name another case in 'unknownTag'" }
    let other = declared.cases.first { hasMark && $0.options.isMissingTag }
    return other.map { "give '\($0.baseName)' a tag" }
  }

  /// Returns whether an obstacle is about a key that the first form has too. Options of values in arrays
  /// can't name keys.
  private func hasKey(_ obstacle: Obstacle, _ declared: DeclaredEnum) -> Bool {
    guard case .value(case: let index, let value)? = obstacle.place else { return true }
    if declared.cases[index].values[value].options.flatten?.value == true { return false }
    return target.models[declared.displayName]?.contains { item in
      if case .keyed = item.model.primary.cases[index].payload { true } else { false }
    } == true
  }

  /// Returns how the value of an obstacle could be missing.
  private func absence(_ obstacle: Obstacle, _ declared: DeclaredEnum) -> LockedAbsence {
    guard case .value(case: let index, let position)? = obstacle.place else { return .nilAlone }
    let value = declared.cases[index].values[position]
    if value.options.nilForm?.value == .required { return .required }
    let types = EnumTypes(declared, target.universe)
    let canBeOptional =
      value.options.flatten?.value != true && !types.mayBeNull(types.type(value.type))
    return canBeOptional ? .optional : .byDefault
  }

  /// Returns the place in the sources that an obstacle is about.
  private func name(of obstacle: Obstacle, _ declared: DeclaredEnum) -> String? {
    switch obstacle.place {
    case .value(let index, let value):
      let item = declared.cases[index]
      return item.values[value].name.map { "\(item.baseName).\($0)" }
        ?? item.values[value].type.text
    case .item(let index): return declared.cases[index].baseName
    case .property(let name, _): return name
    case nil: return nil
    }
  }
}

extension EnumModel {
  /// Whether a tag is the key of a case in any form.
  fileprivate func hasKey(of tag: Scalar) -> Bool {
    representations.contains { form in
      let tag = form.matching.isIgnoringCase ? tag.lowercased : tag
      return form.style == .external && form.cases.contains { $0.patterns.contains(tag) }
    }
  }
}

extension DeclaredCase {
  /// The argument that says that it has no tag, if it has one.
  fileprivate var taglessMark: String? {
    options.isMissingTag ? ".missingTag" : options.isUntagged ? ".untagged" : nil
  }

  /// The first option of its own for the layout of its values.
  fileprivate var layoutOption: String? {
    if options.payload != nil { return "payload" }
    if options.empty != nil { return "empty" }
    return options.content == nil ? nil : "content"
  }
}

extension DeclaredEnum {
  /// What in it can't be used together with 'reads'.
  fileprivate var optionsWithoutReads: [String] {
    let isByKeys = options.choice?.value == .byKeys
    let hasNullTag = cases.contains(where: \.options.hasNullTag)
    let isWithoutTag = cases.contains(where: \.options.isMissingTag)
    let hasMissingKey = style.value == .external && options.missingTag != nil
    return (isByKeys ? ["choice"] : []) + (hasNullTag ? ["nil"] : [])
      + (isWithoutTag ? [".missingTag"] : [])
      + (hasMissingKey ? ["missingTag"] : [])
  }
}
