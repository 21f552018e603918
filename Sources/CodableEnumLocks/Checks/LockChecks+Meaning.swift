import CodableEnumCore

/// Finds documents that are still read, but as something else.
extension LockChecks {
  /// Compares the values that a case's keys and elements had with those that they have now.
  ///
  /// - Parameters:
  ///   - type: The type that was written, if it isn't the enum.
  ///   - plans: The cases of each form with the layout that the entry was written in, or else of each
  ///     that reads it, by their names.
  func checkMeaning(
    of entry: FormatLock.Entry, of type: FormatType? = nil,
    _ plans: [(EnumModel, [String: [CasePlan]])]
  ) {
    let names = reader.successors.sorted()
    for (item, plans) in plans {
      for plan in names.flatMap({ plans[$0] ?? [] }) {
        MeaningCheck(self, entry, of: type, item, plan).run()
      }
    }
  }

  /// Whether everything that was written as a case of an enum is read as another.
  func isRenamed(_ old: String, _ new: String, in type: FormatType) -> Bool {
    guard case .named(let name, _) = type else { return false }
    let entries = lock.sections.filter { $0.subject.name == type.text }.flatMap(\.entries)
      .filter { $0.name == old }
    guard !entries.isEmpty else { return false }
    if reader.isMarked(name) {
      return entries.allSatisfy { reader.read($0, as: name).isAll && reader.successors == [new] }
    }
    let values = target.resolver.facts[name].rawValues ?? []
    return entries.allSatisfy { entry in
      values.contains { $0.case == new && .literal($0.value) == entry.shape }
    }
  }

  /// Returns the command that accepts a type: by its name or, if it replaced another, by that of a
  /// line with the other's name.
  func command(accepting old: FormatType, as type: FormatType) -> LockCommand {
    if old == type { return command(for: type) }
    for section in lock.sections {
      guard case .format(let name, _, _) = section.subject,
        let entry = section.entries.first(where: { $0.has(old) })
      else { continue }
      return .accept("\(name).\(entry.name ?? "")")
    }
    return .accept((owner(of: old) ?? type).text)
  }

  /// Returns the type with another in its line, if the sources still show it.
  func owner(of type: FormatType) -> FormatType? {
    for case (.type(let owner, _), let entries) in lock.sections.map({ ($0.subject, $0.entries) })
    where target.resolver.shows(owner) && entries.contains(where: { $0.has(type) }) {
      return owner
    }
    return nil
  }

  /// Returns the command for a type with lines of its own.
  func command(for type: FormatType) -> LockCommand {
    writtenTypes.contains(type) ? .accept(type.text) : .remove(type.text)
  }

  /// Returns the types in everything that a new lock would have.
  func findWrittenTypes() -> Set<FormatType> {
    typesInside(
      of: target.all.flatMap { $0.lockedShapes(target.resolver).flatMap(\.shape.types) })
  }

  /// Returns some types with all that their values can contain.
  func typesInside(of types: [FormatType]) -> Set<FormatType> {
    var open = types
    var types: Set<FormatType> = []
    while let type = open.popLast() {
      guard types.insert(type).inserted else { continue }
      open += type.parts
      switch target.resolver.definition(of: type) {
      case .structure(let properties)?: open += properties.map(\.type)
      case .cases(let cases)?: open += cases.flatMap(\.values).map(\.type)
      case .marked?, .rawValues?, nil: break
      }
    }
    return types
  }

  /// Checks that a case of another enum isn't read as one whose name another case has.
  private func checkName(_ entry: FormatLock.Entry, in marked: EnumModel) {
    let cases = marked.declared.cases
    guard let old = entry.name, !reader.successors.contains(old),
      cases.contains(where: { $0.baseName == old }),
      let new = cases.first(where: { reader.successors.contains($0.baseName) })
    else { return }
    report(
      Message(
        .lockedCaseTaken, "what '\(old)' wrote is now decoded as '\(new.baseName)'",
        hint: "give '\(old)' its tag or layout back"),
      at: marked.declared.places.position(new.nameOffset), notes: [note(entry)])
  }

