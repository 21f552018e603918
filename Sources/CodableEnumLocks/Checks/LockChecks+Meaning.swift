import CodableEnumCore

/// Finds documents that are still read, but as something else.
extension LockChecks {
  /// Compares the values that a case's keys and elements had with those that they have now.
  func checkMeaning(of entry: FormatLock.Entry, _ name: String, _ head: FormatHead) {
    for item in target.models[name] ?? [] {
      let forms = zip(item.declared.forms, item.model.representations)
      guard let form = forms.first(where: { FormatHead($0.0).hasLayout(of: head) })?.1 else {
        continue
      }
      for plan in form.cases where plan.isRead && plan.model.baseName == entry.name {
        let isByPosition = item.model.representations.contains { form in
          form.cases[plan.index].isByPosition
        }
        let check = MeaningCheck(
          entry: entry, declared: item.declared, plan: plan, isByPosition: isByPosition, sink: sink,
          note: note(entry, with: entry.meaning.text))
        check.run()
      }
    }
  }

  /// A raw value that a type gained may be one that a later untagged case was written as.
  func checkNewNames(before entry: FormatLock.Entry, _ name: String) {
    for item in target.models[name] ?? [] {
      let plans = item.model.dispatch.tried.map(\.plan).filter { $0.reading == .known }
      guard plans.contains(where: { $0.model.baseName == entry.name }) else { continue }
      for plan in plans.prefix(while: { $0.model.baseName != entry.name }) {
        let answer = Overlap.of(
          target.universe.documents(entry.shape), .literals(newNames(of: plan, in: item.declared)),
          in: target.universe, countsRare: true)
        guard case .yes = answer,
          let own = item.declared.cases.first(where: { $0.baseName == entry.name })
        else { continue }
        sink.report(
          Diagnostic(
            .lockedCaseTaken(
              own.baseName, by: plan.model.baseName, isThere: true,
              .accept("\(name).\(own.baseName)")),
            at: item.declared.places.position(own.nameOffset), notes: [note(entry)]))
      }
    }
  }

  /// Returns the raw values of a case's only value that the lock doesn't have.
  private func newNames(of plan: CasePlan, in declared: DeclaredEnum) -> [Scalar] {
    guard case .bare(let value) = plan.payload else { return [] }
    let type = target.resolver.type(
      of: value, plan, in: declared, target.resolver.environment(of: declared)
    ).unwrapped
    guard case .rawValues(let values) = target.resolver.definition(of: type),
      let locked = reader.typeShapes[type]
    else { return [] }
    return values.filter { !locked.contains(.literal($0)) }
  }

  /// Compares the keys of a struct.
  func checkMeaning(of entry: FormatLock.Entry, in type: FormatType) {
    guard case .structure(let properties) = target.resolver.definition(of: type) else { return }
    checkSkipped(entry, in: type, unless: properties)
    for property in properties where entry.shape.keys.contains(property.key) {
      let old = entry.meaning.values[property.key] ?? property.key
      func name(_ own: String) -> String { "\(type.text).\(own)" }
      let message: Message
      if old != property.name,
        properties.contains(where: { $0.name == old })
          || entry.shape.keys.contains(where: {
            (entry.meaning.values[$0] ?? $0) == property.name
          })
      {
        message = .lockedExchange(
          name(property.name), place: "the key \(property.key.quoted)", was: name(old))
      } else if !property.isRead, !entry.meaning.unread.contains(property.key) {
        message = .lockedSkip(name(property.name), isProperty: true, .accept(type.text))
      } else {
        continue
      }
      sink.report(
        Diagnostic(message, at: property.position, notes: [note(entry)]))
    }
  }

  /// Properties that 'CodingKeys' no longer names.
  private func checkSkipped(
    _ entry: FormatLock.Entry, in type: FormatType, unless coded: [CodedProperty]
  ) {
    guard case .named(let name, _) = type else { return }
    for property in target.resolver.facts[name].properties ?? []
    where property.isStored && !coded.contains(where: { $0.name == property.name }) {
      let key = entry.shape.keys.first { key in
        (entry.meaning.values[key] ?? key) == property.name
          && !entry.meaning.unread.contains(key) && !coded.contains { $0.key == key }
      }
      guard let key else { continue }
      sink.report(
        Diagnostic(
          .lockedSkip(
            "\(type.text).\(property.name)", isProperty: true, key: key, .accept(type.text)),
          at: property.position, notes: [note(entry)]))
    }
  }

  func note(_ entry: FormatLock.Entry, with meaning: String = "") -> Diagnostic.Note {
    .init(text: "\(verb) as \(entry.shape.text)\(meaning)", position: entry.position)
  }
}

/// A case with a line in the lock.
private struct MeaningCheck {
  let entry: FormatLock.Entry
  let declared: DeclaredEnum
  let plan: CasePlan
  /// Whether a form stores its values by position.
  let isByPosition: Bool
  let sink: DiagnosticSink
  let note: Diagnostic.Note

  private var item: DeclaredCase { declared.cases[plan.index] }

  /// A value that is read from a place, and the name of the value that was written there.
  private struct Successor {
    let value: ValuePlan
    let old: String
    let place: String
  }

