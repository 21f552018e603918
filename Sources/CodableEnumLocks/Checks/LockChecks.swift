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
    report(.missing(declared.displayName), at: declared.places.position(need.offset))
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
      report(
        .tagTaken(value, ofCase: old, by: new.case, hasRawType: true), at: position,
        notes: [.init(text: "\(verb) as \(value.json)", position: entry.position)])
    }
  }

  private func check(_ section: FormatLock.Section, _ name: String, _ head: FormatHead) {
    let models = target.models[name] ?? []
    guard let declared = models.last?.declared else {
      return report(.enumRemoved(name), at: section.position)
    }
    guard models.contains(where: { $0.model.decoding != nil }) else {
      return report(
        .unread(name), at: declared.places.position(declared.offset),
        notes: [.init(text: "\(verb) here", position: section.position)])
    }
    let readsForm = models.contains { item in
      item.declared.forms.contains { FormatHead($0).hasLayout(of: head) }
    }
    var told: Set<Finding> = []
    for entry in section.entries {
      let reading = reader.read(
        entry, as: name, hadNoTag: head.style == .untagged)
      guard !reading.isAll else {
        checkNewNames(before: entry, name, head)
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
        report(obstacle, entry, declared, head)
      }
    }
  }

  func report(
    _ obstacle: Obstacle, _ entry: FormatLock.Entry, _ declared: DeclaredEnum, _ head: FormatHead
  ) {
    let message = ObstacleMessage(
      obstacle: obstacle, entry: entry, head: head, declared: declared, target: target,
      lockedNames: reader.lockedNames[declared.displayName] ?? [])
    report(
      message.message, at: position(of: obstacle, entry, declared),
      notes: fallbackNotes(obstacle, declared) + [note(obstacle, entry)])
  }

  func report(
    _ message: LockMessage, at position: Diagnostic.Position, notes: [Diagnostic.Note] = []
  ) {
    sink.report(message.diagnostic(at: position, notes: notes))
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
