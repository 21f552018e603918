import CodableEnumCore

/// Compares a lock file with the current sources.
///
/// A class, because every message refers to it.
package final class LockChecks {
  let lock: FormatLock
  let target: TargetModels
  let sink: DiagnosticSink
  /// The verb for notes, as in "was locked".
  let verb: String
  let reader: FormatReader
  /// Only messages need them.
  private(set) lazy var writtenTypes = findWrittenTypes()
  /// The names that properties of structs had, by the structs and their keys.
  private(set) lazy var propertyNames: [FormatType: [String: String]] = {
    var names: [FormatType: [String: String]] = [:]
    for section in lock.sections {
      guard case .type(let type, .struct) = section.subject else { continue }
      for entry in section.entries {
        for key in entry.shape.valueKeys {
          names[type, default: [:]][key] = entry.meaning.name(of: key)
        }
      }
    }
    return names
  }()
  private var told: Set<Finding> = []

  package init(
    _ lock: FormatLock, _ target: TargetModels, _ sink: DiagnosticSink, verb: String = "locked"
  ) {
    self.verb = verb
    self.lock = lock.withCurrentParameters(of: target)
    self.target = target
    self.sink = sink
    reader = FormatReader(target, self.lock)
  }

  package func run() {
    for item in target.all { checkIsLocked(item.declared) }
    for section in lock.sections {
      switch section.subject {
      case .format(let name, _, let head): check(section, name, head)
      // When it was locked it wasn't marked, so the compiler synthesized its coding.
      case .type(.named(let name, _), .enum) where target.models[name] != nil:
        let hasRawValues = section.entries.contains { $0.shape.isScalar }
        check(section, name, FormatHead(style: hasRawValues ? .rawValue : .external, options: []))
      case .type(let type, _): checkMeaning(of: section, of: type, in: type)
      }
    }
    let successors = reader.typeSuccessors
    for section in lock.sections {
      let type = section.subject.type
      for other in successors[type] ?? [] { checkMeaning(of: section, of: type, in: other) }
    }
  }

  private func checkMeaning(
    of section: FormatLock.Section, of old: FormatType, in type: FormatType
  ) {
    if case .named(let name, _) = type { checkNames(section, type, name) }
    for entry in section.entries { checkMeaning(of: entry, of: old, in: type) }
  }

  /// Checks that an enum that must be locked has lines in the lock.
  private func checkIsLocked(_ declared: DeclaredEnum) {
    guard let need = declared.options.lock, need.value == .required,
      reader.lockedCases[declared.displayName] == nil
    else { return }
    let message = Message(
      .lockMissing, "'lock: .required', but no lock file contains '\(declared.displayName)'",
      hint: "restore the file from version control, or run 'swift package codable-enum-lock'")
    report(message, at: declared.places.position(need.offset))
  }

  /// A raw value or a key that moved to another case means something else.
  private func checkNames(_ section: FormatLock.Section, _ type: FormatType, _ name: String) {
    let facts = target.resolver.facts[name]
    var names = facts.rawValues ?? []
    let hasRawValues = !names.isEmpty
    if case .cases(let cases) = target.resolver.definition(of: type) {
      names = cases.map { ($0.name, .string($0.key)) }
    }
    guard let position = facts.position else { return }
    for entry in section.entries {
      var tag = entry.shape.onlyKey.map(Scalar.string)
      if case .literal(let value) = entry.shape { tag = value }
      guard let tag, let old = entry.name, names.contains(where: { $0.case == old }),
        let new = names.first(where: { !Set($0.value.forms).isDisjoint(with: tag.forms) }),
        new.case != old, !names.contains(where: { $0.case == old && $0.value == tag })
      else { continue }
      let cure = hasRawValues ? "'= \(tag.json)'" : "'case \(old) = \(tag.json)' in 'CodingKeys'"
      report(
        .tagTaken(tag, ofCase: old, by: new.case, cure), at: position,
        notes: [.init(text: "\(verb) as \(entry.shape.text)", position: entry.position)])
    }
  }

  private func check(_ section: FormatLock.Section, _ name: String, _ head: FormatHead) {
    let models = target.models[name] ?? []
    guard let declared = models.last?.declared else {
      let message = Message(
        .lockedEnumRemoved, "'\(name)' is locked, but no marked enum has that name",
        hint:
          "restore it or its '// @CodableEnum(…)'; if you renamed or moved it, replace its name "
          + "everywhere in this file",
        otherwise: command(for: section.subject.type).ifGone)
      return report(message, at: section.position)
    }
    guard models.contains(where: { $0.decoding != nil }) else {
      return report(
        .unread(name), at: declared.places.position(declared.offset),
        notes: [.init(text: "\(verb) here", position: section.position)])
    }
    let forms = models.compactMap { item in
      zip(item.declared.forms, item.representations)
        .first { FormatHead($0.0).hasLayout(of: head) }.map { (item, $0.1) }
    }
    // What it was written in may be read as another form.
    let others = models.flatMap { item in item.representations.map { (item, $0) } }
    let readers = (forms.isEmpty ? others : forms).map { item, form in
      (item, Dictionary(grouping: form.cases.filter(\.isRead)) { $0.model.baseName })
    }
    let gains = models.flatMap { self.gains($0, section.entries) }
    let plain = plainShapes(models)
    for entry in section.entries {
      let reading =
        isUnchanged(entry, plain)
        ? .all : reader.read(entry, in: head, as: name)
      if reading.isAll {
        if let taker = taker(of: entry, gains) {
          let obstacle = Obstacle(kind: .taken(by: taker))
          report(ObstacleMessage(obstacle, entry, head, declared, self))
        }
        checkMeaning(of: entry, readers)
      }
      for obstacle in reading.obstacles where !reading.isAll {
        let message = ObstacleMessage(
          obstacle, entry, head, declared, self, readsForm: !forms.isEmpty)
        if told.insert(Finding(entry, of: section, message.obstacle)).inserted { report(message) }
      }
    }
  }

  /// Returns what an enum writes now, by the names of cases: those whose tag alone tells that a
  /// document is theirs, whatever is in the rest of it, and in every build.
  private func plainShapes(_ models: [EnumModel]) -> [String: Shape] {
    guard let model = models.first, model.dispatch.isSole, model.primary.hasTags,
      model.primary.missingTag == nil, model.declared.place.conditions.isEmpty,
      model.declared.cases.allSatisfy({ $0.conditions.isEmpty })
    else { return [:] }
    let describer = ShapeDescriber(declared: model.declared, resolver: target.resolver)
    var shapes: [String: Shape] = [:]
    for (plan, shape) in describer.written(model.primary) {
      guard case .literal = plan.tag, case .known = plan.reading,
        !model.primary.isRival(plan), model.primary.rivals[plan.index] == nil
      else { continue }
      shapes[plan.model.baseName] = shape
    }
    return shapes
  }

  /// Whether a line says what its case still writes, and each type in it reads what it wrote.
  ///
  /// Most lines do, and need no reading: an enum reads what it writes, or the core reports an error. So
  /// it reads the same line with what the types in it were written as, unless that decides more than
  /// whether they read it. Only with `plain` shapes it doesn't.
  private func isUnchanged(_ entry: FormatLock.Entry, _ plain: [String: Shape]) -> Bool {
    guard let name = entry.name, let shape = plain[name], !entry.meaning.isUnknown,
      shape.isSame(as: entry.shape),
      shape.types.allSatisfy({ reader.read($0, from: .value($0.unwrapped)).isAll })
    else { return false }
    reader.successors = [name]
    return true
  }

  func report(_ message: ObstacleMessage) {
    report(message.message, at: message.position, notes: message.notes)
  }

  func report(_ message: Message, at position: Diagnostic.Position, notes: [Diagnostic.Note] = []) {
    sink.report(Diagnostic(message, at: position, notes: notes))
  }

  func note(_ entry: FormatLock.Entry, with meaning: String = "") -> Diagnostic.Note {
    let shape = entry.shapeInFile ?? entry.shape
    return .init(text: "\(verb) as \(shape.text)\(meaning)", position: entry.position)
  }

  /// What need not be reported twice.
  private struct Finding: Hashable {
    var subject: FormatLock.Subject?
    var name: String?
    var kind: Obstacle.Kind?
    var place: Obstacle.Place?

    init(_ entry: FormatLock.Entry, of section: FormatLock.Section, _ obstacle: Obstacle) {
      // Several values may need an object under one key, or have another layout.
      switch (obstacle.kind, obstacle.place) {
      case (.moved, _): place = nil
      case (.form, .value(let index, _)?): place = .item(index)
      case (.form, .property(_, let position)?): place = .property("", position)
      case (_, let own): place = own
      }
      // A form affects every case, and a type every enum that uses it.
      if case .property? = place { return }
      subject = section.subject
      kind = obstacle.kind
      if kind != .form || place != nil { name = entry.name }
    }

    // Few are about one place and case.
    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(place)
    }
  }
}

extension Shape {
  /// Whether two shapes differ at most in the order of keys, which a lock doesn't keep.
  ///
  /// - Parameter besideFlattened: Whether they can have flattened values. One that is still read may
  ///   have a new key that another value has.
  func isSame(as other: Shape, besideFlattened: Bool = false) -> Bool {
    switch (self, other) {
    case (.object(let members), .object(let others)):
      return members.count == others.count
        && members.allSatisfy { member in
          guard case .key(let key, let shape, let isOptional) = member else {
            return besideFlattened && others.contains(member)
          }
          return others.contains { other in
            guard case .key(key, let other, isOptional) = other else { return false }
            return shape.isSame(as: other, besideFlattened: besideFlattened)
          }
        }
    case (.array(let shapes), .array(let others)), (.either(let shapes), .either(let others)):
      return shapes.count == others.count
        && zip(shapes, others).allSatisfy { $0.isSame(as: $1, besideFlattened: besideFlattened) }
    default: return self == other
    }
  }
}