  func run() {
    switch plan.restricted(to: .decoding).payload {
    case .keyed(let payload): keyed(payload)
    case .unkeyed(let values):
      checkNames(
        values.enumerated().compactMap { index, value in
          entry.meaning.values["\(index)"].map {
            Successor(value: value, old: $0, place: "element \(index + 1)")
          }
        })
    // All of its values may be skipped.
    case .empty: checkSkipped(unless: [])
    case .bare, .together: break
    }
  }

  private func keyed(_ payload: KeyedPayload) {
    let written = entry.shape.keys
    var found: Set<String> = []
    var successors: [Successor] = []
    for field in payload.fields where !field.path.isEmpty {
      for keys in [field.path] + field.keys.dropFirst().map({ [$0] }) {
        guard let last = keys.last, written.contains(last) else { continue }
        let key = keys.joined(separator: ".")
        found.insert(last)
        if let old = name(of: key, last) ?? (keys == field.path ? last : nil) {
          successors.append(.init(value: field.value, old: old, place: "the key \(key.quoted)"))
        }
      }
      if let old = entry.meaning.defaults[field.path.joined(separator: ".")] {
        checkDefault(field.value, old)
      }
    }
    checkNames(successors)
    checkSkipped(unless: found)
  }

  /// - Parameter found: Keys of values that are still read.
  private func checkSkipped(unless found: Set<String>) {
    let written = entry.shape.keys
    for (position, value) in item.values.enumerated() where value.options.isSkipped(.decoding) {
      let name = value.lockedName(position)
      let key = written.first { key in
        !found.contains(key) && !entry.meaning.unread.contains(key)
          && (entry.meaning.values[key] ?? item.givenKey(of: position)?.value
            ?? value.options.key?.value.last).map { $0 == key || $0 == name }
            ?? name.isWritten(as: key, in: item)
      }
      if let key {
        let hasKey = value.name != nil || item.givenKey(of: position) != nil
        report(
          .lockedSkip(
            "\(item.baseName).\(name)", isProperty: false,
            key: hasKey || value.options.key != nil ? nil : key, isByPosition: isByPosition,
            .accept("\(declared.displayName).\(item.baseName)")), at: value)
      }
    }
  }

  /// Returns the value that a key had, by the lock or by the key's own name.
  private func name(of key: String, _ last: String) -> String? {
    if let name = entry.meaning.values[key] { return name }
    let names = item.values.enumerated().map { $1.lockedName($0) }
    return names.first { $0 == last } ?? names.first { $0.isWritten(as: last, in: item) }
  }

  private func checkNames(_ successors: [Successor]) {
    for successor in successors {
      let value = item.values[successor.value.position]
      let name = value.lockedName(successor.value.position)
      let old = successor.old
      guard old != name else { continue }
      let isExchanged: Bool
      if let position = position(successor) {
        // A value before them may be gone or new, so only their order tells what they are.
        isExchanged = successors.contains { other in
          self.position(other).map {
            ($0 < position) != (other.value.position < successor.value.position)
          } == true
        }
      } else {
        isExchanged =
          item.values.contains { $0.name == old }
          || entry.shape.keys.contains { self.name(of: $0, $0) == name }
      }
      if isExchanged {
        report(
          .lockedExchange(
            "\(item.baseName).\(name)", place: successor.place, was: "\(item.baseName).\(old)"),
          at: value)
      }
    }
  }

  /// Returns the position that a value had when it was locked, if it had and has no other name.
  private func position(_ successor: Successor) -> Int? {
    guard item.values[successor.value.position].name == nil, successor.old.hasPrefix("_") else {
      return nil
    }
    return Int(successor.old.dropFirst())
  }

  /// A key that was left out must still mean what it meant when it was written.
  private func checkDefault(_ plan: ValuePlan, _ old: String) {
    let value = item.values[plan.position]
    let now = plan.takesDefault ? value.defaultText : plan.isOptional ? "nil" : nil
    guard let now, now != old else { return }
    report(
      .lockedDefault(
        "\(item.baseName).\(value.lockedName(plan.position))", was: old, now: now,
        .accept("\(declared.displayName).\(item.baseName)")), at: value)
  }

  private func report(_ message: Message, at value: DeclaredValue) {
    sink.report(
      Diagnostic(message, at: declared.places.position(value.offset), notes: [note]))
  }
}

extension CasePlan {
  /// Whether a value of its own would be stored by position, so it can't be skipped in one direction.
  fileprivate var isByPosition: Bool {
    switch payload {
    case .keyed: false
    case .empty: layout != .keyed
    case .unkeyed, .bare, .together: true
    }
  }
}

extension Shape {
  /// Every key in the shape, at any depth.
  var keys: Set<String> {
    switch self {
    case .object(let members):
      members.reduce(into: []) { keys, member in
        switch member {
        case .key(let key, let shape, _): keys.formUnion(shape.keys.union([key]))
        case .kept(_, let shape): keys.formUnion(shape.keys)
        case .flattened: break
        }
      }
    case .array(let shapes), .either(let shapes):
      shapes.reduce(into: []) { $0.formUnion($1.keys) }
    case .null, .literal, .anyLetters, .range, .value, .anything: []
    }
  }
}