  /// Compares the keys of a struct, or those of the values of a case.
  ///
  /// - Parameter old: The type that was written.
  func checkMeaning(of entry: FormatLock.Entry, of old: FormatType, in type: FormatType) {
    guard case .named(let name, _) = type else { return }
    switch target.resolver.definition(of: type) {
    case .structure(let properties)?:
      let uncoded = (target.resolver.facts[name].properties ?? []).filter { property in
        property.isStored && !properties.contains { $0.name == property.name }
      }
      checkMeaning(
        of: entry, of: old, in: type, properties, of: type.text, codingKeys: "CodingKeys",
        uncoded: uncoded.map { ($0.name, $0.position) })
    case .cases(let cases)?:
      guard let item = cases.first(where: { $0.key == entry.shape.onlyKey }) else { return }
      checkMeaning(
        of: entry, of: old, in: type, item.values, of: "\(type.text).\(item.name)",
        codingKeys: item.name.codingKeysOfCase, uncoded: item.uncoded.map { ($0, item.position) })
    case .marked?:
      for marked in target.models[name] ?? [] {
        reader.successors = []
        guard reader.read(entry.shape, as: name, expecting: nil, line: entry).isAll else {
          continue
        }
        checkName(entry, in: marked)
        let plans = Dictionary(grouping: marked.primary.cases.filter(\.isRead)) {
          $0.model.baseName
        }
        checkMeaning(of: entry, of: old, [(marked, plans)])
      }
    case .rawValues?, nil: break
    }
  }

  /// - Parameters:
  ///   - owner: What the properties are of, for messages.
  ///   - codingKeys: What names their keys.
  ///   - uncoded: The properties that it doesn't name.
  private func checkMeaning(
    of entry: FormatLock.Entry, of old: FormatType, in type: FormatType,
    _ properties: [CodedProperty], of owner: String, codingKeys: String,
    uncoded: [(name: String, position: Diagnostic.Position)]
  ) {
    var accept: LockCommand { command(accepting: old, as: type) }
    let (keys, meaning) = (entry.shape.valueKeys, entry.meaning)
    func report(_ message: Message, at position: Diagnostic.Position) {
      self.report(message, at: position, notes: [note(entry)])
    }
    for (own, position) in uncoded {
      let key = keys.first { key in
        own == meaning.name(of: key) && !meaning.unread.contains(key)
          && !properties.contains { $0.key == key }
      }
      guard let key else { continue }
      let hint = "give it the key \(key.quoted) in '\(codingKeys)'"
      report(.skip("\(owner).\(own)", hint: hint, accept), at: position)
    }
    for property in properties {
      if let message = lostDefault(of: property, entry, owner, accept) {
        report(message, at: property.position)
      }
    }
    for property in properties where keys.contains(property.key) {
      if let message = exchange(of: property, among: properties, entry, owner, was: owner) {
        report(message, at: property.position)
      } else if !property.isRead, !meaning.unread.contains(property.key) {
        report(
          .skip("\(owner).\(property.name)", hint: "make it a 'var'", accept),
          at: property.position)
      }
    }
  }

  /// Returns the error for an optional property that was a value with another default than nil.
  func lostDefault(
    of property: CodedProperty, _ entry: FormatLock.Entry, _ owner: String,
    _ command: @autoclosure () -> LockCommand
  ) -> Message? {
    guard property.isRead, property.type.isOptional,
      let old = entry.meaning.defaults[property.key], old != "nil"
    else { return nil }
    return Message(
      .lockedDefault,
      "a missing '\(owner).\(property.name)' meant \(old), and is read as nil now",
      hint: "read it as what it was", otherwise: command().ifGone)
  }

  /// Returns the error for a property whose key was that of another value when both were locked.
  func exchange(
    of property: CodedProperty, among properties: [CodedProperty], _ entry: FormatLock.Entry,
    _ owner: String, was oldOwner: String
  ) -> Message? {
    let (old, new) = (entry.meaning.name(of: property.key), property.name)
    if old == new { return nil }
    let keys = entry.shape.valueKeys
    guard keys.contains(property.key),
      properties.contains(where: { $0.name == old })
        || keys.contains(where: { entry.meaning.name(of: $0) == new })
    else { return nil }
    return .exchange(
      "\(owner).\(new)", place: "the key \(property.key.quoted)", was: "\(oldOwner).\(old)")
  }
}

extension Shape {
  /// Every key in the shape, at any depth, in the order of the text.
  var keys: [String] { keys { _ in true } }

  /// The keys of values. Those of tags, payloads and constants aren't.
  var valueKeys: [String] {
    keys { $0.alternatives.contains { if case .value = $0 { true } else { false } } }
  }

  private func keys(where isIncluded: (Shape) -> Bool) -> [String] {
    var keys: [String] = []
    addKeys(to: &keys, where: isIncluded)
    return keys
  }

  private func addKeys(to keys: inout [String], where isIncluded: (Shape) -> Bool) {
    switch self {
    case .object(let members):
      for member in members {
        switch member {
        case .key(let key, let shape, _):
          if isIncluded(shape) { keys.append(key) }
          shape.addKeys(to: &keys, where: isIncluded)
        case .kept(_, let shape): shape.addKeys(to: &keys, where: isIncluded)
        case .flattened: break
        }
      }
    case .array(let shapes), .either(let shapes):
      for shape in shapes { shape.addKeys(to: &keys, where: isIncluded) }
    case .null, .literal, .anyLetters, .range, .value, .anything: break
    }
  }
}
